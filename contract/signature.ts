import { z } from 'zod'
import './endpoint.ts'

/** The strokes of a signature: moves and lines between whole points of a box of 300 by 100. */
export const Strokes = z
  .string()
  .max(20_000, { abort: true })
  .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/, 'invalid')
