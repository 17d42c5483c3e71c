import { useRef, useState } from 'react'
import type { Api } from '#contract/api.ts'
import { formatDate } from '#contract/dates.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import type { Notification } from '#web/platform/notifications.ts'
import { notify } from '#web/platform/notify.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { clearDraft, type EnquiryDraft, rememberSent } from './draft.ts'
import { reloadEnquiries } from './enquiries.queries.ts'
import { useEnquiryTexts } from './texts.ts'

export type Sent = OutputOf<Api['submitEnquiry']>
type Refuse = (messages: Partial<Record<keyof EnquiryDraft, string>>) => void
type Receipt = Required<Pick<Notification, 'facts' | 'messageText' | 'points' | 'file'>>
type Options = {
  /** Changes with each write to the cart; one cart version makes one enquiry, from any tab (B-38). */
  cartVersion: number
  reloadCart: () => Promise<unknown>
  /** Returns the facts of the receipt beside number and date; the page supplies it, as other rows own them. */
  receiptOf: (sent: Sent, draft: EnquiryDraft) => Promise<Receipt>
}

/** Sends the enquiry, shows its number and date, then goes to the list. */
export function useSubmitEnquiry({ cartVersion, reloadCart, receiptOf }: Options) {
  const [sent, setSent] = useState<Sent>()
  const { notifySent, notifyFailed } = useOutcome()
  const refuseLatest = useRef<Refuse>(() => {})
  const { submit, pending } = useSubmit(
    async (draft: EnquiryDraft) => {
      const headers = { 'idempotency-key': `cart-${cartVersion}` }
      const reply = await call('submitEnquiry', { headers, body: requestOf(draft) })
      setSent(reply)
      rememberSent(reply.enquiryId)
      clearDraft()
      notifySent(reply, await receiptOf(reply, draft))
      await Promise.allSettled([reloadCart(), reloadEnquiries()])
    },
    (error) => {
      refuseLatest.current(violationsOf(error))
      notifyFailed(error)
      // Another tab sent first, or the cart has changed: reload it.
      void reloadCart()
    },
  )
  return {
    sent,
    pending,
    submit(draft: EnquiryDraft, refuse: Refuse) {
      refuseLatest.current = refuse
      submit(draft)
    },
  }
}

/** Sends exactly one of site and address; the other stays in the form. */
const requestOf = ({ deliverTo, projectSiteId, deliveryAddress, ...rest }: EnquiryDraft) =>
  deliverTo === 'SITE' ? { ...rest, projectSiteId } : { ...rest, deliveryAddress }

/** The two result dialogs of specification section 8. */
function useOutcome() {
  const text = useEnquiryTexts()
  const messageOf = useProblemText()
  const toList = { label: text.toList, route: pagePaths.enquiries() }
  return {
    notifySent: ({ enquiryNumber, enquiryDate }: Sent, { facts, ...receipt }: Receipt) =>
      notify({
        title: text.done.submitEnquiry,
        notifytype: 'success',
        facts: [
          { label: text.enquiryId, value: enquiryNumber },
          { label: text.enquiryDate, value: formatDate(enquiryDate) },
          ...facts,
        ],
        ...receipt,
        message: text.redirecting,
        buttons: { primary: toList },
      }),
    notifyFailed: (error: unknown) => {
      const again = error instanceof ApiProblem && error.is('idempotency-key-reused')
      notify({
        title: text.failed.submitEnquiry,
        notifytype: 'failure',
        message: again ? text.alreadySent : messageOf(error),
        buttons: { primary: { ...(again ? toList : {}), label: text.dialog.okay } },
      })
    },
  }
}
