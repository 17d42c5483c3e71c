import { type KeyboardEvent, useId, useState } from 'react'
import { formatRupees } from '#contract/money.ts'
import { call } from '#web/platform/call.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { type LineDraft, type OfferDraft, typedOffer } from './desk-draft.ts'
import { useMachines } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { RemoveButton } from './line-parts.tsx'

type Props = {
  enquiryId: string
  /** The line whose dates, basis and operator it takes. */
  like: LineDraft | undefined
  onFound: (offer: OfferDraft, name: string) => void
  onClose: () => void
}

/** Searches a machine by name and takes it at the rate card's prices. */
export function AddMachine({ enquiryId, like, onFound, onClose }: Props) {
  const text = useDeskQuoteTexts()
  const messageOf = useProblemText()
  const hintId = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { data: found } = useMachines(typed.trim())
  const { submit } = useSubmit(
    async (productId: string) => {
      const [quoted] = like?.offers ?? []
      const { offer, productName } = await call('offerAtCard', {
        body: {
          enquiryId,
          productId,
          basis: quoted?.basis === 'DAY' ? 'DAY' : 'MONTH',
          withOperator: quoted?.withOperator ?? false,
          from: like?.from ?? '',
        },
      })
      onFound(typedOffer(offer), productName)
    },
    (error) => setProblem(messageOf(error)),
  )
  const [first] = found ?? []
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Escape') onClose()
    else if (first) submit(first.productId)
  }
  return (
    <search className="w-full max-w-md">
      <div className="flex items-center gap-1">
        <input
          type="search"
          aria-label={text.findMachine}
          aria-describedby={hintId}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by a press on its button
          autoFocus
          autoComplete="off"
          maxLength={100}
          placeholder={text.findMachine}
          className="field min-h-9 py-1"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={press}
        />
        <RemoveButton label={text.common.cancel} onClick={onClose} />
      </div>
      <p id={hintId} className="text-sm text-ink-3">
        {found?.length === 0 ? text.foundNone : text.findHint}
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <ul className="card mt-1 divide-y divide-line empty:hidden">
        {found?.map(({ productId, name, card }) => (
          <li key={productId}>
            <button
              type="button"
              className="flex min-h-9 w-full items-center justify-between gap-3 px-2.5 py-1 text-left hover:bg-wash"
              onClick={() => submit(productId)}
            >
              {name}
              <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
                {typeof card?.perMonthPaise === 'number' &&
                  fill(text.aMonth, { amount: formatRupees(card.perMonthPaise) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
