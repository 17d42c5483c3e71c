import { useId } from 'react'
import { formatRupees } from '#contract/money.ts'
import type { PricedLine, PricedOffer } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { machineName } from './line-words.ts'
import { useViewTexts, type ViewTexts } from './view-texts.ts'

type Props = {
  line: PricedLine
  /** The machines in their order as quoted. */
  order: readonly string[]
  /** The machine just chosen, before its figures have come. */
  chosen?: string | undefined
  /** Without it the choice is only shown. */
  onChoose?: ((productId: string) => void) | undefined
}

/** The quoted machine and its alternatives; taking one changes every figure of the quote. */
export function LineChoice({ line, order, chosen = line.productId, onChoose }: Props) {
  const text = useViewTexts()
  const name = useId()
  const offers = [line, ...line.alternatives].toSorted(
    (one, other) => order.indexOf(one.productId) - order.indexOf(other.productId),
  )
  return (
    <fieldset className="quote-choice" disabled={onChoose === undefined}>
      <legend>{text.choice}</legend>
      {offers.map((offer) => (
        <label key={offer.productId}>
          <input
            type="radio"
            name={name}
            className="size-5 accent-blueprint"
            checked={offer.productId === chosen}
            onChange={() => onChoose?.(offer.productId)}
          />
          <span className="font-semibold">{machineName(offer, text)}</span>
          <span className="text-ink-2 tabular-nums">{priceWords(offer, line, text)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The price of the machine that is taken; of another one, the difference it makes. */
function priceWords(offer: PricedOffer, taken: PricedLine, text: ViewTexts) {
  const difference = offer.plannedPaise - taken.plannedPaise
  if (offer.productId === taken.productId) return fill(text.inAll, { amount: formatRupees(offer.plannedPaise) })
  if (difference === 0) return text.same
  return fill(difference < 0 ? text.less : text.more, { amount: formatRupees(Math.abs(difference)) })
}
