import { bill } from '#server/hire/bill.ts'
import { HireCase, type WrittenCase } from '#server/hire/case.ts'

type Changes = Omit<Partial<WrittenCase>, 'terms'> & { terms?: Partial<WrittenCase['terms']> }

/** June 2026 (30 days, four Sundays) at ₹78,000 a month of 26 days of 10 hours: ₹3,000 a day, ₹300 an hour. */
export const writtenHire = ({ terms, ...changes }: Changes = {}): WrittenCase => ({
  terms: { basis: 'MONTH', ratePaise: 7_800_000, ...terms },
  period: { from: '2026-06-01', to: '2026-06-30' },
  onHire: { from: '2026-06-01' },
  supplierState: '27',
  placeOfSupply: '27',
  ...changes,
})

export const aHire = (changes?: Changes) => HireCase.parse(writtenHire(changes))

/** Rows of so many working days in June 2026 from the first, with these hours each. */
export const june = (count: number, hours: Omit<NonNullable<WrittenCase['days']>[number], 'date'>) =>
  Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`)
    .filter((date) => new Date(date).getUTCDay() !== 0)
    .slice(0, count)
    .map((date) => ({ date, ...hours }))

/** The lines of a bill as amounts by code. */
export const linesOf = (given: HireCase) =>
  Object.fromEntries(bill(given).lines.map(({ code, amountPaise }) => [code, amountPaise]))

/** A rule's example: what it shows, the case, and its lines. */
export type Example = [title: string, given: HireCase, lines: Record<string, number>]

/** The rates of `aHire` in paise. */
export const R = 7_800_000
export const DAY = 300_000
export const HOUR = 30_000
