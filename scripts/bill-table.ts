import type { Bill } from '#contract/bill.ts'
import { formatDate } from '#contract/dates.ts'
import { stateTaxName } from '#contract/gst-states.ts'
import { formatRupees } from '#contract/money.ts'
import type { HireCase } from '#server/hire/case.ts'

/** A bill as a readable table: lines with their reasons and dates, then taxes and total. */
export function tableOf(made: Bill, { supplierState }: HireCase) {
  const lines = made.lines.map(({ description, amountPaise, why, days }) => [
    description,
    rupees(amountPaise),
    why,
    spanOf(days),
  ])
  const sums = [
    ['Taxable value', made.taxablePaise],
    ['CGST', made.cgstPaise],
    [stateTaxName(supplierState), made.sgstPaise],
    ['IGST', made.igstPaise],
    ['Round-off', made.roundOffPaise],
    ['Total', made.totalPaise],
  ] as const
  const shown = sums.filter(([name, paise]) => paise !== 0 || name === 'Total' || name === 'Taxable value')
  const rows = [...lines, ...shown.map(([name, paise]) => [name, rupees(paise), '', ''])]
  return [...aligned(rows), made.amountInWords].join('\n')
}

const spanOf = (days: readonly string[]) =>
  days.length === 0
    ? ''
    : `${days.length} d: ${formatDate(days[0] ?? '')}${days.length > 1 ? ` to ${formatDate(days.at(-1) ?? '')}` : ''}`

function aligned(rows: readonly (readonly string[])[]) {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const [names, amounts, reasons] = [width(0), width(1), width(2)]
  return rows.map(([name = '', amount = '', why = '', span = '']) =>
    `${name.padEnd(names)}  ${amount.padStart(amounts)}  ${why.padEnd(reasons)}  ${span}`.trimEnd(),
  )
}

/** Always with paise, so that the decimal points align. */
const rupees = (paise: number) => `${formatRupees(paise)}${paise % 100 === 0 ? '.00' : ''}`
