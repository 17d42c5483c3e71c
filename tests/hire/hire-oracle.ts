// An independent computation of the bill: day by day with running counters, while the product sums first. It shares no
// arithmetic with `server/hire`: fractions are pairs of integers here.
import type { HireCase } from '#server/hire/case.ts'
import {
  add,
  div,
  type Fraction,
  HALF,
  half,
  int,
  isNone,
  less,
  mul,
  of,
  positive,
  small,
  sub,
  ZERO,
} from './fractions.ts'

type Amounts = Record<string, number>

const DAY_MS = 86_400_000
const NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The oracle's amounts in paise by code, without zero lines and extras. */
export function oracleAmounts(given: HireCase): Amounts {
  const amounts = given.terms.basis === 'HOUR' ? hourly(given) : byMonthOrDay(given)
  return Object.fromEntries(Object.entries(amounts).filter(([, paise]) => paise !== 0))
}

type Hours = Pick<HireCase['days'][number], 'worked' | 'breakdown' | 'idle'>
type Terms = HireCase['terms']

/** The idle hours of a shift that are paid, and those that are not. */
function idleOf({ idle }: Hours, { standbyPct }: Terms) {
  let [paid, unpaid] = [ZERO, ZERO]
  for (const [cause, hours] of Object.entries(idle)) {
    const share = div(of(standbyPct[cause as keyof typeof standbyPct]), int(100))
    paid = add(paid, mul(share, of(hours)))
    unpaid = add(unpaid, mul(sub(int(1), share), of(hours)))
  }
  return { paid, unpaid }
}

const brokenOf = ({ breakdown }: Hours, { breakdown: { effect } }: Terms) => (effect === 'NONE' ? ZERO : of(breakdown))

/** The share of a day that a second shift beside the first is paid. */
function partOf(second: Hours | true, terms: Terms): Fraction {
  if (second === true) return int(1)
  const H = of(terms.hoursPerDay)
  const { paid, unpaid } = idleOf(second, terms)
  if (isNone(of(second.worked))) return small(div(paid, H), int(1))
  const stayed = sub(H, small(H, add(brokenOf(second, terms), unpaid)))
  const worked = small(of(second.worked), H)
  return div(less(stayed, worked) ? worked : stayed, H)
}

/** The dates of the cycle in order: whether each is on hire and off work, and what its shifts come to. */
function calendar(given: HireCase) {
  const { period, onHire, holidays, days, terms } = given
  const H = of(terms.hoursPerDay)
  const found = []
  for (let at = msOf(period.from); at <= msOf(period.to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10)
    const row = days.find((day) => day.date === date) ?? { worked: '0', breakdown: '0', idle: {}, secondShift: false }
    const name = NAMES[new Date(at).getUTCDay()]
    const isOff = terms.basis !== 'DAY' && (holidays.includes(date) || terms.weeklyOff.some((off) => off === name))
    const isOnHire = date >= onHire.from && (onHire.to === null || date <= onHire.to)
    found.push({ isOnHire, isOff, H, ...shiftsOf(row, isOff, terms) })
  }
  return found
}

/** Worked hours of both shifts, what the first one lost, and what the second one is paid. */
function shiftsOf({ secondShift, ...row }: Omit<HireCase['days'][number], 'date'>, isOff: boolean, terms: Terms) {
  const H = of(terms.hoursPerDay)
  let first: Hours = row
  let second = secondShift
  let isOffWorked = isOff && !isNone(of(row.worked))
  const ranSecond = second === true || (second !== false && !isNone(of(second.worked)))
  if (isOff && !isOffWorked && ranSecond) {
    isOffWorked = true
    first = second === true || second === false ? { worked: '0', breakdown: '0', idle: {} } : second
    second = false
  }
  const worked = of(first.worked)
  const isByShift = terms.basis === 'DAY' || (terms.basis === 'MONTH' && terms.hoursMode === 'DAILY')
  let room = isOff ? ZERO : isByShift ? positive(sub(H, worked)) : H
  const idle = small(idleOf(first, terms).unpaid, room)
  room = sub(room, idle)
  const broken = small(brokenOf(first, terms), room)
  const workedSecond = typeof second === 'object' ? of(second.worked) : ZERO
  const part = second === false ? ZERO : partOf(second, terms)
  return { isOffWorked, worked, idle, broken, workedSecond, part }
}

/** What a guarantee or the grace is scaled by: all of it for a whole cycle. */
function shareOf(given: HireCase, dates: ReturnType<typeof calendar>) {
  const { basis, partMonth, daysPerMonth } = given.terms
  if (dates.every(({ isOnHire }) => isOnHire)) return int(1)
  let share = ZERO
  for (const { isOnHire, isOff } of dates) {
    if (!isOnHire) continue
    if (basis !== 'MONTH' || partMonth === 'CALENDAR_DAYS') share = add(share, [1n, BigInt(dates.length)])
    else if (!isOff) share = add(share, div(int(1), of(daysPerMonth)))
  }
  return small(share, int(1))
}

/** Runs through the breakdown of the days; each call of `lose` gets the hours that a day deducts. */
function brokenDays(given: HireCase, dates: ReturnType<typeof calendar>, lose: (hours: Fraction) => void) {
  const { terms } = given
  let grace = mul(of(terms.breakdown.graceHours), shareOf(given, dates))
  const isPooled = terms.basis === 'MONTH' && terms.hoursMode === 'POOLED'
  for (const { broken, H } of dates) {
    if (terms.breakdown.effect === 'HALF_FULL') {
      const counted = !less(broken, mul(H, [9n, 10n])) ? int(1) : less(broken, mul(H, HALF)) ? ZERO : HALF
      lose(
        mul(
          counted,
          isPooled && terms.includedHours !== undefined ? div(of(terms.includedHours), of(terms.daysPerMonth)) : H,
        ),
      )
    } else {
      const free = small(grace, broken)
      grace = sub(grace, free)
      lose(sub(broken, free))
    }
  }
}

/** HIRE, and the prices of a day and an hour. */
function ratesOf(given: HireCase, dates: ReturnType<typeof calendar>) {
  const { terms, billedDays } = given
  const H = of(terms.hoursPerDay)
  if (terms.basis === 'DAY') {
    const all = billedDays + dates.filter(({ isOnHire }) => isOnHire).length
    const day = div(int(cheapest(all, given)), int(all))
    return { hire: int(cheapest(all, given) - cheapest(billedDays, given)), day, hour: div(day, H), pool: undefined }
  }
  const rate = int(terms.ratePaise ?? 0)
  const day = div(rate, of(terms.daysPerMonth))
  const hire = mul(rate, shareOf(given, dates))
  if (terms.hoursMode === 'DAILY') return { hire, day, hour: div(day, H), pool: undefined }
  const G = terms.includedHours === undefined ? mul(of(terms.daysPerMonth), H) : of(terms.includedHours)
  return { hire, day, hour: div(rate, G), pool: mul(G, shareOf(given, dates)) }
}

function byMonthOrDay(given: HireCase): Amounts {
  const dates = calendar(given)
  const { hire, day, hour, pool } = ratesOf(given, dates)

  // Idle hours and then breakdown hours are deducted until nothing is left.
  let left = hire
  let standby = ZERO
  for (const { idle } of dates) {
    const off = small(mul(idle, hour), left)
    standby = add(standby, off)
    left = sub(left, off)
  }
  let lost = ZERO
  brokenDays(given, dates, (hours) => {
    const off = small(mul(hours, hour), left)
    if (!isNone(hour)) lost = add(lost, div(off, hour))
    left = sub(left, off)
  })
  const standbyPaise = half(standby)
  const rest = half(hire) - standbyPaise
  return {
    HIRE: half(hire),
    ...besideHire(given, dates, { day, hour, pool, lost }),
    STANDBY: -standbyPaise + 0,
    BREAKDOWN: -(isNone(left) && !isNone(hour) ? rest : Math.min(half(mul(lost, hour)), rest)) + 0,
    MINIMUM: topUp(given, dates, hire),
  }
}

type Beside = { day: Fraction; hour: Fraction; pool: Fraction | undefined; lost: Fraction }

/** Second shifts, off days, and overtime, whose hours of the pool run through it: free, made up, beyond. */
function besideHire({ terms }: HireCase, dates: ReturnType<typeof calendar>, { day, hour, pool, lost }: Beside) {
  const m = of(terms.otMultiplier)
  const free = pool && positive(sub(pool, lost))
  let run = ZERO
  const paid = { ot: ZERO, off: ZERO, second: ZERO }
  for (const { isOff, isOffWorked, worked, workedSecond, part, H } of dates) {
    paid.second = add(paid.second, mul(mul(day, sub(of(terms.secondShiftFactor), int(1))), part))
    if (isOffWorked) paid.off = add(paid.off, mul(day, of(terms.offDayMultiplier)))
    paid.ot = add(paid.ot, mul(mul(positive(sub(workedSecond, H)), hour), m))
    if (isOff || pool === undefined || free === undefined) {
      paid.ot = add(paid.ot, mul(mul(positive(sub(worked, H)), hour), m))
      continue
    }
    const before = run
    run = add(run, worked)
    const between = (from: Fraction, to: Fraction) =>
      positive(sub(less(to, run) ? to : run, less(before, from) ? from : before))
    paid.ot = add(paid.ot, mul(between(free, pool), hour))
    paid.ot = add(paid.ot, mul(mul(between(pool, add(run, pool)), hour), m))
  }
  return { SECOND_SHIFT: half(paid.second), OFF_DAY: half(paid.off), OT: half(paid.ot) }
}

function topUp(given: HireCase, dates: ReturnType<typeof calendar>, hire: Fraction) {
  const { closing, offHireCause, onHire, period, terms, billedDays, billedPaise } = given
  const had = (msOf(onHire.to ?? period.to) - msOf(onHire.from)) / DAY_MS + 1
  if (!closing || offHireCause === 'SUPPLIER' || had >= terms.minimumDays) return 0
  if (terms.basis === 'DAY') {
    const all = billedDays + dates.filter(({ isOnHire }) => isOnHire).length
    return Math.max(0, cheapest(terms.minimumDays, given) - cheapest(all, given))
  }
  const least = div(mul(int(terms.ratePaise ?? 0), int(terms.minimumDays)), int(31))
  return half(positive(sub(least, add(int(billedPaise ?? 0), hire))))
}

function hourly(given: HireCase): Amounts {
  const { terms } = given
  const dates = calendar(given)
  let worked = ZERO
  let guarantee = mul(of(terms.minimumHours), shareOf(given, dates))
  for (const { worked: first, workedSecond, idle } of dates) {
    worked = add(worked, add(first, workedSecond))
    guarantee = sub(guarantee, idle)
  }
  brokenDays(given, dates, (hours) => {
    guarantee = sub(guarantee, hours)
  })
  return { HIRE: half(mul(int(terms.ratePaise ?? 0), less(worked, guarantee) ? guarantee : worked)) }
}

/** Works forward over the days covered, unlike the product, which works backward. */
function cheapest(days: number, { terms }: HireCase): number {
  const cost = new Map<number, bigint>([[0, 0n]])
  for (let covered = 0; covered < days; covered += 1)
    for (const tier of terms.tiers ?? []) {
      const before = cost.get(covered)
      if (before === undefined) continue
      const reached = Math.min(days, covered + tier.days)
      const price = before + BigInt(tier.pricePaise)
      const known = cost.get(reached)
      cost.set(reached, known === undefined || price < known ? price : known)
    }
  return Number(cost.get(days) ?? 0n)
}
