import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import { type Invoice, type InvoiceLine, NOTE_PAISE_MIN, noteKinds, noteReasons } from '#contract/invoices.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { deskInvoiceChanged, type VersionedInvoice } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { useInvoiceTexts } from './texts.ts'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

const EXPLANATION_MAX = 1000

type Props = { loaded: VersionedInvoice; act: DeskInvoiceAct }

/** Corrects an issued invoice by a note. */
export function IssueNote({ loaded, act }: Props) {
  const text = useDeskInvoiceTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" aria-disabled={act.pending} onClick={() => act.pending || setOpen(true)}>
        {text.noteAct}
      </Button>
      {isOpen && <NoteDialog {...{ loaded, act }} close={() => setOpen(false)} />}
    </>
  )
}

/** The typed amounts by line number. */
type Typed = Readonly<Record<number, string>>

const filled = (typed: Typed) => Object.entries(typed).filter(([, amount]) => amount.trim() !== '')
const linesOf = (typed: Typed) =>
  filled(typed).map(([lineNo, amount]) => ({ lineNo: Number(lineNo), amountPaise: paiseOf(amount) ?? 0 }))

/** The name of a line, with its job if the invoice bills several. */
function useLineNames({ lines }: Invoice) {
  const nameOf = useLineWords()
  const areSeveral = new Set(lines.map(({ jobId }) => jobId)).size > 1
  return (line: InvoiceLine) => (areSeveral ? `${nameOf(line).name}, ${line.jobNumber}` : nameOf(line).name)
}

type Asked = Props & {
  close: () => void
  /** The dispute that a credit note upholds, of one line. */
  upholds?: Pick<InvoiceDispute, 'disputeId' | 'lineNo'>
}

/** The amount of a disputed line, as it would be typed. */
const amountOf = ({ lines }: Invoice, upheldNo: number) =>
  typedPaise(lines.find(({ lineNo }) => lineNo === upheldNo)?.amountPaise ?? 0)

/** Asks what a note is for and what it takes off or adds. */
export function NoteDialog({ loaded: { thing, version }, act, close, upholds }: Asked) {
  const text = useDeskInvoiceTexts()
  const words = useInvoiceTexts()
  const nameOf = useLineNames(thing)
  const [kind, setKind] = useState<(typeof noteKinds)[number]>('CREDIT')
  const [reason, setReason] = useState<(typeof noteReasons)[number]>('HOURS')
  const [explanation, setExplanation] = useState('')
  const [typed, setTyped] = useState<Typed>(upholds ? { [upholds.lineNo]: amountOf(thing, upholds.lineNo) } : {})
  const [tried, setTried] = useState(false)
  const lines = linesOf(typed)
  const wrongOf = (lineNo: number) =>
    lines.some((line) => line.lineNo === lineNo && line.amountPaise < NOTE_PAISE_MIN) ? text.wrongAmount : undefined
  const send = () => {
    setTried(true)
    if (explanation.trim() === '' || lines.length === 0 || lines.some(({ lineNo }) => wrongOf(lineNo))) return
    close()
    const params = { id: thing.invoiceId }
    const about = { kind, reason, explanation: explanation.trim(), lines }
    const body = upholds ? { ...about, upholds: [upholds.disputeId] } : about
    act.run(text.noteSent, async () =>
      deskInvoiceChanged(await callVersioned('issueNote', { params, headers: { 'if-match': version }, body })),
    )
  }
  return (
    <FormDialog
      title={fill(text.noteTitle, { number: thing.invoiceNumber ?? '' })}
      text={upholds && thing.balancePaise < thing.totalPaise ? text.upholdPaid : undefined}
      send={text.noteSend}
      cancel={text.cancel}
      onSend={send}
      onClose={close}
    >
      <p className="text-ink-2">{text.noteText}</p>
      {upholds && <p className="text-ink-2">{fill(text.upholdText, { n: upholds.lineNo })}</p>}
      <SelectField
        label={text.noteKind}
        name="kind"
        value={kind}
        onBlur={() => {}}
        onChange={(value) => setKind(noteKinds.find((one) => one === value) ?? kind)}
      >
        {(upholds ? (['CREDIT'] as const) : noteKinds).map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.noteReason}
        name="reason"
        value={reason}
        onBlur={() => {}}
        onChange={(value) => setReason(noteReasons.find((one) => one === value) ?? reason)}
      >
        {noteReasons.map((one) => (
          <option key={one} value={one}>
            {words.reasons[one]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={text.noteExplanation}
        name="explanation"
        maxLength={EXPLANATION_MAX}
        value={explanation}
        error={tried && explanation.trim() === '' ? text.wrongExplanation : undefined}
        onBlur={() => {}}
        onChange={setExplanation}
      />
      {tried && lines.length === 0 && (
        <p role="alert" className="text-danger">
          {text.wrongAmounts}
        </p>
      )}
      {thing.lines
        .filter(({ amountPaise }) => amountPaise >= NOTE_PAISE_MIN)
        .map((line) => (
          <TextField
            key={line.lineNo}
            label={fill(text.noteAmount, {
              n: line.lineNo,
              line: nameOf(line),
              amount: formatExact(line.amountPaise),
            })}
            name={`line-${line.lineNo}`}
            inputMode="decimal"
            value={typed[line.lineNo] ?? ''}
            error={tried ? wrongOf(line.lineNo) : undefined}
            onBlur={() => {}}
            onChange={(amount) => setTyped({ ...typed, [line.lineNo]: amount })}
          />
        ))}
    </FormDialog>
  )
}
