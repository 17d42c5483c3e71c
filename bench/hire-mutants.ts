import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// Mutation test of the rules of hire: makes one change at a time, runs the tests, and lists the changes that no test
// caught. It edits the source files and restores them, so run it on a clean tree (`npm run mutants:hire`).

type Mutant = [file: string, from: string, to: string]
const mutants: Mutant[] = [
  ['hire', 'if (isWhole(facts)) return ONE', ''],
  ['hire', 'Rational.whole(onHire.length).over', 'Rational.whole(onHire.length + 1).over'],
  ['hire', '.atMost(ONE)', ''],
  ['hire', "partMonth === 'CALENDAR_DAYS') return", "partMonth === 'WORKING_DAYS') return"],
  ['calendar', 'free.has(civilDate) || off.has(weekdayOf(civilDate))', 'off.has(weekdayOf(civilDate))'],
  ['calendar', 'free.has(civilDate) || off.has(weekdayOf(civilDate))', 'free.has(civilDate)'],
  ['facts', 'rate.over(includedHours)', 'rate.over(shifts)'],
  ['facts', 'day: rate.over(daysPerMonth)', 'day: rate.over(hoursPerDay)'],
  ['facts', '(one.date < other.date ? -1 : 1)', '0'],
  ['hourly', '.minus(breakdown)', ''],
  ['hourly', 'worked.atLeast(least)', 'worked'],
  ['tiers', 'n - last.days', 'n - 1'],
  ['tiers', 'way.price < least.price', 'way.price > least.price'],
  ['tiers', '- before.pricePaise', ''],
  ['tiers', 'given.billedDays + days.length, tiers', 'days.length, tiers'],
  ['tiers', "effect === 'NONE' ? [] :", "effect !== 'NONE' ? [] :"],
  ['tiers', '!broken.has(date)', 'date !== undefined'],
  ['second-shift', '.minus(ONE)', ''],
  ['second-shift', 'secondShift }) => secondShift', 'secondShift }) => !secondShift'],
  ['off-day', '.times(multiplier)', ''],
  ['off-day', 'isOff && !worked.isZero()', 'isOff'],
  ['off-day', 'isOff && !worked.isZero()', '!worked.isZero()'],
  ['overtime', '!isOff && rates.hoursPerDay.isLessThan(worked)', 'rates.hoursPerDay.isLessThan(worked)'],
  ['overtime', 'worked.minus(rates.hoursPerDay)', 'worked'],
  ['overtime', 'hours.times(rates.hour).times(multiplier)', 'hours.times(rates.hour)'],
  ['overtime', '.times(shareOfCycle(facts))', ''],
  ['overtime', 'pool.minus(breakdown).atLeast(ZERO)', 'pool'],
  ['overtime', 'worked.atMost(pool).minus(lowered)', 'worked.minus(lowered)'],
  ['overtime', 'madeGood.plus(beyond.times(multiplier))', 'madeGood.plus(beyond).times(multiplier)'],
  ['overtime', '!isOff && !worked.isZero()', '!worked.isZero()'],
  ['standby', 'ONE.minus(', '('],
  ['standby', '.atMost(hire)', ''],
  ['breakdown', 'total.minus(grace)', 'total'],
  ['breakdown', '.atLeast(ZERO),\n    isCapped', ',\n    isCapped'],
  ['breakdown', "Rational.decimal('0.9')", "Rational.decimal('1')"],
  ['breakdown', "Rational.decimal('0.5')", "Rational.decimal('0.4')"],
  ['breakdown', "effect === 'NONE' ? ZERO :", "effect === 'DEDUCT' ? ZERO :"],
  ['breakdown', 'rates.includedHours.over(rates.daysPerMonth)', 'rates.hoursPerDay'],
  ['breakdown', 'most.isLessThan(breakdown.hours) ?', 'breakdown.hours.isZero() ?'],
  ['breakdown', 'if (rates.hour.isZero()) return', 'if (left === undefined) return'],
  ['minimum', 'closing ?', '!closing ?'],
  ['minimum', 'terms.minimumDays - had', 'terms.minimumDays - onHire.length'],
  ['bill', 'hire.amount.plus(standby.amount)', 'hire.amount'],
  ['bill', 'broken.isCapped ? -left :', 'broken.isCapped ? breakdown.amountPaise :'],
  ['bill', '.filter(({ amountPaise }) => amountPaise !== 0)', ''],
  ['bill', 'overtimeLine(facts, broken.hours)', 'overtimeLine(facts, brokenHours(facts).hours)'],
  ['rational', '2n * size + this.denominator', '2n * size'],
  ['rational', '? -nearest : nearest', '? nearest : nearest'],
  ['rational', '(sign * numerator) / divisor', 'numerator / divisor'],
  ['tax', '.over(TWO_HUNDRED)', '.over(HUNDRED)'],
  ['tax', 'supplierState === placeOfSupply', 'supplierState !== placeOfSupply'],
  ['tax', "if (supply === 'SEZ_LUT') return none", ''],
  ['tax', "supply === 'DOMESTIC' &&", ''],
  ['tax', 'exact.over(HUNDRED).rounded()', 'taxable.over(HUNDRED).rounded()'],
  ['tax', 'gstin.slice(0, 2)', 'supplierState'],
  ['words', '` and ${', '` ${'],
  ['words', "'Minus '", "''"],
  ['cycles', 'from < dayOfMonth(first, day)', 'false'],
  ['cycles', 'plusDays(next, -1)', 'next'],
  ['cycles', 'earlier(period.to, to)', 'period.to'],
  ['off-hire-clock', '> 0', '>= 0'],
  ['off-hire-clock', 'noticeDays + 1', 'noticeDays'],
  ['off-hire-clock', 'return later(', 'return ((one: string, _: string) => one)('],
  ['mobilisation', '.atLeast(Rational.whole(leastPaise))', ''],
  ['mobilisation', '.minus(Rational.whole(includedKm))', ''],
  ['planned', "code === 'DEMOB' ? cycle.isLast : cycle.isFirst", 'cycle.isFirst'],
  ['planned', 'closing: cycle.isLast', 'closing: false'],
  ['planned', 'daysBetween(from, cycle.dates.onHire.from) - 1', '0'],
  ['planned', '.times(hours)', ''],
  ['planned', 'filter((date) => !isOff(date))', 'filter(Boolean)'],
  ['estimate', '.times(Rational.whole(times))', ''],
  ['estimate', 'paiseOf(sumOf', '((sum: Rational) => Number(sum.rounded()))(sumOf'],
  ['case', 'HOURS_PER_DAY.isLessThan(sumOf(hours))', 'HOURS_PER_DAY.isZero()'],
  ['case', 'if (seen.has(date))', 'if (seen.size < 0)'],
  ['complaints', 'PLAIN.test(source) && ', ''],
  ['complaints', 'String(Number(source)) === trimmed(source)', 'true'],
]

const sources = new Map(mutants.map(([file]) => [file, readFileSync(pathOf(file), 'utf8')]))
const stale = mutants.filter(([file, from]) => !sources.get(file)?.includes(from))
if (stale.length > 0)
  throw new Error(`Nothing to change: ${stale.map(([file, from]) => `${file}: ${from}`).join(', ')}`)

const survivors = mutants.filter(([file, from, to]) => !isCaught(file, from, to))
console.log(`${mutants.length} mutants, ${mutants.length - survivors.length} caught`)
for (const [file, from, to] of survivors) console.log(`not caught: ${file}: ${from} → ${to}`)
process.exitCode = survivors.length > 0 ? 1 : 0

/** Whether a test fails with this change. */
function isCaught(file: string, from: string, to: string) {
  const source = sources.get(file) ?? ''
  try {
    writeFileSync(
      pathOf(file),
      source.replace(from, () => to),
    )
    return spawnSync('vitest', ['run', '--project', 'unit', '--bail', '1', 'server/hire']).status !== 0
  } finally {
    writeFileSync(pathOf(file), source)
  }
}

function pathOf(file: string) {
  return `server/hire/${file}.ts`
}
