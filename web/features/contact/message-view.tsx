import type { ContactMessage } from '#contract/contact.desk.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { useInboxTexts } from './inbox-texts.ts'

/** The sender, time and text of a message. */
export function MessageView({ message: { email, phone, receivedAt, message } }: { message: ContactMessage }) {
  const text = useInboxTexts()
  return (
    <section aria-label={text.text} className="card p-5 md:p-6">
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
      <div className="mt-5 border-t border-line">
        <Facts>
          <Fact label={text.email}>
            <a href={`mailto:${encodeURIComponent(email)}`} className="link wrap-anywhere">
              {email}
            </a>
          </Fact>
          <Fact label={text.phone}>
            {phone === null ? (
              text.noPhone
            ) : (
              <a href={`tel:+91${phone}`} className="link tabular-nums">
                {phone}
              </a>
            )}
          </Fact>
          <Fact label={text.received}>
            <span className="tabular-nums">{instantText(receivedAt)}</span>
          </Fact>
        </Facts>
      </div>
    </section>
  )
}

/** All answers, oldest first. */
export function Answers({ answers }: Pick<ContactMessage, 'answers'>) {
  const text = useInboxTexts()
  if (answers.length === 0) return null
  return (
    <section aria-label={text.answers} className="card p-5 md:p-6">
      <h2 className="heading mb-4 text-xl">{text.answers}</h2>
      <ol className="grid gap-5">
        {answers.map(({ answerId, text: answer, by, at }) => (
          <li key={answerId} className="border-l-2 border-line-strong pl-4">
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{answer}</p>
            <p className="mt-1 text-sm text-ink-2 tabular-nums">
              {by}, {instantText(at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
