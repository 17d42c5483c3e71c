import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import type { RateCard } from '#contract/rate-card.ts'
import { cardTexts } from '#contract/texts/rate-card.desk.en.ts'
import { AddCard } from '#web/features/rate-card/add-card.tsx'
import { CardHistory } from '#web/features/rate-card/card-history.tsx'
import { CardInWords } from '#web/features/rate-card/card-in-words.tsx'
import { useCardsOf } from '#web/features/rate-card/rate-cards.queries.ts'
import { useCardTexts } from '#web/features/rate-card/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/rates-of'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(cardTexts.one)

/** The rates of one machine: its cards, and the form of a new one. */
export default function RatesOf({ params: { slug } }: Route.ComponentProps) {
  return <OneMachine key={slug} slug={slug} />
}

function OneMachine({ slug }: { slug: string }) {
  const text = useCardTexts()
  const list = useListBefore(deskAddresses.rateCard())
  const query = useCardsOf(slug)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.product.name}</title>}
      <PageHead title={loaded?.product.name ?? text.one} back={{ to: list, label: text.backToList }} />
      <EntryState query={query} text={text} />
      {loaded !== undefined && <Shown loaded={loaded} />}
    </>
  )
}

type Loaded = NonNullable<ReturnType<typeof useCardsOf>['data']>

/** The general card that counts today: the machine's own, otherwise that of its kind. */
const countingOf = (cards: readonly RateCard[]) => {
  const counting = cards.filter(({ state, city }) => state === 'CURRENT' && city === null)
  return counting.find(({ appliesTo }) => appliesTo === 'PRODUCT') ?? counting[0]
}

const isOver = ({ state }: RateCard) => state === 'PAST' || state === 'WITHDRAWN'

function Shown({ loaded: { product, rateCards } }: { loaded: Loaded }) {
  const mayChange = useMay('rate-card')
  const withCosts = useMay('margin')
  const [today] = useState(() => dateInIndia(new Date()))
  const counting = countingOf(rateCards)
  const text = useCardTexts()
  const over = rateCards.filter(isOver)
  const live = rateCards.filter((card) => !isOver(card))
  return (
    <div className="grid gap-6">
      {!mayChange && <Counting card={counting} />}
      {live.length > 0 && <CardHistory title={text.live} cards={live} mayChange={mayChange} />}
      {mayChange && (
        // A card that was just added begins the form anew.
        <AddCard
          key={rateCards.map(({ rateCardId, state }) => rateCardId + state).join()}
          product={product}
          follows={counting}
          today={today}
          withCosts={withCosts}
        />
      )}
      {over.length > 0 && <CardHistory title={text.earlier} cards={over} mayChange={false} />}
    </div>
  )
}

/** For those who only read rates. */
function Counting({ card }: { card: RateCard | undefined }) {
  const text = useCardTexts()
  return (
    <section aria-label={text.counts} className="card p-5 md:p-6">
      <h2 className="heading mb-3 text-xl">{text.counts}</h2>
      {card === undefined ? <p>{text.countsNone}</p> : <CardInWords rates={card} terms={card.terms} />}
      <p className="mt-4 text-sm text-ink-3">{text.readOnly}</p>
    </section>
  )
}
