import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import type { UploadedFile } from '#contract/files.ts'
import { composeTexts } from '#contract/texts/enquiries.compose.en.ts'
import { call } from '#web/platform/call.ts'
import { fill, texts } from '#web/platform/text.ts'
import { useKeys } from '#web/platform/use-keys.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { reloadInbox } from './inbox.queries.ts'
import { InboxActs, type Writing } from './inbox-acts.tsx'
import type { InboxAddress } from './inbox-address.ts'
import { InboxFacts } from './inbox-facts.tsx'
import { InboxHead } from './inbox-head.tsx'
import { InboxLines } from './inbox-lines.tsx'
import { InboxHistory, InboxTalk } from './inbox-talk.tsx'
import { useInboxTexts } from './inbox-texts.ts'
import { useHandling } from './use-handling.ts'

const useComposeTexts = texts({ en: composeTexts })

type Props = {
  enquiry: InboxEnquiry
  at: InboxAddress
  /** The person at the desk, and whether they may answer enquiries. */
  ownId: string | undefined
  mayAct: boolean
  upload: (file: File) => Promise<UploadedFile>
  /** Opens the quote of this enquiry; absent for those who may not quote it now. */
  onQuote?: (() => void) | undefined
  /** The versions of its quote. */
  quotes: ReactNode
}

/** One enquiry with everything that is needed to answer it. */
export function InboxPanel({ enquiry, at, ownId, mayAct, upload, onQuote, quotes }: Props) {
  const text = useInboxTexts()
  const common = useComposeTexts()
  const handling = useHandling(enquiry)
  const [writing, setWriting] = useState<Writing>()
  const [cancelling, setCancelling] = useState(false)
  const takeIt = () => {
    if (mayAct && ownId !== undefined) handling.assign.submit(ownId)
  }
  const open = (what: Writing) => {
    if (mayAct && (what === 'note' || enquiry.status !== 'CANCELLED')) setWriting(what)
  }
  useKeys({ a: takeIt, m: () => open('message'), n: () => open('note'), q: () => onQuote?.() })
  useRead(enquiry, mayAct)
  return (
    <article aria-labelledby="enquiry-heading" className="flex min-h-full flex-col bg-card">
      <Link to={at.here} className="link mx-5 inline-flex min-h-11 items-center xl:hidden">
        {text.backToList}
      </Link>
      <div className="grow">
        <InboxHead enquiry={enquiry} handling={handling} mayAct={mayAct} />
        <InboxLines enquiry={enquiry} />
        {quotes}
        <InboxFacts enquiry={enquiry} at={at} />
        <InboxTalk enquiry={enquiry} />
        <InboxHistory enquiry={enquiry} />
      </div>
      {mayAct && (
        <InboxActs
          enquiry={enquiry}
          handling={handling}
          writing={writing}
          onWrite={setWriting}
          onCancel={() => setCancelling(true)}
          onAssign={takeIt}
          onQuote={onQuote}
          upload={upload}
        />
      )}
      {cancelling && (
        <ReasonDialog
          text={{
            title: fill(text.cancelTitle, { number: enquiry.enquiryNumber }),
            text: text.cancelText,
            reason: text.reason,
            required: common.required,
            confirm: text.cancel,
            keep: text.keepIt,
          }}
          pending={handling.cancel.pending}
          onConfirm={(reason) => {
            setCancelling(false)
            handling.cancel.submit(reason)
          }}
          onClose={() => setCancelling(false)}
        />
      )}
    </article>
  )
}

/** Whoever only walks past an enquiry has not read its messages. */
const READ_AFTER_MS = 1500

/** Marks the customer's messages as read once they have been on screen for a moment. */
function useRead({ enquiryId, unread }: InboxEnquiry, mayAct: boolean) {
  useEffect(() => {
    if (!mayAct || unread === 0) return
    const timer = setTimeout(() => {
      // Without a connection they simply stay unread.
      void call('readCustomerMessages', { params: { id: enquiryId }, body: {} }).then(reloadInbox, () => {})
    }, READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [enquiryId, unread, mayAct])
}
