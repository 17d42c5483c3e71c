import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { PricedLine, PricedOffer } from '#contract/quotes.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { ViewTexts } from './view-texts.ts'

type Named = Pick<PricedOffer, 'productName' | 'withOperator'>

/** `JLG 450AJ with operator`. */
export const machineName = ({ productName, withOperator }: Named, text: ViewTexts) =>
  withOperator ? fill(text.withOperator, { name: productName }) : productName

/** `2 × JLG 450AJ with operator`. */
export const lineName = (line: PricedLine, text: ViewTexts) =>
  line.quantity === 1
    ? machineName(line, text)
    : fill(text.numbered, { quantity: line.quantity, name: machineName(line, text) })

/** The planned dates and the price, as one sentence each. */
export function lineSentences({ from, to, quantity, terms }: PricedLine, text: ViewTexts) {
  const dates = fill(text.dates, { from: formatDate(from), to: formatDate(to) })
  const rate =
    terms.basis === 'DAY'
      ? fill(formOf(quantity, text.byDay), { tiers: tiersOf(terms.tiers ?? [], text) })
      : fill(formOf(quantity, text.byMonth), { rate: formatRupees(terms.ratePaise ?? 0) })
  return `${dates} ${rate}`
}

const formOf = (quantity: number, forms: { one: string; other: string }) => (quantity === 1 ? forms.one : forms.other)

const tiersOf = (tiers: readonly { days: number; pricePaise: number }[], text: ViewTexts) =>
  tiers.map(({ days, pricePaise }) => fill(plural(days, text.tier), { price: formatRupees(pricePaise) })).join(', ')
