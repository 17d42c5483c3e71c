import { ANSWER_MAX } from '#contract/contact.desk.ts'
import { note } from '#contract/fields.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { messageChanged, reloadMessage, type VersionedMessage } from './inbox.queries.ts'
import { useInboxTexts } from './inbox-texts.ts'

const EMPTY = { text: '' }
const rule = note(1, ANSWER_MAX)

/** Answers a message by mail. */
export function AnswerForm({ loaded, onSent }: { loaded: VersionedMessage; onSent: () => void }) {
  const text = useInboxTexts()
  const fieldTexts = useFieldTexts()
  const { notifyFailed } = useOutcome()
  const { messageId: id, email } = loaded.thing
  const rules = { text: { schema: rule, label: text.answer } }
  const form = useFields({ initial: EMPTY, check: (values) => wrongFields(rules, values, fieldTexts) })
  const edit = useEdit(form, {
    stored: EMPTY,
    async send(body) {
      const headers = loaded.version === undefined ? {} : { 'if-match': loaded.version }
      messageChanged(await callVersioned('answerContactMessage', { params: { id }, headers, body }))
      onSent()
    },
    failed(error) {
      notifyFailed('request', error)
      reloadMessage(id)
    },
  })
  return (
    <EditForm edit={edit} button={{ idle: text.send, pending: text.sending }} className="max-w-2xl">
      <TextAreaField
        {...form.bind('text')}
        label={text.answer}
        hint={fill(text.answerHint, { email, max: ANSWER_MAX })}
        rows={7}
      />
    </EditForm>
  )
}
