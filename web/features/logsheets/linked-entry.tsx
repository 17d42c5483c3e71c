import { useEffect, useRef } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { LinkedJob } from '#contract/logsheets.links.ts'
import type { LogsheetSummary } from '#contract/logsheets.ts'
import { linkedEntryTexts } from '#contract/texts/logsheets.linked-entry.en.ts'
import { deadlineText } from '#web/platform/deadline-text.ts'
import { callByLink } from '#web/platform/link-paths.ts'
import { fill, texts } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { StorePhoto } from './entry-photos.tsx'
import { LogEntry } from './log-entry.tsx'
import { type Chosen, EntryHead } from './new-log.tsx'
import { useEntryOutcome } from './use-log-outcome.ts'

export const useLinkedEntryTexts = texts({ en: linkedEntryTexts })

type Props = {
  token: string
  linked: LinkedJob
  store: StorePhoto
  onChoose: (chosen: Chosen) => void
  onEntered: (log: LogsheetSummary) => void
}

/** A day of a link's job: its date and shift, then the day itself, which is sent at once. */
export function LinkedEntry({ token, linked: { next, link }, store, onChoose, onEntered }: Props) {
  const text = useLinkedEntryTexts()
  const { notifyFailed } = useEntryOutcome()
  const { date, shift } = next
  async function submit({ slices, meterOpen, meterClose, fuel, remarks, photoIds }: LogsheetContent) {
    const body = { date, shift, slices, meterOpen, meterClose, fuel, remarks, photoIds }
    onEntered((await callByLink(token)('addLinkedLogsheet', { body })).logsheet)
  }
  return (
    <>
      <h1 className="sr-only">{text.title}</h1>
      <p className="text-ink-2">{fill(text.entersAs, { name: link.name })}</p>
      <p className="mb-4 text-sm text-ink-3 tabular-nums">
        {fill(text.until, { until: deadlineText(link.expiresAt) })}
      </p>
      <div className="card p-5 md:p-6">
        <EntryHead next={next} onChoose={onChoose} />
        {next.logsheetId === null ? (
          <LogEntry key={`${date}-${shift}`} {...next} {...{ submit, store }} failed={notifyFailed} />
        ) : (
          <StatePanel title={text.existsTitle} text={text.existsText} />
        )}
      </div>
    </>
  )
}

/** The receipt of a day that was sent. */
export function EntryReceipt({ log, onMore }: { log: LogsheetSummary; onMore: () => void }) {
  const text = useLinkedEntryTexts()
  const title = useRef<HTMLHeadingElement>(null)
  // The form is gone, and with it the focus.
  useEffect(() => title.current?.focus(), [])
  const { machineName, siteName, logNumber, date, workedHours: hours } = log
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-signed bg-card p-5">
      <h1 ref={title} tabIndex={-1} className="heading text-2xl outline-none">
        {fill(text.doneTitle, { date: formatDate(date), hours })}
      </h1>
      <p className="text-ink-2 tabular-nums wrap-anywhere">{[machineName, siteName, logNumber].join(' · ')}</p>
      <p>{text.doneText}</p>
      <Button tone="secondary" className="min-h-14" onClick={onMore}>
        {text.more}
      </Button>
    </div>
  )
}
