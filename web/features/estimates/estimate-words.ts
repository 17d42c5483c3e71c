// An estimate in words: in loaders of public pages, so that no such page loads these texts, and on signed-in pages.
import type { BillLine } from '#contract/bill.ts'
import { descriptionOf, reasonOf } from '#contract/bill-reasons.ts'
import { formatDate } from '#contract/dates.ts'
import type { Estimate, EstimateLine } from '#contract/estimates.ts'
import { formatRupees } from '#contract/money.ts'
import { billReasonTexts } from '#contract/texts/bill-reasons.en.ts'
import { estimateTexts } from '#contract/texts/estimates.en.ts'
import { fill, plural, texts } from '#web/platform/text.ts'

export const estimateText = texts({ en: estimateTexts })
const reasonTexts = texts({ en: billReasonTexts })

export type Row = { label: string; value: string; why?: string }
export type EstimateWords = ReturnType<typeof estimateWords>
type LineWords = ReturnType<typeof lineWords>

const sumOf = (lines: readonly { amountPaise: number }[]) => lines.reduce((sum, line) => sum + line.amountPaise, 0)

/** `2 × 3 weeks, 01 Dec 2026 to 21 Dec 2026`. */
function hiredWords({ quantity, duration, period, from, to }: EstimateLine) {
  const text = estimateText()
  const dates = { quantity, from: formatDate(from), to: formatDate(to) }
  if (duration === null) return fill(text.dated, dates)
  const lengths = { DAY: text.days, WEEK: text.weeks, MONTH: text.months }
  return fill(text.hired, { ...dates, length: plural(duration, lengths[period]) })
}

function rowOf({ code, whyKey, whyParams, amountPaise }: BillLine): Row {
  const reasons = reasonTexts()
  const why = whyKey.startsWith('extra') ? '' : reasonOf(whyKey, whyParams, reasons)
  return { label: descriptionOf(code, reasons), value: formatRupees(amountPaise), why }
}

function notesOf({ terms, operator, fuel }: EstimateLine) {
  const text = estimateText()
  // A hire by the hour is quoted, never estimated.
  const basis = terms.basis === 'MONTH' ? text.basis_MONTH : text.basis_DAY
  const said = {
    NONE: undefined,
    IN_RATE: text.operatorInRate,
    PRICED: fill(text.operatorPriced, { amount: formatRupees(operator.amountPaise) }),
    QUOTED: text.operatorQuoted,
  }[operator.price]
  return [basis, said, fuel && fuelWords(fuel)].filter((note) => typeof note === 'string')
}

/** Rounded to whole rupees, because a norm is no better than that. */
function fuelWords({ litresPerHour, paisePerLitre, leastPaise, mostPaise }: NonNullable<EstimateLine['fuel']>) {
  const { least, most } = litresPerHour
  const rupees = (paise: number) => formatRupees(Math.round(paise / 100) * 100)
  return fill(estimateText().fuel, {
    least: rupees(leastPaise),
    most: rupees(mostPaise),
    litres: least === most ? least : `${least}–${most}`,
    price: formatRupees(paisePerLitre),
  })
}

const lineWords = (line: EstimateLine) => ({
  productId: line.productId,
  slug: line.slug,
  name: line.productName,
  hired: hiredWords(line),
  amount: formatRupees(line.plannedPaise),
  parts: line.plannedLines.map(rowOf),
  notes: notesOf(line),
})

const hasOperator = ({ operator }: EstimateLine) => operator.price === 'PRICED' || operator.price === 'IN_RATE'

/** Hire and one-off costs apart, GST and rounding, which add up to the total; and how GST is split. */
function sumsOf(estimate: Estimate) {
  const text = estimateText()
  const { lines, oneOff, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, gstPercent } = estimate
  const oncePaise = sumOf(oneOff)
  const withOperator = lines.length > 0 && lines.every(hasOperator)
  const withoutTrip = lines.some(({ trip }) => trip === null)
  const transport = [oncePaise > 0 ? formatRupees(oncePaise) : '', withoutTrip ? text.perTrip : ''].filter(Boolean)
  const row = (label: string, paise: number): Row[] => (paise === 0 ? [] : [{ label, value: formatRupees(paise) }])
  return {
    rows: [
      { label: withOperator ? text.hireWithOperator : text.hire, value: formatRupees(taxablePaise - oncePaise) },
      { label: text.oneOff, value: transport.join(' + ') },
      ...row(fill(text.gst, { percent: gstPercent }), cgstPaise + sgstPaise + igstPaise),
      ...row(text.roundOff, roundOffPaise),
    ],
    taxes: [
      { label: text.beforeGst, value: formatRupees(taxablePaise) },
      ...row(text.cgst, cgstPaise),
      ...row(text.sgst, sgstPaise),
      ...row(text.igst, igstPaise),
    ],
  }
}

/** The whole price in words; without any priced machine it has no total. */
export function estimateWords(estimate: Estimate) {
  const text = estimateText()
  const { lines, unpriced, totalPaise, perMonthPaise, mayChange, cityName } = estimate
  const names = unpriced.map(({ productName }) => productName).join(', ')
  return {
    title: text.title,
    open: text.open,
    totalLabel: text.total,
    mayChangeTitle: text.mayChange,
    lines: lines.map(lineWords),
    ...sumsOf(estimate),
    total: lines.length === 0 ? null : formatRupees(totalPaise),
    perMonth: perMonthPaise === 0 ? null : fill(text.perMonth, { amount: formatRupees(perMonthPaise) }),
    unpriced:
      names === '' ? null : lines.length === 0 ? fill(text.noRate, { city: cityName }) : fill(text.unpriced, { names }),
    mayChange: mayChange.map((point) => text[`open_${point}`]),
  }
}

export type { LineWords }
