import { z } from 'zod'
import { text } from './fields.ts'
import { PAISE_MAX } from './rate-terms.ts'

/** Costs beside the hire that the desk may add to a sheet; those that were quoted stand there already. */
export const extraCodes = ['FUEL', 'ALLOWANCE', 'DETENTION', 'DAMAGE', 'DISCOUNT'] as const

/** An amount beside the hire, before GST; a discount is below zero, all others are above. */
export const SheetExtra = z
  .strictObject({
    code: z.enum(extraCodes),
    amountPaise: z.int().min(-PAISE_MAX).max(PAISE_MAX),
    /** The purpose, which the customer reads. */
    note: text(1, 200),
  })
  .refine(({ code, amountPaise }) => (code === 'DISCOUNT' ? amountPaise < 0 : amountPaise > 0), {
    error: 'invalid',
    path: ['amountPaise'],
  })
export type SheetExtra = z.infer<typeof SheetExtra>
