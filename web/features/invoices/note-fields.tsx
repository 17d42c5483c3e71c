import { formatExact } from '#contract/figures.ts'
import { type Invoice, type InvoiceLine, noteKinds, noteReasons } from '#contract/invoices.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { useInvoiceTexts } from './texts.ts'
import type { Note } from './use-note.ts'

const EXPLANATION_MAX = 1000

/** The kind of a note and its reason; a note that upholds a dispute takes off. */
export function NoteReason({ note: { about, change, wrongExplanation }, isCredit }: { note: Note; isCredit: boolean }) {
  const text = useDeskInvoiceTexts()
  const words = useInvoiceTexts()
  return (
    <>
      <SelectField
        label={text.noteKind}
        name="kind"
        value={about.kind}
        onBlur={() => {}}
        onChange={(value) => change({ kind: noteKinds.find((one) => one === value) ?? about.kind })}
      >
        {(isCredit ? (['CREDIT'] as const) : noteKinds).map((one) => (
          <option key={one} value={one}>
            {words.kinds[one]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={text.noteReason}
        name="reason"
        value={about.reason}
        onBlur={() => {}}
        onChange={(value) => change({ reason: noteReasons.find((one) => one === value) ?? about.reason })}
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
        value={about.explanation}
        error={wrongExplanation}
        onBlur={() => {}}
        onChange={(explanation) => change({ explanation })}
      />
    </>
  )
}

/** Returns the name of a line, with its job if the invoice bills several. */
function useLineNames({ lines }: Invoice) {
  const nameOf = useLineWords()
  const areSeveral = new Set(lines.map(({ jobId }) => jobId)).size > 1
  return (line: InvoiceLine) => (areSeveral ? `${nameOf(line).name}, ${line.jobNumber}` : nameOf(line).name)
}

/** The amounts that a note takes off each line, or adds to it. */
export function NoteAmounts({ note, invoice }: { note: Note; invoice: Invoice }) {
  const text = useDeskInvoiceTexts()
  const nameOf = useLineNames(invoice)
  const lines = invoice.lines.filter(({ amountPaise }) => amountPaise > 0)
  const labelOf = (line: InvoiceLine) =>
    fill(text.noteAmount, { n: line.lineNo, line: nameOf(line), amount: formatExact(note.leftOf(line.lineNo)) })
  return (
    <>
      {note.wrongAmounts !== undefined && (
        <p role="alert" className="text-danger">
          {note.wrongAmounts}
        </p>
      )}
      {lines.map((line) => (
        <TextField
          key={line.lineNo}
          label={labelOf(line)}
          name={`line-${line.lineNo}`}
          inputMode="decimal"
          value={note.typed[line.lineNo] ?? ''}
          error={note.wrongOf(line.lineNo)}
          onBlur={() => {}}
          onChange={(amount) => note.type(line.lineNo, amount)}
        />
      ))}
    </>
  )
}
