import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatRupees } from '#contract/money.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill } from '#web/platform/text.ts'
import { useCommandKeys, useKeys } from '#web/platform/use-keys.ts'
import type { Versioning } from '#web/platform/use-versioned.ts'
import { Button } from '#web/ui/button.tsx'
import { ConflictPanel } from '#web/ui/edit/conflict-panel.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { CheckField, TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { CustomerView } from './desk-customer-view.tsx'
import { EditorDialog, type Opened } from './desk-dialogs.tsx'
import { DeskHead } from './desk-head.tsx'
import { DeskLines } from './desk-lines.tsx'
import { TermsBand } from './desk-terms-band.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { Bills, Inner, Sums } from './desk-totals.tsx'
import { type Preview, usePreview } from './use-preview.ts'
import { useQuoteConflict } from './use-quote-conflict.ts'
import { type Editing, useQuoteEditing } from './use-quote-editing.ts'

type Props = { versioning: Versioning<DeskQuote>; mayMargin: boolean; clock?: ReactNode }

/** The editor of a draft, with its live totals and what the customer will see beside it. */
export function DeskEditor({ versioning, mayMargin, clock }: Props) {
  const navigate = useNavigate()
  const quote = versioning.stored
  const toEnquiry = () => void navigate(deskAddresses.enquiry(quote.enquiryId))
  const editing = useQuoteEditing(versioning, toEnquiry)
  const { form, edit } = editing
  const conflict = useQuoteConflict(form, versioning)
  const preview = usePreview(quote, form.content)
  const [opened, setOpened] = useState<Opened>()
  const [hold, setHold] = useState(true)
  const needsOwner = !preview.figures.discount.isWithin
  const send = () => (needsOwner ? setOpened('ask') : form.attempt(() => editing.send.submit(hold)))
  useCommandKeys({ s: () => form.attempt(edit.submit), enter: send })
  useKeys({ escape: toEnquiry })
  const isWrong = form.content === undefined
  return (
    <>
      <Form form={form} onSend={edit.submit} className="pb-28 lg:pb-0">
        <DeskHead quote={quote} clock={clock}>
          <Acts editing={editing} preview={preview} needsOwner={needsOwner} onSend={send} onOpen={setOpened} />
        </DeskHead>
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20.5rem]">
          <div className="grid min-w-0 gap-4">
            <AskedOwner quote={quote} />
            <ErrorSummary title={edit.text.errorSummary} errors={form.summary} />
            <ConflictPanel {...conflict} />
            <TermsBand form={form} disabled={false} />
            <DeskLines quote={quote} form={form} preview={preview} disabled={false} />
            <HoldBox hold={hold} onHold={setHold} />
            <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_19rem]">
              <div className="grid gap-4">
                <Bills preview={preview} />
                <Inner preview={preview} mayMargin={mayMargin} isDraft />
                <Words editing={editing} preview={preview} />
              </div>
              <Sums preview={preview} isWrong={isWrong} />
            </div>
          </div>
          <CustomerView preview={preview} />
        </div>
      </Form>
      {opened !== undefined && (
        <EditorDialog
          opened={opened}
          quote={quote}
          editing={editing}
          preview={preview}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Whether sending keeps the free machines of the lines for this customer. */
function HoldBox({ hold, onHold }: { hold: boolean; onHold: (hold: boolean) => void }) {
  const text = useDeskQuoteTexts()
  return (
    <CheckField
      name="hold"
      label={text.hold}
      hint={text.holdHint}
      value={hold}
      onChange={onHold}
      onBlur={() => undefined}
    />
  )
}

type ActsProps = {
  editing: Editing
  preview: Preview
  needsOwner: boolean
  onSend: () => void
  onOpen: (opened: Opened) => void
}

/** The actions on the draft; on phones below the page, with the total. */
function Acts({ editing: { edit, said, send, pending }, preview, needsOwner, onSend, onOpen }: ActsProps) {
  const text = useDeskQuoteTexts()
  const total = formatRupees(preview.document.totalPaise)
  return (
    <div className="flex flex-wrap items-center gap-2 lg:justify-end">
      <Button tone="quiet" className="px-3" onClick={() => onOpen('discard')}>
        {text.discard}
      </Button>
      <Button tone="secondary" className="px-3" onClick={() => onOpen('copy')}>
        {text.copy}
      </Button>
      <div className="flex items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line-strong max-lg:bg-card max-lg:px-4 max-lg:py-2">
        <Button tone="secondary" type="submit" className="px-3" aria-disabled={pending} aria-keyshortcuts="Control+S">
          {edit.pending ? text.saving : text.save} <KeyCap name="Ctrl S" />
        </Button>
        <Button className="px-3 max-lg:grow" aria-disabled={pending} aria-keyshortcuts="Control+Enter" onClick={onSend}>
          {needsOwner ? text.askOwner : send.pending ? text.sending : fill(text.send, { total })}{' '}
          <KeyCap name="Ctrl ⏎" />
        </Button>
      </div>
      <output className="w-full text-signed empty:hidden lg:text-right">
        {edit.nothingChanged ? edit.text.nothingChanged : said}
      </output>
    </div>
  )
}

/** A colleague's message to the owner. */
function AskedOwner({ quote: { askedOwner } }: { quote: DeskQuote }) {
  const text = useDeskQuoteTexts()
  if (askedOwner === null) return null
  return (
    <p className="border border-l-4 border-line border-l-amber p-3">
      {fill(text.askedBy, { name: askedOwner.by, message: askedOwner.message })}
    </p>
  )
}

/** The reason for a discount, once there is one, and the terms in words. */
function Words({ editing: { form }, preview }: { editing: Editing; preview: Preview }) {
  const text = useDeskQuoteTexts()
  const hasReason = preview.figures.discount.discountPaise > 0 || form.draft.discountReason !== ''
  return (
    <>
      {hasReason && <TextAreaField label={text.fields.discountReason} rows={2} {...form.bind('discountReason')} />}
      <details>
        <summary className="link inline-flex min-h-9 items-center">{text.fields.termsText}</summary>
        <TextAreaField label={text.fields.termsText} rows={12} {...form.bind('termsText')} />
      </details>
    </>
  )
}
