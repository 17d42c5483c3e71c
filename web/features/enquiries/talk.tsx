import { useEffect, useState } from 'react'
import type { Enquiry } from '#contract/enquiries.ts'
import type { UploadedFile } from '#contract/files.ts'
import { call } from '#web/platform/call.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { AttachedFiles } from './attached-files.tsx'
import { Compose, type Written } from './compose.tsx'
import { reloadEnquiries } from './enquiries.queries.ts'
import { useTalkTexts } from './talk-texts.ts'

type Props = { enquiry: Enquiry; upload: (file: File) => Promise<UploadedFile> }

/** The conversation with the desk; reading it marks its messages as read. */
export function Talk({ enquiry, upload }: Props) {
  const text = useTalkTexts()
  const [outcome, setOutcome] = useState('')
  const { enquiryId, messages, status, mayAct } = enquiry
  useRead(enquiry)
  const send = async ({ text: words, fileIds, key }: Written) => {
    const params = { id: enquiryId }
    await call('sendEnquiryMessage', { params, headers: { 'idempotency-key': key }, body: { text: words, fileIds } })
    setOutcome(text.sent)
    await reloadEnquiries()
  }
  return (
    <section aria-label={text.messages} className="card p-5">
      <h2 className="heading mb-3 text-xl">{text.messages}</h2>
      {messages.length === 0 && <p className="mb-4 text-ink-2">{text.noMessages}</p>}
      <ul className="mb-5 grid gap-4 empty:hidden">
        {messages.map((message) => (
          <Said key={message.messageId} message={message} />
        ))}
      </ul>
      {status !== 'CANCELLED' && mayAct && (
        <Compose
          label={text.messageLabel}
          hint={text.messageHint}
          send={{ idle: text.send, pending: text.sending }}
          onSend={send}
          upload={upload}
        />
      )}
      <output className="mt-3 block text-signed empty:hidden">{outcome}</output>
    </section>
  )
}

function Said({ message }: { message: Enquiry['messages'][number] }) {
  const text = useTalkTexts()
  const isOurs = message.from === 'STAFF'
  return (
    <li className={isOurs ? 'border-l-4 border-blueprint pl-4' : 'border-l-4 border-line pl-4'}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{isOurs ? fill(text.ourTeam, { name: message.author }) : message.author}</span>
        <span className="text-sm text-ink-3 tabular-nums">{instantText(message.at)}</span>
        {isOurs && message.readAt === null && (
          <span className="rounded bg-amber px-1.5 text-sm font-semibold text-on-amber">{text.newMessage}</span>
        )}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
      <AttachedFiles files={message.files} />
    </li>
  )
}

function useRead({ enquiryId, messages, mayAct }: Enquiry) {
  const unread = !mayAct ? 0 : messages.filter(({ from, readAt }) => from === 'STAFF' && readAt === null).length
  useEffect(() => {
    if (unread === 0) return
    // The marks stay on screen until the next visit; without a connection the messages simply stay unread.
    void call('readEnquiryMessages', { params: { id: enquiryId }, body: {} }).catch(() => {})
  }, [enquiryId, unread])
}
