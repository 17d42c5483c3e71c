import { formatRupees } from '#contract/money.ts'
import { fill } from '#web/platform/text.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'
import { type OfferDraft, typedOffer } from './desk-draft.ts'
import type { DeskQuoteTexts } from './desk-texts.ts'
import type { DeskForm } from './use-desk-form.ts'
import type { Preview } from './use-preview.ts'

/** The names of machines by product: of the last answer, and of those added since. */
export function namesIn({ document }: Preview, { names }: Pick<DeskForm, 'names'>): ReadonlyMap<string, string> {
  const priced = document.lines.flatMap((line) => [line, ...line.alternatives])
  return new Map([...names, ...priced.map(({ productId, productName }) => [productId, productName] as const)])
}

/** A machine of a line at the rate card's prices; null without a card, undefined while the answer is on its way. */
export function cardOffer({ figures }: Preview, at: number, productId: string): OfferDraft | null | undefined {
  const onLine = figures.atCard[at] ?? []
  const found = onLine.find((offer) => offer?.productId === productId)
  if (found) return typedOffer(found)
  return onLine.some((offer) => offer === null) ? null : undefined
}

/** The whole rate of a machine by its basis, in paise, the operator included. */
function ratePaise({ basis, withOperator, ...offer }: OfferDraft) {
  const [rate, operator] =
    basis === 'MONTH'
      ? [offer.perMonthPaise, offer.operatorPerMonthPaise]
      : [offer.perDayPaise || offer.perWeekPaise || offer.perMonthPaise, offer.operatorPerDayPaise]
  return (paiseOf(rate) ?? 0) + (withOperator ? (paiseOf(operator) ?? 0) : 0)
}

/** A line's rate in words, against the card's. */
export function rateOf(offer: OfferDraft, card: OfferDraft | null | undefined) {
  const paise = ratePaise(offer)
  const carded = card && ratePaise({ ...card, basis: offer.basis, withOperator: offer.withOperator })
  const differs = typeof carded === 'number' && carded !== paise
  return {
    said: Number.isNaN(paise) ? '–' : formatRupees(paise),
    differs,
    beside(text: DeskQuoteTexts) {
      if (carded === undefined) return ''
      if (carded === null) return text.noCard
      if (!differs || Number.isNaN(paise)) return text.asCard
      const percent = (((paise - carded) / carded) * 100).toFixed(1).replace('-', '−')
      return fill(text.differs, { amount: formatRupees(carded).slice(1), percent })
    },
  }
}
