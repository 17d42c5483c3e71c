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

/** Takes a machine at the prices of the rate card, or says why it cannot be had. */
function useOfferAtCard({ enquiryId, like, onFound }: Pick<Props, 'enquiryId' | 'like' | 'onFound'>) {
  const messageOf = useProblemText()
  const [problem, setProblem] = useState<string>()
  const { submit } = useSubmit(
    async (productId: string) => {
      const [quoted] = like?.offers ?? []
      const basis = quoted?.basis === 'DAY' ? 'DAY' : 'MONTH'
      const withOperator = quoted?.withOperator ?? false
      const body = { enquiryId, productId, basis, withOperator, from: like?.from ?? '' } as const
      const { offer, productName } = await call('offerAtCard', { body })
      onFound(typedOffer(offer), productName)
    },
    (error) => setProblem(messageOf(error)),
  )
  return { take: submit, problem, begin: () => setProblem(undefined) }
}

/** Searches a machine by name and takes it at the rate card's prices. */
export function AddMachine({ onClose, ...props }: Props) {
  const text = useDeskQuoteTexts()
  const hintId = useId()
  const [typed, setTyped] = useState('')
  const { take, problem, begin } = useOfferAtCard(props)
  const { data: found } = useMachines(typed.trim())
  const [first] = found ?? []
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Escape') onClose()
    else if (first) take(first.productId)
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
            begin()
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
      <Found machines={found ?? []} onTake={take} />
    </search>
  )
}

type FoundProps = { machines: NonNullable<ReturnType<typeof useMachines>['data']>; onTake: (productId: string) => void }

function Found({ machines, onTake }: FoundProps) {
  const text = useDeskQuoteTexts()
  return (
    <ul className="card mt-1 divide-y divide-line empty:hidden">
      {machines.map(({ productId, name, card }) => (
        <li key={productId}>
          <button
            type="button"
            className="flex min-h-9 w-full items-center justify-between gap-3 px-2.5 py-1 text-left hover:bg-wash"
            onClick={() => onTake(productId)}
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
  )
}
