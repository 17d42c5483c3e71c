import { z } from 'zod'
import { supplies } from '#contract/bill.ts'
import { CivilDate } from '#contract/fields.ts'
import { HoursOfDay, idleCauses, offHireCauses, PAISE_MAX, Percent, RateTerms } from '#contract/rate-terms.ts'
import { daysBetween } from './calendar.ts'
import { Rational, sumOf, ZERO } from './rational.ts'

const HOURS_PER_DAY = Rational.whole(24)
const DAYS_MAX = 366

/** An amount besides the hire: mobilisation, recovered fuel, a discount (below zero). */
export const Extra = z.strictObject({
  code: z
    .string()
    .max(40, { abort: true })
    .regex(/^[A-Z][A-Z_]*$/, 'must be a name in capitals, such as MOB'),
  amountPaise: z.int().min(-PAISE_MAX).max(PAISE_MAX),
})

/** The hours of one shift of a date. */
const Shift = z.strictObject({
  worked: HoursOfDay.default('0'),
  breakdown: HoursOfDay.default('0'),
  idle: z.partialRecord(z.enum(idleCauses), HoursOfDay).default({}),
})
type Shift = z.infer<typeof Shift>

const hoursOf = ({ worked, breakdown, idle }: Shift) =>
  sumOf([worked, breakdown, ...Object.values(idle)].map(Rational.decimal))

const SecondShift = z.union([z.boolean(), Shift], { error: 'must be true, false, or the hours of a shift' })

/**
 * The hours of one date, from its signed logsheets: those of the first shift, and of the second one beside it. A second
 * shift is `true` while it is only planned.
 */
const Day = Shift.extend({ date: CivilDate, secondShift: SecondShift.default(false) }).refine(
  ({ secondShift: second, ...first }) =>
    !HOURS_PER_DAY.isLessThan(hoursOf(first).plus(typeof second === 'object' ? hoursOf(second) : ZERO)),
  'has more than 24 hours',
)

export const Holidays = z.array(CivilDate).max(1000).default([])
const StateCode = z
  .string()
  .max(2, { abort: true })
  .regex(/^\d\d$/, 'must be a state code of two digits')

/** The facts that determine the taxes of a document. */
export const TaxFacts = z.strictObject({
  supplierState: StateCode,
  placeOfSupply: StateCode,
  gstPercent: Percent.default('18'),
  supply: z.enum(supplies).default('DOMESTIC'),
})
export type TaxFacts = z.infer<typeof TaxFacts>

/**
 * One billing cycle of one machine in the interchange form of `docs/hire.md`: `period` is the full cycle, `onHire` the
 * hire's dates, with an optional end. `closing` tops up a short hire. `billedDays` were on hire in earlier cycles, and
 * `billedPaise` is the sum of their printed HIRE lines.
 */
export const HireCase = z
  .strictObject({
    terms: RateTerms,
    period: z.strictObject({ from: CivilDate, to: CivilDate }),
    onHire: z.strictObject({ from: CivilDate, to: CivilDate.nullable().default(null) }),
    holidays: Holidays,
    days: z.array(Day).max(DAYS_MAX).default([]),
    extras: z.array(Extra).max(100).default([]),
    closing: z.boolean().default(false),
    billedDays: z.int().min(0).max(3660).default(0),
    billedPaise: z.int().min(0).max(PAISE_MAX).optional(),
    offHireCause: z.enum(offHireCauses).default('CUSTOMER'),
    ...TaxFacts.shape,
  })
  .superRefine(({ terms, period, onHire, days, closing, billedPaise }, context) => {
    const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (period.to < period.from) complain(['period', 'to'], 'is before period.from')
    else if (daysBetween(period.from, period.to) > DAYS_MAX)
      complain(['period', 'to'], `is more than ${DAYS_MAX} days after period.from`)
    if (onHire.from > period.to) complain(['onHire', 'from'], 'is after the period')
    if (onHire.to !== null && onHire.to < period.from) complain(['onHire', 'to'], 'is before the period')
    if (onHire.to !== null && onHire.to < onHire.from) complain(['onHire', 'to'], 'is before onHire.from')
    const mayTopUp = terms.basis === 'MONTH' && closing && terms.minimumDays > 0
    if (mayTopUp && onHire.from < period.from && billedPaise === undefined)
      complain(
        ['billedPaise'],
        'is required in the closing bill of a hire with minimumDays that began before the period',
      )
    const seen = new Set<string>()
    for (const [index, { date }] of days.entries()) {
      if (seen.has(date)) complain(['days', index, 'date'], 'stands there twice')
      seen.add(date)
      if (date < period.from || date > period.to) complain(['days', index, 'date'], 'is outside the period')
      else if (date < onHire.from || (onHire.to !== null && date > onHire.to))
        complain(['days', index, 'date'], 'is outside the hire')
    }
  })
export type HireCase = z.infer<typeof HireCase>
/** A case as written, without defaults. */
export type WrittenCase = z.input<typeof HireCase>
