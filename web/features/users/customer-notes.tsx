import { useState } from 'react'
import { note } from '#contract/fields.ts'
import { type CustomerNote, NOTE_MAX } from '#contract/users.desk.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Section } from '#web/ui/section.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { customersChanged } from './customers.queries.ts'
import { useNotesTexts } from './desk-texts.ts'

type Props = { customerId: string; notes: readonly CustomerNote[]; mayChange: boolean }

/** Internal notes about a customer, newest first. */
export function CustomerNotes({ customerId, notes, mayChange }: Props) {
  const text = useNotesTexts()
  const [added, setAdded] = useState(0)
  return (
    <Section title={text.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-3">{text.hint}</p>
      {mayChange && <AddNote key={added} customerId={customerId} onAdded={() => setAdded(added + 1)} />}
      {notes.length === 0 && <p className="mt-5 text-ink-2">{text.none}</p>}
      <ul className="mt-5 grid gap-4">
        {notes.map(({ noteId, text: written, by, at }) => (
          <li key={noteId} className="border-l-2 border-line-strong pl-4">
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{written}</p>
            <p className="mt-1 text-sm text-ink-2 tabular-nums">
              {by}, {instantText(at)}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const EMPTY = { text: '' }
const rule = note(1, NOTE_MAX)

function AddNote({ customerId: id, onAdded }: { customerId: string; onAdded: () => void }) {
  const text = useNotesTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const rules = { text: { schema: rule, label: text.text } }
  const form = useFields({ initial: EMPTY, check: (values) => wrongFields(rules, values, fieldTexts) })
  const edit = useEdit(form, {
    stored: EMPTY,
    async send(values) {
      await call('addCustomerNote', { params: { id }, body: values })
      await customersChanged()
      onAdded()
    },
    failed: (error) => notifyFailed('request', error),
  })
  return (
    <EditForm edit={edit} button={{ idle: text.add, pending: text.adding }} className="max-w-2xl">
      <TextAreaField {...form.bind('text')} label={text.text} rows={3} />
    </EditForm>
  )
}
