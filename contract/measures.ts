// The quantity, unit and rate of a line, of which the product rounds to its amount.
import { z } from 'zod'
import { fill } from './fill.ts'
import { grouped } from './numerals.ts'

/** Months, days, hours, numbers and litres, as Indian invoices abbreviate them. */
const units = ['MON', 'DAY', 'HRS', 'NOS', 'LTR'] as const

/**
 * `quantity` is exact: a decimal, or a fraction such as `13/30`; below zero where the line deducts. `ratePaise` is a
 * decimal with as many digits as the product needs to round to the amount, half away from zero.
 */
export const Measure = z.object({ quantity: z.string(), unit: z.enum(units), ratePaise: z.string() })
export type Measure = z.infer<typeof Measure>

/** A line without a rate of its own: one piece at its amount. */
export const lumpOf = (amountPaise: number): Measure => ({ quantity: '1', unit: 'NOS', ratePaise: String(amountPaise) })

/** A quantity as it is read: `260/3` as `86 2/3`. */
export function quantityText(quantity: string) {
  const [, sign = '', above = '', below = '1'] = /^(-?)(\d+)\/(\d+)$/.exec(quantity) ?? []
  if (above === '') return quantity
  const [whole, rest] = [BigInt(above) / BigInt(below), BigInt(above) % BigInt(below)]
  return `${sign}${whole === 0n ? '' : `${whole} `}${rest}/${below}`
}

/** A rate in paise as rupees with lakh grouping and at least two decimals: `40384.62` → `403.8462`. */
export function rateText(ratePaise: string) {
  const [, sign = '', whole = '0', beyond = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(ratePaise) ?? []
  const padded = whole.padStart(3, '0')
  return `${sign}${grouped(Number(padded.slice(0, -2)))}.${padded.slice(-2)}${beyond}`
}

type UnitNames = Readonly<Record<(typeof units)[number], string>>

/** `23 HRS × ₹403.8462`, in the form and with the names of units of the texts. */
export const measureText = ({ quantity, unit, ratePaise }: Measure, form: string, names: UnitNames) =>
  fill(form, {
    quantity: quantityText(quantity),
    unit: names[unit],
    rate: `₹${rateText(ratePaise)}`.replace('₹-', '-₹'),
  })
