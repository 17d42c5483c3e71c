import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { ListedCard, RateCard } from '#contract/rate-card.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { typedTerms } from './card-draft.ts'
import { CostFields, Place, Prices } from './card-fields.tsx'
import { CardInWords } from './card-in-words.tsx'
import { ratesChanged } from './rate-cards.queries.ts'
import { TermFields } from './term-fields.tsx'
import { useCardTexts } from './texts.ts'
import { type CardForm, useCardForm } from './use-card-form.ts'

type Props = {
  product: Pick<ListedCard, 'productId' | 'subCategory'>
  /** The card that counts today. */
  follows: RateCard | undefined
  today: string
  withCosts: boolean
}

/** The form of a new card, with its rates and terms in words beside it as they are typed. */
export function AddCard({ product, follows, today, withCosts }: Props) {
  const text = useCardTexts()
  const { notifyFailed } = useOutcome()
  const { productId, subCategory } = product
  const subject = { productId, subCategory: subCategory.slug }
  const { form, initial, request } = useCardForm({ follows, today, subject, withCosts })
  const edit = useEdit(form, {
    stored: initial,
    async send(draft) {
      await call('addRateCard', { body: request(draft) })
      ratesChanged()
    },
    failed: (error) => notifyFailed('request', error),
  })
  const from = form.values.from === '' ? today : form.values.from
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={text.newCard} className="card p-5 md:p-6">
        <h2 className="heading text-xl">{text.newCard}</h2>
        <p className="mb-5 max-w-prose text-ink-2">{text.newHint}</p>
        <EditForm edit={edit} button={{ idle: fill(text.add, { date: formatDate(from) }), pending: text.adding }}>
          <Place form={form} kind={subCategory.name} today={today} />
          <Prices form={form} />
          <TermFields form={form} />
          {withCosts && <CostFields form={form} />}
        </EditForm>
      </section>
      <InWords form={form} />
    </div>
  )
}

/** Keeps the last right terms while a field is wrong. */
function InWords({ form: { values } }: { form: CardForm }) {
  const text = useCardTexts()
  const typed = typedTerms(values)
  const [last, setLast] = useState(typed)
  if (typed !== undefined && JSON.stringify(typed) !== JSON.stringify(last)) setLast(typed)
  const rates = {
    perMonthPaise: paiseOf(values.perMonthPaise),
    perWeekPaise: paiseOf(values.perWeekPaise),
    perDayPaise: paiseOf(values.perDayPaise),
  }
  return (
    <section aria-label={text.inWords} className="card p-5 lg:sticky lg:top-4">
      <h2 className="heading mb-3 text-xl">{text.inWords}</h2>
      {last !== undefined && <CardInWords rates={rates} terms={last} />}
    </section>
  )
}
