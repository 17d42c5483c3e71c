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
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [problem, setProblem] = useState<string>()
  const { data: found } = useMachines(typed.trim())
  const { submit } = useSubmit(
    async (productId: string) => {
      const [first] = like?.offers ?? []
      const { offer, productName } = await call('offerAtCard', {
        body: {
          enquiryId,
          productId,
          basis: first?.basis === 'DAY' ? 'DAY' : 'MONTH',
          withOperator: first?.withOperator ?? false,
          from: like?.from ?? '',
        },
      })
      onFound(typedOffer(offer), productName)
    },
    (error) => setProblem(messageOf(error)),
  )
  const machines = found ?? []
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((at + step + machines.length) % Math.max(1, machines.length))
    else if (event.key === 'Enter' && machines[at]) submit(machines[at].productId)
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative w-full max-w-md">
      <div className="flex items-center gap-1">
        <input
          role="combobox"
          aria-label={text.findMachine}
          aria-autocomplete="list"
          aria-expanded={machines.length > 0}
          aria-controls={listId}
          {...(machines[at] ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field opens by a press on its button
          autoFocus
          autoComplete="off"
          maxLength={100}
          placeholder={text.findMachine}
          className="field min-h-9 py-1"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
            setProblem(undefined)
          }}
          onKeyDown={press}
        />
        <RemoveButton label={text.common.cancel} onClick={onClose} />
      </div>
      <p className="text-sm text-ink-3">{found === undefined ? text.findHint : found.length === 0 && text.foundNone}</p>
      {problem !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <ul
        id={listId}
        role="listbox"
        aria-label={text.findMachine}
        className="card mt-1 divide-y divide-line empty:hidden"
      >
        {machines.map(({ productId, name, card }, n) => (
          // Reached by the arrow keys from the field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <li
            key={productId}
            id={`${listId}-${n}`}
            role="option"
            aria-selected={n === at}
            className="flex min-h-9 cursor-pointer items-center justify-between gap-3 px-2.5 py-1 aria-selected:bg-wash"
            onClick={() => submit(productId)}
          >
            <span>{name}</span>
            <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
              {typeof card?.perMonthPaise === 'number' &&
                fill(text.aMonth, { amount: formatRupees(card.perMonthPaise) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
