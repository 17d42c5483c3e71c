import { type AgreedTerms, idleCauses, weekdays } from '#contract/rate-terms.ts'
import { fill } from '#web/platform/text.ts'
import type { TermsTexts } from './texts.ts'

/** A factor or number without empty decimals: `1.50` → `1.5`. */
const plain = (value: string | number) => String(Number(value))

/** 8.3 × 26 is 215.8, not 215.8000…1. */
const product = (one: number, other: number) => plain((one * other).toFixed(2))

/** The terms of a card as sentences, in the order of a bill. */
export const termsInWords = (terms: AgreedTerms, text: TermsTexts): string[] => [
  ...hours(terms, text),
  off(terms, text),
  fill(text.secondShift, { factor: plain(terms.secondShiftFactor) }),
  ...idle(terms, text),
  breakdown(terms, text),
  text.share[terms.partMonth],
  ...(terms.minimumDays > 0 ? [fill(text.minimum, { days: terms.minimumDays })] : []),
]

function hours(terms: AgreedTerms, text: TermsTexts) {
  const { daysPerMonth: days, hoursPerDay: shift } = terms
  const [whole, factor] = [product(days, shift), plain(terms.otMultiplier)]
  const month = fill(text.month, { hours: whole, shift, days })
  if (terms.hoursMode === 'DAILY') return [month, fill(text.overtime, { factor })]
  return [fill(text.pooled, { hours: terms.includedHours ?? whole, factor })]
}

function off({ weeklyOff, offDayMultiplier }: AgreedTerms, text: TermsTexts) {
  const days = weekdays.filter((day) => weeklyOff.includes(day)).map((day) => text.weekdays[day])
  return days.length === 0 ? text.noOff : fill(text.off, { days: days.join(', '), factor: plain(offDayMultiplier) })
}

/** One sentence for each percentage. */
function idle({ standbyPct }: AgreedTerms, text: TermsTexts) {
  const alike = Map.groupBy(idleCauses, (cause) => plain(standbyPct[cause]))
  return [...alike].map(([percent, causes]) =>
    capital(fill(text.charged, { causes: causes.map((cause) => text.causes[cause]).join(', '), percent })),
  )
}

function breakdown({ breakdown: { effect, graceHours } }: AgreedTerms, text: TermsTexts) {
  const free = plain(graceHours)
  return effect === 'DEDUCT' && free !== '0' ? fill(text.grace, { hours: free }) : text.breakdown[effect]
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
