import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { QuoteStatusBadge } from './desk-head.tsx'
import { useEarlierQuotes } from './desk-quotes.queries.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import type { Preview } from './use-preview.ts'
import type { Editing } from './use-quote-editing.ts'

export type Opened = 'discard' | 'copy' | 'ask'

type Props = { opened: Opened; quote: DeskQuote; editing: Editing; preview: Preview; onClose: () => void }

/** The dialogs of the editor. */
export function EditorDialog({ opened, quote, editing, preview, onClose }: Props) {
  const text = useDeskQuoteTexts()
  const { percent, limitPercent } = preview.figures.discount
  if (opened === 'copy') return <CopyDialog quote={quote} editing={editing} onClose={onClose} />
  if (opened === 'discard')
    return (
      <ConfirmDialog
        danger
        title={text.discardTitle}
        confirm={text.discard}
        cancel={text.keepIt}
        pending={editing.discard.pending}
        onConfirm={() => {
          onClose()
          editing.discard.submit()
        }}
        onCancel={onClose}
      >
        {text.discardText}
      </ConfirmDialog>
    )
  return (
    <ReasonDialog
      text={{
        title: text.askTitle,
        text: fill(text.askText, { percent, limit: limitPercent ?? '' }),
        reason: text.askMessage,
        required: text.required,
        confirm: text.askOwner,
        keep: text.common.cancel,
      }}
      tone="primary"
      pending={editing.askOwner.pending}
      onConfirm={(message) => {
        onClose()
        editing.form.attempt(() => editing.askOwner.submit(message))
      }}
      onClose={onClose}
    />
  )
}

/** Earlier quotes to the same customer, to copy one's prices and terms. */
function CopyDialog({ quote, editing, onClose }: Pick<Props, 'quote' | 'editing' | 'onClose'>) {
  const text = useDeskQuoteTexts()
  const messageOf = useProblemText()
  const { data, error, isPending } = useEarlierQuotes(quote.enquiryId)
  const earlier = data?.filter(({ quoteId }) => quoteId !== quote.quoteId)
  const take = (quoteId: string) => {
    onClose()
    editing.form.attempt(() => editing.copy.submit(quoteId))
  }
  return (
    <Dialog title={text.copyTitle} closeLabel={text.close} onClose={onClose}>
      <p className="mb-3 text-ink-2">{text.copyText}</p>
      {isPending && <p>{text.common.loading}…</p>}
      {error !== null && <p className="text-danger">{messageOf(error)}</p>}
      {earlier?.length === 0 && <p>{text.copyNone}</p>}
      <ul className="divide-y divide-line">
        {earlier?.map(({ quoteId, quoteNumber: number, version, status, totalPaise, validUntil }) => (
          <li key={quoteId}>
            <button
              type="button"
              aria-label={fill(text.copyFrom, { number, version })}
              className="grid w-full grid-cols-[1fr_auto] gap-x-4 px-1 py-2.5 text-left hover:bg-wash"
              onClick={() => take(quoteId)}
            >
              <span className="font-semibold">{fill(text.heading, { number, version })}</span>
              <span className="figure">{totalPaise !== null && formatRupees(totalPaise)}</span>
              <QuoteStatusBadge status={status} />
              <span className="text-sm text-ink-3 tabular-nums">{formatDate(validUntil)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
