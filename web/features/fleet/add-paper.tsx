import { useState } from 'react'
import { filePurposes } from '#contract/files.ts'
import { paperFields } from '#contract/fleet.papers.ts'
import { type PaperKind, paperKinds } from '#contract/fleet.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { papersChanged } from './papers.queries.ts'
import { useDocumentsTexts, usePaperTexts } from './texts.ts'

type Draft = { kind: PaperKind; number: string; validTo: string }
const empty: Draft = { kind: 'INSURANCE', number: '', validTo: '' }
const endOf = ({ validTo }: Draft) => (validTo === '' ? null : validTo)

function usePaperForm() {
  const text = useDocumentsTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    kind: { schema: paperFields.kind, label: text.kind },
    number: { schema: paperFields.number, label: text.number },
    validTo: { schema: paperFields.validTo, label: text.validTo },
  }
  return useFields<Draft>({
    initial: empty,
    check: (values) => wrongFields(rules, { ...values, validTo: endOf(values) }, fieldTexts),
  })
}

type Props = { machineId: string; store: (file: File) => Promise<string> }

/** Adds papers to a machine, one after the other. */
export function AddPaper(props: Props) {
  const text = useDocumentsTexts()
  const [added, setAdded] = useState<string[]>([])
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="heading mb-3 text-lg">{text.addTitle}</h3>
      <NewPaper key={added.length} {...props} onAdded={(name) => setAdded([...added, name])} />
      <output className="mt-3 block text-signed wrap-anywhere empty:hidden">
        {added.length > 0 && fill(text.added, { name: added.at(-1) ?? '' })}
      </output>
    </div>
  )
}

function NewPaper({ machineId: id, store, onAdded }: Props & { onAdded: (name: string) => void }) {
  const text = useDocumentsTexts()
  const { kinds } = usePaperTexts()
  const { notifyFailed } = useOutcome()
  const [file, setFile] = useState<File>()
  const form = usePaperForm()
  const { bind } = form
  const edit = useEdit(form, {
    stored: empty,
    async send(values) {
      const fileId = file === undefined ? null : await store(file)
      const { kind, number } = values
      const { document } = await call('addMachineDocument', {
        params: { id },
        body: { kind, number, validTo: endOf(values), fileId },
      })
      await papersChanged(id)
      onAdded(`${kinds[document.kind]} ${document.number}`)
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding, tone: 'secondary' }} className="max-w-2xl">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...bind('kind')}
          label={text.kind}
          onChange={(typed) => form.change('kind', paperKinds.find((kind) => kind === typed) ?? 'OTHER')}
        >
          {paperKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField {...bind('number')} label={text.number} autoComplete="off" />
        <TextField
          {...bind('validTo')}
          type="date"
          label={text.validTo}
          optional={text.optional}
          hint={text.validToHint}
          className="tabular-nums"
        />
        <div>
          <FileButton
            label={text.file}
            types={filePurposes['machine-document']}
            pending={edit.pending}
            onFile={setFile}
          />
          <p className="mt-2 text-sm text-ink-3 wrap-anywhere">
            {file === undefined ? text.fileHint : fill(text.fileChosen, { name: file.name })}
          </p>
        </div>
      </div>
    </EditForm>
  )
}
