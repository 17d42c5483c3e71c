import fc from 'fast-check'
import { breakdownEffects, cycleKinds, idleCauses, offHireCauses, weekdays } from '#contract/rate-terms.ts'
import { datesFrom, plusDays } from '#server/hire/calendar.ts'
import { HireCase, type WrittenCase } from '#server/hire/case.ts'
import { cycles } from '#server/hire/cycles.ts'

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const price = fc.integer({ min: 0, max: 90_000_000 })
const percent = oneOf('0', '33.3', '50', '60', '99.999999', '100')

const breakdown = fc.record({ graceHours: oneOf('0', '4', '8.5', '24'), effect: oneOf(...breakdownEffects) })
const standbyPct = fc.record({
  CLIENT_IDLE: percent,
  WEATHER: percent,
  FORCE_MAJEURE: percent,
  STATUTORY_STOP: percent,
  SUPPLIER: percent,
})
const tiers = fc.uniqueArray(fc.record({ days: oneOf(1, 2, 3, 7, 15, 28, 30), pricePaise: price }), {
  selector: ({ days }) => days,
  minLength: 1,
  maxLength: 4,
})

/** Terms of every basis, including zero and odd rates. */
export const rateTerms = fc.record({
  basis: oneOf('MONTH' as const, 'MONTH' as const, 'HOUR' as const, 'DAY' as const),
  ratePaise: fc.oneof(price, oneOf(0, 1, 7, 100)),
  daysPerMonth: oneOf(24, 25, 26, 27.5, 30),
  hoursPerDay: oneOf(8, 8.5, 10, 12),
  includedHours: maybe(oneOf(200, 208.25, 240, 260)),
  hoursMode: oneOf('DAILY' as const, 'POOLED' as const),
  otMultiplier: oneOf('1', '1.25', '2'),
  offDayMultiplier: oneOf('1', '1.5', '2'),
  secondShiftFactor: oneOf('1', '1.6', '2'),
  weeklyOff: fc.uniqueArray(oneOf(...weekdays), { maxLength: 3 }),
  partMonth: oneOf('CALENDAR_DAYS' as const, 'WORKING_DAYS' as const),
  breakdown,
  standbyPct,
  minimumHours: oneOf('0', '120', '200.5'),
  minimumDays: oneOf(0, 7, 30, 90),
  tiers,
})

const hoursOf = ({ worked, breakdown, idle }: { worked: string; breakdown: string; idle: Record<string, string> }) =>
  [worked, breakdown, ...Object.values(idle)].reduce((sum, hours) => sum + Number(hours), 0)

/** Takes a day's hours out of one number, as a record for each would make most of the cost of a run. */
function dayOf(date: string, drawn: number) {
  let left = drawn
  const take = (count: number) => {
    const taken = left % count
    left = Math.floor(left / count)
    return taken
  }
  const hours = (count: number) => String(take(count) / 4)
  const idle = () => [idleCauses[take(idleCauses.length + 1)], hours(9)] as const
  const shift = () => ({
    worked: take(3) === 0 ? '0' : hours(57),
    breakdown: take(4) === 0 ? hours(29) : '0',
    idle: Object.fromEntries([idle()].filter(([cause]) => cause !== undefined)),
  })
  const first = shift()
  const kind = take(4)
  const second = shift()
  const both = hoursOf(first) + hoursOf(second)
  return { date, ...first, secondShift: kind < 2 ? kind === 0 : both <= 24 ? second : false }
}

const firstDate = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })

/** A full cycle of any kind, and a hire that covers a part of it. */
const dates = fc
  .record({ first: firstDate, kind: oneOf(...cycleKinds), day: fc.integer({ min: 1, max: 31 }) })
  .chain(({ first, kind, day }) => {
    const from = first.toISOString().slice(0, 10)
    const period = cycles({ kind, day }, from, from)[0]?.period ?? { from, to: from }
    const all = datesFrom(period.from, period.to)
    return fc
      .record({ start: fc.nat(all.length - 1), length: fc.integer({ min: 1, max: 60 }), shape: fc.nat(2) })
      .map(({ start, length, shape }) => ({
        period,
        onHire: {
          from: shape === 0 ? period.from : (all[start] ?? period.from),
          to: shape === 2 ? plusDays(all[start] ?? from, length) : null,
        },
        all,
      }))
  })

const extras = fc.array(
  fc.record({
    code: oneOf('MOB', 'DEMOB', 'FUEL', 'DISCOUNT'),
    amountPaise: fc.integer({ min: -900_000, max: 9_000_000 }),
  }),
  { maxLength: 3 },
)
const taxes = fc.record({
  supplierState: oneOf('27', '29', '04'),
  placeOfSupply: oneOf('27', '29', '04'),
  gstPercent: oneOf('18', '12', '5', '0', '28.5'),
  supply: oneOf('DOMESTIC' as const, 'DOMESTIC' as const, 'SEZ_TAXED' as const, 'SEZ_LUT' as const),
})

/** Any billable case as written, with consistent dates and arbitrary values. */
export const writtenCase: fc.Arbitrary<WrittenCase> = dates.chain(({ period, onHire, all }) => {
  const hired = all.filter((date) => date >= onHire.from && (onHire.to === null || date <= onHire.to))
  return fc
    .record({
      terms: rateTerms,
      rows: fc.array(fc.nat(), { minLength: hired.length, maxLength: hired.length }),
      skipped: fc.array(fc.nat(hired.length), { maxLength: 6 }),
      holidays: fc.subarray(all, { maxLength: 3 }),
      extras,
      closing: fc.boolean(),
      billedDays: oneOf(0, 0, 11, 45),
      billedPaise: oneOf(0, 0, 1_000_003, 80_000_000),
      offHireCause: oneOf(...offHireCauses, 'CUSTOMER' as const),
      taxes,
    })
    .map(({ rows, skipped, taxes: facts, ...rest }) => {
      const days = hired
        .map((date, index) => dayOf(date, rows[index] ?? 0))
        .filter((_, index) => !skipped.includes(index))
      return { ...rest, ...facts, period, onHire, days }
    })
})

export const hireCase = writtenCase.map((written) => HireCase.parse(written))
