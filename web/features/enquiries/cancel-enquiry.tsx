import { useState } from 'react'
import type { Enquiry } from '#contract/enquiries.ts'
import { composeTexts } from '#contract/texts/enquiries.compose.en.ts'
import { call } from '#web/platform/call.ts'
import { fill, texts } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { reloadEnquiries } from './enquiries.queries.ts'
import { useTalkTexts } from './talk-texts.ts'

const useComposeTexts = texts({ en: composeTexts })

/** Cancels an enquiry for a reason, until a quote of it is accepted. */
export function CancelEnquiry({ enquiry: { enquiryId, enquiryNumber, status } }: { enquiry: Enquiry }) {
  const text = useTalkTexts()
  const { required } = useComposeTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [asking, setAsking] = useState(false)
  const { submit, pending } = useSubmit(
    async (reason: string) => {
      await call('cancelEnquiry', { params: { id: enquiryId }, body: { reason } })
      notifyDone('cancelEnquiry', { message: fill(text.cancelledMessage, { number: enquiryNumber }) })
      await reloadEnquiries()
    },
    (error) => {
      notifyFailed('cancelEnquiry', error)
      void reloadEnquiries()
    },
  )
  if (status !== 'SUBMITTED' && status !== 'QUOTED') return null
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {text.cancel}
      </Button>
      {asking && (
        <ReasonDialog
          text={{
            title: text.cancelTitle,
            text: text.cancelText,
            reason: text.reason,
            required,
            confirm: text.cancel,
            keep: text.keepIt,
          }}
          pending={pending}
          onConfirm={(reason) => {
            setAsking(false)
            submit(reason)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
