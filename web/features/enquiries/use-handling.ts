import { useState } from 'react'
import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import { call } from '#web/platform/call.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Written } from './compose.tsx'
import { reloadInbox } from './inbox.queries.ts'
import { useInboxTexts } from './inbox-texts.ts'

/** The desk's actions on one enquiry; `said` reports the outcome, also who was faster. */
export function useHandling(enquiry: InboxEnquiry) {
  const text = useInboxTexts()
  const messageOf = useProblemText()
  const [said, setSaid] = useState('')
  const params = { id: enquiry.enquiryId }
  const failed = (error: unknown) => {
    setSaid(messageOf(error))
    void reloadInbox()
  }
  const done = (outcome: string) => {
    setSaid(outcome)
    return reloadInbox()
  }
  const assign = useSubmit(async (to: string | null) => {
    const from = enquiry.assignee?.staffId ?? null
    const { assignee } = (await call('assignEnquiry', { params, body: { to, from } })).enquiry
    await done(assignee === null ? text.givenBack : fill(text.assignedTo, { name: assignee.name }))
  }, failed)
  const cancel = useSubmit(async (reason: string) => {
    await call('cancelInboxEnquiry', { params, body: { reason } })
    await done(text.cancelled)
  }, failed)
  return {
    said,
    assign,
    cancel,
    async write({ text: words, fileIds, key }: Written) {
      await call('writeToCustomer', { params, headers: { 'idempotency-key': key }, body: { text: words, fileIds } })
      await done(text.sent)
    },
    async note({ text: words, key }: Written) {
      await call('addEnquiryNote', { params, headers: { 'idempotency-key': key }, body: { text: words } })
      await done(text.kept)
    },
  }
}
export type Handling = ReturnType<typeof useHandling>
