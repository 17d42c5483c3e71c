import { useState } from 'react'
import type { InvoiceLine } from '#contract/invoices.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { deskInvoiceChanged, useSacs, type VersionedInvoice } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

const NOTE_MAX = 2000
const CODE_NOTE_MAX = 300

/** Codes that differ from the usual one, by line. */
type Overrides = Readonly<Record<string, { sac: string; note: string }>>

const overridesOf = (lines: readonly InvoiceLine[]): Overrides =>
  Object.fromEntries(
    lines.flatMap(({ lineId, sac, sacNote }) => (sacNote === null ? [] : [[lineId, { sac, note: sacNote }]])),
  )

type Props = { loaded: VersionedInvoice; act: DeskInvoiceAct; close: () => void }

/** Sets the note of a draft and the codes of its lines; another code than the usual one needs a reason. */
export function EditDraft({ loaded: { thing, version }, act, close }: Props) {
  const text = useDeskInvoiceTexts()
  const [note, setNote] = useState(thing.note ?? '')
  const [overrides, setOverrides] = useState(() => overridesOf(thing.lines))
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    const sacs = Object.entries(overrides).map(([lineId, one]) => ({ lineId, sac: one.sac, note: one.note.trim() }))
    if (sacs.some((one) => one.note === '')) return
    close()
    const body = { note: note.trim() === '' ? null : note.trim(), sacs }
    const params = { id: thing.invoiceId }
    act.run(text.saved, async () =>
      deskInvoiceChanged(await callVersioned('saveInvoice', { params, headers: { 'if-match': version }, body })),
    )
  }
  return (
    <FormDialog title={text.editTitle} send={text.save} cancel={text.cancel} onSend={send} onClose={close}>
      <TextAreaField
        label={text.note}
        optional={text.optional}
        name="note"
        maxLength={NOTE_MAX}
        value={note}
        onBlur={() => {}}
        onChange={setNote}
      />
      {thing.lines.map((line) => (
        <LineCode
          key={line.lineId}
          line={line}
          override={overrides[line.lineId]}
          tried={tried}
          onChange={(next) => {
            const { [line.lineId]: _before, ...others } = overrides
            setOverrides(next === undefined ? others : { ...others, [line.lineId]: next })
          }}
        />
      ))}
    </FormDialog>
  )
}

type CodeProps = {
  line: InvoiceLine
  override: Overrides[string] | undefined
  tried: boolean
  onChange: (override: Overrides[string] | undefined) => void
}

function LineCode({ line, override, tried, onChange }: CodeProps) {
  const text = useDeskInvoiceTexts()
  const { name } = useLineWords()(line)
  const { data: sacs = [] } = useSacs()
  const n = line.lineNo
  return (
    <>
      <SelectField
        label={fill(text.codeOf, { n, line: name })}
        name={`sac-${n}`}
        value={override?.sac ?? ''}
        onBlur={() => {}}
        onChange={(sac) => onChange(sac === '' ? undefined : { sac, note: override?.note ?? '' })}
      >
        <option value="">{text.usual}</option>
        {sacs.map(({ sac, description }) => (
          <option key={sac} value={sac}>
            {sac} {description}
          </option>
        ))}
      </SelectField>
      {override !== undefined && (
        <TextField
          label={text.codeNote}
          name={`sac-note-${n}`}
          maxLength={CODE_NOTE_MAX}
          value={override.note}
          error={tried && override.note.trim() === '' ? fill(text.wrongCodeNote, { n }) : undefined}
          onBlur={() => {}}
          onChange={(note) => onChange({ ...override, note })}
        />
      )}
    </>
  )
}
