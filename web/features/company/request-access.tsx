import { AccessMessage } from '#contract/users.access-requests.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { Fact } from '#web/ui/facts.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { loadOwnRequests } from './company.queries.ts'
import { HolderFacts } from './holder-facts.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useCompanyTexts } from './texts.ts'
import type { GstDetails } from './use-gst-look-up.ts'

const NOTHING = { message: '' }

/** A company that is already registered: its creator, masked by the server, and the access request. */
export function RequestAccess({ found }: { found: GstDetails }) {
  const text = useCompanyTexts()
  const { form, edit } = useRequest(found)
  return (
    <ResultPanel title={text.existingTitle} intro={text.existingText}>
      <HolderFacts found={found}>
        {found.createdByName !== undefined && <Fact label={text.createdByName}>{found.createdByName}</Fact>}
        {found.createdByEmail !== undefined && <Fact label={text.createdByEmail}>{found.createdByEmail}</Fact>}
        {found.createdByCompanyName !== undefined && (
          <Fact label={text.createdByCompanyName}>{found.createdByCompanyName}</Fact>
        )}
      </HolderFacts>
      <EditForm edit={edit} button={{ idle: text.requestAccess, pending: text.requesting }} className="mt-5 max-w-2xl">
        <TextAreaField
          {...form.bind('message')}
          label={text.message}
          optional={text.optional}
          hint={text.messageHint}
          rows={3}
        />
      </EditForm>
    </ResultPanel>
  )
}

function useRequest({ gst, name }: GstDetails) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const form = useFields({
    initial: NOTHING,
    check: (values) =>
      wrongFields({ message: { schema: AccessMessage, label: text.message.toLowerCase() } }, values, fieldTexts),
  })
  const edit = useEdit(form, {
    stored: NOTHING,
    async send({ message: why }) {
      await call('requestCompanyAccess', { body: { gstnId: gst, message: why } })
      await loadOwnRequests()
      notifyDone('requestAccess', { message: fill(text.requestedText, { name }) })
    },
    failed(error) {
      notifyFailed('requestAccess', error)
      // Requested in another tab or elsewhere: this page waits for it too.
      if (error instanceof ApiProblem && error.is('access-already-requested')) void loadOwnRequests().catch(() => {})
    },
  })
  return { form, edit }
}
