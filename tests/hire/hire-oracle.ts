// An independent computation of the bill: day by day and hour by hour with running counters, while the product sums
// first. It shares no arithmetic with `server/hire`: fractions are pairs of integers here.
import type { HireCase } from '#server/hire/case.ts'

type Fraction = readonly [numerator: bigint, denominator: bigint]
type Amounts = Record<string, number>

const of = (text: string | number): Fraction => {
  const [whole = '0', decimals = ''] = String(text).split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}
const int = (count: number | bigint): Fraction => [BigInt(count), 1n]
const reduce = ([n, d]: Fraction): Fraction => {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? [0n, 1n] : [n / a, d / a]
}
const add = ([a, b]: Fraction, [c, d]: Fraction) => reduce([a * d + c * b, b * d])
const sub = (one: Fraction, [c, d]: Fraction) => add(one, [-c, d])
const mul = ([a, b]: Fraction, [c, d]: Fraction) => reduce([a * c, b * d])
const div = (one: Fraction, [c, d]: Fraction) => mul(one, c < 0n ? [-d, -c] : [d, c])
const less = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b
const small = (one: Fraction, other: Fraction) => (less(other, one) ? other : one)
const ZERO = int(0)
const HALF: Fraction = [1n, 2n]

function half(fraction: Fraction): number {
  const [n, d] = reduce(fraction)
  const floor = (n < 0n ? -n : n) / d
  const rest = (n < 0n ? -n : n) % d
  const away = rest * 2n >= d ? floor + 1n : floor
  return Number(n < 0n ? -away : away) + 0
}

const DAY_MS = 86_400_000
const NAMES = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The oracle's amounts in paise by code, without zero lines and extras. */
export function oracleAmounts(given: HireCase): Amounts {
  const { terms } = given
  const basis = { MONTH: monthly, HOUR: hourly, DAY: daily }[terms.basis]
  return Object.fromEntries(Object.entries(basis(given)).filter(([, paise]) => paise !== 0))
}

/** The dates of the cycle in order, each with its row and whether it is on hire and off work. */
function calendar({ period, onHire, holidays, days, terms }: HireCase) {
  const found = []
  for (let at = msOf(period.from); at <= msOf(period.to); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10)
    const row = days.find((day) => day.date === date)
    const name = NAMES[new Date(at).getUTCDay()]
    found.push({
      isOnHire: date >= onHire.from && (onHire.to === null || date <= onHire.to),
      isOff: holidays.includes(date) || terms.weeklyOff.some((off) => off === name),
      worked: of(row?.worked ?? '0'),
      broken: of(row?.breakdown ?? '0'),
      idle: Object.entries(row?.idle ?? {}),
      secondShift: row?.secondShift ?? false,
    })
  }
  return found
}

function monthly(given: HireCase): Amounts {
  const { terms } = given
  const dates = calendar(given)
  const [rate, D, H] = [int(terms.ratePaise ?? 0), of(terms.daysPerMonth), of(terms.hoursPerDay)]
  const isPooled = terms.hoursMode === 'POOLED'
  const G = isPooled && terms.includedHours !== undefined ? of(terms.includedHours) : mul(D, H)
  const [day, hour] = [div(rate, D), div(rate, G)]

  // The hire: its share of the cycle grows day by day.
  let share = ZERO
  for (const { isOnHire, isOff } of dates) {
    if (!isOnHire) continue
    if (terms.partMonth === 'CALENDAR_DAYS') share = add(share, [1n, BigInt(dates.length)])
    else if (!isOff) share = add(share, div(int(1), D))
  }
  if (dates.every(({ isOnHire }) => isOnHire)) share = int(1)
  share = small(share, int(1))
  const hire = mul(rate, share)

  // Idle hours and then breakdown hours are deducted until nothing is left.
  let left = hire
  const taken = { standby: ZERO, hours: ZERO }
  for (const { idle } of dates)
    for (const [cause, hours] of idle) {
      const unpaid = sub(int(1), div(of(terms.standbyPct[cause as keyof typeof terms.standbyPct]), int(100)))
      const off = small(mul(mul(unpaid, of(hours)), hour), left)
      taken.standby = add(taken.standby, off)
      left = sub(left, off)
    }
  let grace = of(terms.breakdown.graceHours)
  const isUsedUp = { value: false }
  for (const { broken } of dates) {
    let hours = ZERO
    if (terms.breakdown.effect === 'DEDUCT') {
      const free = small(grace, broken)
      grace = sub(grace, free)
      hours = sub(broken, free)
    } else if (terms.breakdown.effect === 'HALF_FULL') {
      const counted = !less(broken, mul(H, [9n, 10n])) ? int(1) : less(broken, mul(H, HALF)) ? ZERO : HALF
      hours = mul(counted, isPooled ? div(G, D) : H)
    }
    if (less(left, mul(hours, hour))) isUsedUp.value = true
    const off = small(mul(hours, hour), left)
    if (hour[0] !== 0n) taken.hours = add(taken.hours, div(off, hour))
    left = sub(left, off)
  }

  // Hours of the working days run through the pool: free, made up, beyond.
  const m = of(terms.otMultiplier)
  const pool = mul(G, share)
  const free = less(pool, taken.hours) ? ZERO : sub(pool, taken.hours)
  let run = ZERO
  const paid = { ot: ZERO, off: ZERO, second: ZERO }
  for (const { isOff, worked, secondShift } of dates) {
    if (secondShift) paid.second = add(paid.second, mul(day, sub(of(terms.secondShiftFactor), int(1))))
    if (isOff) {
      if (worked[0] !== 0n) paid.off = add(paid.off, mul(day, of(terms.offDayMultiplier)))
      continue
    }
    if (!isPooled) {
      if (less(H, worked)) paid.ot = add(paid.ot, mul(mul(sub(worked, H), hour), m))
      continue
    }
    const before = run
    run = add(run, worked)
    const between = (from: Fraction, to: Fraction) => {
      const start = less(before, from) ? from : before
      const end = less(to, run) ? to : run
      return less(start, end) ? sub(end, start) : ZERO
    }
    paid.ot = add(paid.ot, mul(between(free, pool), hour))
    paid.ot = add(paid.ot, mul(mul(between(pool, add(run, pool)), hour), m))
  }
  const standbyPaise = half(taken.standby)
  const rest = half(hire) - standbyPaise
  return {
    HIRE: half(hire),
    SECOND_SHIFT: half(paid.second),
    OFF_DAY: half(paid.off),
    OT: half(paid.ot),
    STANDBY: -standbyPaise + 0,
    BREAKDOWN: -(isUsedUp.value ? rest : Math.min(half(mul(taken.hours, hour)), rest)) + 0,
    MINIMUM: topUp(given, day),
  }
}

function topUp({ closing, onHire, period, terms }: HireCase, day: Fraction) {
  if (!closing) return 0
  const had = (msOf(onHire.to ?? period.to) - msOf(onHire.from)) / DAY_MS + 1
  return had < terms.minimumDays ? half(mul(day, int(terms.minimumDays - had))) : 0
}

function hourly(given: HireCase): Amounts {
  const { terms } = given
  let [worked, guarantee] = [ZERO, of(terms.minimumHours)]
  let grace = of(terms.breakdown.graceHours)
  for (const { worked: hours, broken } of calendar(given)) {
    worked = add(worked, hours)
    let lost = ZERO
    if (terms.breakdown.effect === 'DEDUCT') {
      const free = small(grace, broken)
      grace = sub(grace, free)
      lost = sub(broken, free)
    } else if (terms.breakdown.effect === 'HALF_FULL') {
      const H = of(terms.hoursPerDay)
      if (!less(broken, mul(H, [9n, 10n]))) lost = H
      else if (!less(broken, mul(H, HALF))) lost = mul(H, HALF)
    }
    guarantee = less(guarantee, lost) ? ZERO : sub(guarantee, lost)
  }
  return { HIRE: half(mul(int(terms.ratePaise ?? 0), less(worked, guarantee) ? guarantee : worked)) }
}

function daily(given: HireCase): Amounts {
  const { terms } = given
  const isLost = (broken: Fraction) =>
    terms.breakdown.effect !== 'NONE' && !less(broken, mul(of(terms.hoursPerDay), [9n, 10n]))
  const n = calendar(given).filter(({ isOnHire, broken }) => isOnHire && !isLost(broken)).length
  return { HIRE: cheapest(given.billedDays + n, given) - cheapest(given.billedDays, given) }
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
