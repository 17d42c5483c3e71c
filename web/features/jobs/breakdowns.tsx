import { useState } from 'react'
import type { Breakdown } from '#contract/jobs.parts.ts'
import type { Job } from '#contract/jobs.ts'
import { instantMs } from '#contract/times.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { fieldTime, instantOf, lasting } from './breakdown-time.ts'
import { useBreakdownTexts } from './texts.ts'

type Props = { job: Job; onEnd?: ((endedAt: string) => void) | undefined }

/** The breakdown whose clock runs, above all else. */
export function RunningBreakdown({ job, onEnd }: Props) {
  const text = useBreakdownTexts()
  const [ending, setEnding] = useState(false)
  const running = job.breakdowns.find(({ endedAt }) => endedAt === null)
  if (!running) return null
  const { startedAt, reportedBy: name } = running
  return (
    <section aria-label={text.report} className="border-l-4 border-danger bg-card p-4">
      <Clock since={startedAt} />
      <p className="text-sm text-ink-2 tabular-nums">{fill(text.runningSince, { at: instantText(startedAt), name })}</p>
      <p className="mt-1 wrap-anywhere">{running.note}</p>
      <Photos photos={running.photos} />
      {onEnd && (
        <Button tone="secondary" className="mt-3" onClick={() => setEnding(true)}>
          {text.end}
        </Button>
      )}
      {ending && onEnd && (
        <EndDialog
          since={startedAt}
          onEnd={(endedAt) => {
            setEnding(false)
            onEnd(endedAt)
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  )
}

function Clock({ since }: { since: string }) {
  const text = useBreakdownTexts()
  const time = fill(text.hours, lasting(instantMs(since), useNow()))
  return <p className="heading text-2xl text-danger tabular-nums">{fill(text.running, { time })}</p>
}

type EndProps = { since: string; onEnd: (endedAt: string) => void; onClose: () => void }

function EndDialog({ since, onEnd, onClose }: EndProps) {
  const text = useBreakdownTexts()
  const [at, setAt] = useState(() => fieldTime(Date.now()))
  const [tried, setTried] = useState(false)
  const now = useNow()
  const endedAt = instantOf(at)
  // A field for minutes knows no seconds: the minute of the beginning is not before it.
  const isWrong = endedAt === undefined || at < fieldTime(instantMs(since)) || instantMs(endedAt) > now
  return (
    <FormDialog
      title={text.endTitle}
      text={text.endText}
      send={text.save}
      cancel={text.cancel}
      onSend={() => {
        setTried(true)
        if (!isWrong) onEnd(instantMs(endedAt) < instantMs(since) ? since : endedAt)
      }}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        className="max-w-64 tabular-nums"
        name="endedAt"
        label={text.endedAt}
        value={at}
        error={tried && isWrong ? text.wrongTime : undefined}
        data-first-focus
        onBlur={() => {}}
        onChange={setAt}
      />
    </FormDialog>
  )
}

/** Breakdowns that are over, newest first. */
export function PastBreakdowns({ breakdowns }: { breakdowns: readonly Breakdown[] }) {
  const text = useBreakdownTexts()
  const over = breakdowns.filter(({ endedAt }) => endedAt !== null)
  if (over.length === 0) return null
  return (
    <section aria-label={text.past}>
      <h2 className="heading text-2xl">{text.past}</h2>
      <ul className="mt-2.5 border-t border-line">
        {over.map((breakdown) => (
          <Past key={breakdown.breakdownId} {...breakdown} />
        ))}
      </ul>
    </section>
  )
}

function Past({ startedAt, endedAt, note, photos }: Breakdown) {
  const text = useBreakdownTexts()
  const end = endedAt ?? startedAt
  const time = fill(text.hours, lasting(instantMs(startedAt), instantMs(end)))
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold tabular-nums">
        {fill(text.one, { from: instantText(startedAt), to: instantText(end), time })}
      </p>
      <p className="wrap-anywhere text-ink-2">{note}</p>
      <Photos photos={photos} />
    </li>
  )
}

function Photos({ photos }: Pick<Breakdown, 'photos'>) {
  const text = useBreakdownTexts()
  if (photos.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map(({ fileId, url, width, height }, index) => (
        <li key={fileId}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={fill(text.photoOf, { n: index + 1 })}
              width={width}
              height={height}
              className="h-24 w-auto border border-line"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
