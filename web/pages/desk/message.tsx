import { useState } from 'react'
import { inboxTexts } from '#contract/texts/contact.desk.en.ts'
import { AnswerForm } from '#web/features/contact/answer-form.tsx'
import { DoneButton } from '#web/features/contact/done-button.tsx'
import { useMessage, type VersionedMessage } from '#web/features/contact/inbox.queries.ts'
import { MessageStatus } from '#web/features/contact/inbox-columns.tsx'
import { useInboxTexts } from '#web/features/contact/inbox-texts.ts'
import { Answers, MessageView } from '#web/features/contact/message-view.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/message'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(inboxTexts.one)

/** One message of the contact form. */
export default function Message({ params: { messageId } }: Route.ComponentProps) {
  const text = useInboxTexts()
  const query = useMessage(messageId)
  const loaded = staleData(query.data, query.error)
  return (
    <>
      {loaded !== undefined && <title>{loaded.thing.name}</title>}
      <PageHead
        title={loaded === undefined ? text.one : loaded.thing.name}
        back={{ to: useListBefore(deskAddresses.messages()), label: text.backToList }}
        mark={loaded !== undefined && <MessageStatus status={loaded.thing.status} />}
      />
      <EntryState query={query} text={text} />
      {loaded !== undefined && <Shown key={messageId} loaded={loaded} />}
    </>
  )
}

function Shown({ loaded }: { loaded: VersionedMessage }) {
  const text = useInboxTexts()
  const mayAnswer = useMay('contact-messages')
  const [said, say] = useState('')
  // Each answer begins with an empty form; a colleague's answer leaves the typed text alone.
  const [sent, setSent] = useState(0)
  const { thing: message } = loaded
  const onSent = () => {
    setSent(sent + 1)
    say(fill(text.sent, { email: message.email }))
  }
  return (
    <div className="grid gap-6">
      <MessageView message={message} />
      <Answers answers={message.answers} />
      <output className="text-signed empty:hidden">{said}</output>
      {mayAnswer && (
        <div className="card grid gap-5 p-5 md:p-6">
          <AnswerForm key={sent} loaded={loaded} onSent={onSent} />
          <div className="border-t border-line pt-5">
            <DoneButton loaded={loaded} onDone={say} />
          </div>
        </div>
      )}
    </div>
  )
}
