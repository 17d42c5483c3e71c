import { formatDate } from '#contract/dates.ts'
import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import { deadlineText } from '#web/platform/deadline-text.ts'
import { fill } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { LinkedAnswer, useLinkedAnswering } from './linked-answer.tsx'
import { LinkedDay } from './linked-day.tsx'
import { LinkedStanding } from './linked-standing.tsx'
import { useLinkedLogTexts } from './linked-texts.ts'
import { LogDetails } from './log-details.tsx'
import type { Codes } from './sign-dialog.tsx'
import { Dispute, Signature } from './signature.tsx'
import { useLogTexts } from './texts.ts'

type Props = { token: string; linked: LinkedLogsheet; codeForm: Codes }

/** One logsheet as the holder of a link reads and answers it. */
export function LinkedLog({ token, linked, codeForm }: Props) {
  const text = useLogTexts()
  const answering = useLinkedAnswering(token)
  const { logsheet: log } = linked
  const { maySign, mayDispute } = log.answers
  return (
    <div className="grid gap-6">
      <Head linked={linked} />
      <LinkedStanding linked={linked} />
      <Dispute log={log} />
      {log.signedBy !== null && <Signature signed={log.signedBy} />}
      <Section title={text.day}>
        <LinkedDay log={log} answering={answering} />
      </Section>
      <LogDetails log={log} />
      {(maySign || mayDispute) && <LinkedAnswer {...{ token, linked, answering, codeForm }} />}
      <End linked={linked} />
    </div>
  )
}

function Head({ linked: { logsheet: log, link } }: { linked: LinkedLogsheet }) {
  const text = useLinkedLogTexts()
  const { shiftOf } = useLogTexts()
  const { machineName, logNumber, date, shift, siteName } = log
  return (
    <div>
      <p className="text-ink-2">{fill(text.forName, { name: link.name })}</p>
      <h1 className="display text-3xl md:text-4xl">{machineName}</h1>
      <p className="mt-1 text-ink-2 tabular-nums wrap-anywhere">
        {[formatDate(date), fill(shiftOf, { shift }), siteName, logNumber].join(' · ')}
      </p>
    </div>
  )
}

function End({ linked: { logsheet: log, link } }: { linked: LinkedLogsheet }) {
  const text = useLinkedLogTexts()
  return (
    <div className="grid gap-1 text-sm text-ink-3">
      <p className="tabular-nums">{fill(text.until, { until: deadlineText(link.expiresAt) })}</p>
      {log.hash !== null && (
        <p className="break-all">{fill(text.version, { version: log.version, hash: log.hash.slice(0, 8) })}</p>
      )}
    </div>
  )
}
