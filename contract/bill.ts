import { z } from 'zod'
import { CivilDate } from './fields.ts'
import { Measure } from './measures.ts'

/** The values for a reason's placeholders; a list value has one entry for each listed piece. */
export type WhyParams = Readonly<Record<string, string | number | readonly Readonly<Record<string, string | number>>[]>>

const Value = z.union([z.string(), z.number()])
const Paise = z.int()

/** One line of a bill with its measure, its on-hire dates and its reason, as a sentence and as key and values. */
export const BillLine = z.object({
  code: z.string(),
  description: z.string(),
  amountPaise: Paise,
  ...Measure.shape,
  days: z.array(CivilDate),
  why: z.string(),
  whyKey: z.string(),
  whyParams: z.record(z.string(), z.union([Value, z.array(z.record(z.string(), Value))])),
})
export type BillLine = z.infer<typeof BillLine>

/** Taxes and total of a document; `sgstPaise` is UTGST in a territory that has it. */
export const Totals = z.object({
  taxablePaise: Paise,
  cgstPaise: Paise,
  sgstPaise: Paise,
  igstPaise: Paise,
  roundOffPaise: Paise,
  totalPaise: Paise,
})
export type Totals = z.infer<typeof Totals>

export const Bill = Totals.extend({ lines: z.array(BillLine), amountInWords: z.string() })
export type Bill = z.infer<typeof Bill>

export const supplies = ['DOMESTIC', 'SEZ_TAXED', 'SEZ_LUT'] as const
