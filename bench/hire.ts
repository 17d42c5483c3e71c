import { bill } from '#server/hire/bill.ts'
import { HireCase } from '#server/hire/case.ts'
import { june, writtenHire } from '#tests/hire/a-hire-case.ts'

/** Milliseconds of one run: the median of many, after a warm-up. */
function medianMs(work: () => unknown, runs: number) {
  for (let run = 0; run < runs; run += 1) work()
  const times = Array.from({ length: runs }, () => {
    const begun = performance.now()
    work()
    return performance.now() - begun
  })
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}

const written = writtenHire({
  days: june(26, { worked: '11.25', breakdown: '0.5', idle: { WEATHER: '1' }, secondShift: true }),
  terms: { hoursMode: 'POOLED', otMultiplier: '1.25', standbyPct: { WEATHER: '60' } },
  extras: [{ code: 'MOB', amountPaise: 1_200_000 }],
})
const given = HireCase.parse(written)
const lines = bill(given).lines.length
const bills = Math.ceil(200 / lines)

console.log(`a bill of one cycle, ${lines} lines: ${medianMs(() => bill(given), 300).toFixed(3)} ms`)
console.log(`the same, parsed first: ${medianMs(() => bill(HireCase.parse(written)), 300).toFixed(3)} ms`)
console.log(
  `${bills} bills, ${bills * lines} lines with their reasons: ${medianMs(() => Array.from({ length: bills }, () => bill(given)), 50).toFixed(1)} ms (goal 50)`,
)
