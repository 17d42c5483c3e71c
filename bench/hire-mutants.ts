import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

// Mutation test of the rules of hire: makes one change at a time, runs the tests, and lists the changes that no test
// caught. It edits the source files and restores them, so run it on a clean tree (`npm run mutants:hire`).

type Mutant = [file: string, from: string, to: string]
const mutants: Mutant[] = [
  ['hire', 'if (isWhole(facts)) return ONE', ''],
  ['hire', 'Rational.whole(onHire.length).over', 'Rational.whole(onHire.length + 1).over'],
  ['hire', '.atMost(ONE)', ''],
  ['hire', "|| partMonth === 'CALENDAR_DAYS')", "|| partMonth === 'WORKING_DAYS')"],
  ['hire', "basis !== 'MONTH' || ", ''],
  ['calendar', 'free.has(civilDate) || off.has(weekdayOf(civilDate))', 'off.has(weekdayOf(civilDate))'],
  ['calendar', 'free.has(civilDate) || off.has(weekdayOf(civilDate))', 'free.has(civilDate)'],
  ['facts', 'rate.over(shared.includedHours)', 'rate.over(shifts)'],
  ['facts', 'day: rate.over(daysPerMonth)', 'day: rate.over(hoursPerDay)'],
  ['facts', '(one.date < other.date ? -1 : 1)', '0'],
  ['facts', "terms.basis === 'DAY' ? () => false : ", ''],
  ['facts', 'const days = billedDays + onHireDays', 'const days = onHireDays'],
  ['facts', 'hour: day.over(hoursPerDay)', 'hour: day'],
  ['facts', "basis === 'MONTH' && hoursMode === 'POOLED'", "hoursMode === 'POOLED'"],
  ['hourly', '.minus(lost)', ''],
  ['hourly', '.times(shareOfCycle(facts))', ''],
  ['hourly', 'worked.atLeast(least)', 'worked'],
  ['hourly', 'first.worked.plus(workedOf(second))', 'first.worked'],
  ['hourly', 'breakdown.plus(sumOf(days.map((day) => day.lost.idle)))', 'breakdown'],
  ['best-rate', 'n - last.days', 'n - 1'],
  ['best-rate', 'way.price < least.price', 'way.price > least.price'],
  ['tiers', '- best(given.billedDays, tiers).pricePaise', ''],
  ['tiers', 'given.billedDays + onHire.length', 'onHire.length'],
  ['shifts', 'isPooled ? full : full.minus(shift.worked).atLeast(ZERO)', 'full'],
  ['shifts', 'isPooled ? full : full.minus(shift.worked).atLeast(ZERO)', 'full.minus(shift.worked).atLeast(ZERO)'],
  ['shifts', "terms.basis === 'HOUR' || ", ''],
  ['shifts', '.atMost(most.minus(idle))', '.atMost(most)'],
  ['shifts', 'unpaidIdle(terms, shift).atMost(most)', 'unpaidIdle(terms, shift)'],
  ['shifts', "effect === 'NONE' ? ZERO : shift.breakdown", 'shift.breakdown'],
  ['shifts', 'ONE.minus(Rational', '(Rational'],
  ['shifts', "if (second === 'PLANNED') return", "if (second === 'PLANNED' && first === NOTHING) return"],
  ['shifts', 'second && !second.worked.isZero()', 'second && second.worked.isZero()'],
  ['shifts', 'isOffWorked: true, first: second, second: undefined', 'isOffWorked: true, first: second, second'],
  ['shifts', 'isOffWorked: true, first: NOTHING, second: undefined', 'isOffWorked: true, first: NOTHING, second'],
  ['second-shift', '.minus(ONE)', ''],
  ['second-shift', ').atMost(ONE)\n  }', ')\n  }'],
  ['second-shift', '.atLeast(second.worked.over(hoursPerDay).atMost(ONE))', ''],
  ['second-shift', 'second.worked.over(hoursPerDay).atMost(ONE)', 'second.worked.over(hoursPerDay)'],
  ['second-shift', 'breakdownOf(terms, second).plus(unpaid)', 'unpaid'],
  ['second-shift', 'idle.minus(unpaid)', 'idle'],
  ['off-day', '.times(multiplier)', ''],
  ['off-day', 'isOffWorked }) => isOffWorked', 'isOff }) => isOff'],
  ['overtime', 'minus(rates.hoursPerDay).atLeast(ZERO)', 'minus(rates.hoursPerDay)'],
  ['overtime', '({ first, second }) => [first, second]', '({ first }) => [first]'],
  ['overtime', 'isOff ? [first, second] : [second]', '[second]'],
  ['overtime', 'isOff ? [first, second] : [second]', 'isOff ? [first] : []'],
  ['overtime', 'rates.hour.times(multiplier)', 'rates.hour'],
  ['overtime', '.times(shareOfCycle(facts))', ''],
  ['overtime', 'pool.minus(breakdown).atLeast(ZERO)', 'pool'],
  ['overtime', 'worked.atMost(pool).minus(lowered)', 'worked.minus(lowered)'],
  ['overtime', 'madeGood.plus(dear.times(multiplier))', 'madeGood.plus(dear).times(multiplier)'],
  ['overtime', '!isOff && !first.worked.isZero()', '!first.worked.isZero()'],
  ['standby', '.atMost(hire)', ''],
  ['breakdown', '.times(shareOfCycle(facts))', ''],
  ['breakdown', 'lost.minus(grace)', 'lost'],
  ['breakdown', '.atLeast(ZERO),\n    isWhole', ',\n    isWhole'],
  ['breakdown', "Rational.decimal('0.9')", "Rational.decimal('1')"],
  ['breakdown', "Rational.decimal('0.5')", "Rational.decimal('0.4')"],
  ['breakdown', 'isPooled ? rates.includedHours.over(rates.daysPerMonth) : rates.hoursPerDay', 'rates.hoursPerDay'],
  ['breakdown', 'if (breakdown.hours.isLessThan(most)) return', 'if (!breakdown.hours.isZero()) return'],
  ['breakdown', 'if (rates.hour.isZero()) return', 'if (left === undefined) return'],
  ['minimum', 'closing && offHireCause', 'offHireCause'],
  ['minimum', " && offHireCause === 'CUSTOMER'", ''],
  ['minimum', ' && had < terms.minimumDays', ''],
  ['minimum', '.minus(Rational.whole(billedPaise))', ''],
  ['minimum', '.minus(hire)', ''],
  ['minimum', 'billedDays + onHire.length', 'onHire.length'],
  ['bill', 'hire.amount.plus(standby.amount)', 'hire.amount'],
  ['bill', 'broken.isWhole ? -left :', 'broken.isWhole ? breakdown.amountPaise :'],
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
  ['planned', 'billedPaise: cycle.billedPaise', 'billedPaise: 0'],
  ['planned', '.times(hours)', ''],
  ['planned', 'filter((date) => !isOff(date))', 'filter(Boolean)'],
  ['estimate', '.times(Rational.whole(times))', ''],
  ['estimate', 'paiseOf(sumOf', '((sum: Rational) => Number(sum.rounded()))(sumOf'],
  ['case', "typeof second === 'object' ? hoursOf(second) : ZERO", 'ZERO'],
  ['case', 'onHire.from < period.from && billedPaise === undefined', 'billedPaise === null'],
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
