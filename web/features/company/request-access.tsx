import { accessRequestsApi } from '#contract/users.access-requests.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { Fact } from '#web/ui/facts.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { loadOwnRequests } from './company.queries.ts'
import { HolderFacts } from './holder-facts.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useCompanyTexts } from './texts.ts'
import type { GstDetails } from './use-gst-look-up.ts'

const { message } = accessRequestsApi.requestCompanyAccess.body.shape

/** A company that is here already: who made it, masked by the server, and the way to ask. */
export function RequestAccess({ found }: { found: GstDetails }) {
  const text = useCompanyTexts()
  const { form, submit, pending } = useRequest(found)
  return (
    <ResultPanel title={text.existingTitle} intro={text.existingText}>
      <HolderFacts found={found}>
        {found.createdByName !== undefined && <Fact label={text.createdByName}>{found.createdByName}</Fact>}
        {found.createdByEmail !== undefined && <Fact label={text.createdByEmail}>{found.createdByEmail}</Fact>}
        {found.createdByCompanyName !== undefined && (
          <Fact label={text.createdByCompanyName}>{found.createdByCompanyName}</Fact>
        )}
      </HolderFacts>
      <Form form={form} onSend={submit} className="mt-5 grid max-w-2xl gap-5">
        <TextAreaField
          {...form.bind('message')}
          label={text.message}
          optional={text.optional}
          hint={text.messageHint}
          rows={3}
        />
        <div>
          <Button type="submit" aria-disabled={pending} className="w-full sm:w-auto">
            {pending ? text.requesting : text.requestAccess}
          </Button>
        </div>
      </Form>
    </ResultPanel>
  )
}

function useRequest({ gst, name }: GstDetails) {
  const text = useCompanyTexts()
  const fieldTexts = useFieldTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const form = useFields({
    initial: { message: '' },
    check: (values) =>
      wrongFields({ message: { schema: message, label: text.message.toLowerCase() } }, values, fieldTexts),
  })
  const { submit, pending } = useSubmit(
    async () => {
      await call('requestCompanyAccess', { body: { gstnId: gst, message: form.values.message } })
      await loadOwnRequests()
      notifyDone('requestAccess', { message: fill(text.requestedText, { name }) })
    },
    (error) => {
      form.refuse(violationsOf(error))
      notifyFailed('requestAccess', error)
      // Asked in another tab or elsewhere: it is waited for here too.
      if (error instanceof ApiProblem && error.is('access-already-requested')) void loadOwnRequests().catch(() => {})
    },
  )
  useUnsaved(!pending && form.values.message !== '')
  return { form, submit: () => submit(), pending }
}
