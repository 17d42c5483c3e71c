import { z } from 'zod'
import './endpoint.ts'

type Bounds = { min: number; max: number }

const isWithin =
  ({ min, max }: Bounds) =>
  (value: number) =>
    value >= min && value <= max

/** A number within bounds, which the refusal names. */
export const within = (min: number, max: number) =>
  z
    .number()
    .refine(isWithin({ min, max }), { error: 'range', params: { min, max } })
    .meta({ minimum: min, maximum: max })

/** A whole number within bounds, which the refusal names. */
export const whole = (min: number, max: number) =>
  z.int().refine(isWithin({ min, max }), { error: 'range', params: { min, max } }).meta({ minimum: min, maximum: max })
