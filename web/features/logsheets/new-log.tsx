import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { type Logsheet, type NextLogsheet, shifts } from '#contract/logsheets.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { fill } from '#web/platform/text.ts'
import { DateField, SelectField } from '#web/ui/fields.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { StorePhoto } from './entry-photos.tsx'
import { useEntryTexts } from './entry-texts.ts'
import type { LogCalls } from './log-calls.ts'
import { LogEntry } from './log-entry.tsx'
import { useLogTexts } from './texts.ts'
import { useEntryOutcome } from './use-log-outcome.ts'

type Props = {
  jobId: string
  calls: LogCalls
  store: StorePhoto
  /** After the day was saved or submitted. */
  onAdded: (log: Logsheet) => void | Promise<void>
  /** A link to the log that the shift has already. */
  toLog: (logsheetId: string) => ReactNode
  waiting: ReactNode
  /** The error if the next log could not be read. */
  failed: (error: Error, retry: () => void) => ReactNode
}

/** A shift to enter; without a date, the next day without a log. */
export type Chosen = { date?: string; shift: NextLogsheet['shift'] }

/** A new day of a job: its date and shift, then the day itself. */
export function NewLog({ jobId, calls, store, onAdded, toLog, waiting, failed }: Props) {
  const text = useEntryTexts()
  const [chosen, setChosen] = useState<Chosen>({ shift: 'A' })
  const { data, error, isPending, refetch } = useQuery(
    {
      queryKey: ['next-log', calls.next, jobId, chosen],
      queryFn: async ({ signal }) => (await call(calls.next, { params: { jobId }, query: chosen, signal })).next,
      staleTime: 0,
      gcTime: 0,
      // A new answer would replace entries in progress.
      refetchOnWindowFocus: false,
    },
    queryClient,
  )
  if (error instanceof ApiProblem && (error.is('status-conflict') || error.is('not-found')))
    return <StatePanel title={text.closedTitle} text={text.closedText} />
  if (error !== null) return failed(error, () => void refetch())
  if (isPending) return waiting
  return (
    <>
      <EntryHead next={data} onChoose={setChosen} />
      {data.logsheetId === null ? (
        <NewDay key={`${data.date}-${data.shift}`} {...{ next: data, calls, store, onAdded }} />
      ) : (
        <StatePanel title={text.existsTitle} text={text.existsText}>
          {toLog(data.logsheetId)}
        </StatePanel>
      )}
    </>
  )
}

function NewDay({ next, calls, store, onAdded }: Pick<Props, 'calls' | 'store' | 'onAdded'> & { next: NextLogsheet }) {
  const { notifyFailed } = useEntryOutcome()
  const add = async (content: LogsheetContent, submit: boolean) => {
    const { jobId, date, shift } = next
    return (await call(calls.add, { body: { ...content, jobId, date, shift, submit } })).logsheet
  }
  return (
    <LogEntry
      {...next}
      submit={async (content) => onAdded(await add(content, true))}
      save={async (content) => onAdded(await add(content, false))}
      {...{ store }}
      failed={notifyFailed}
    />
  )
}

/** Machine, site, day and shift. */
export function EntryHead({ next, onChoose }: { next: NextLogsheet; onChoose: (chosen: Chosen) => void }) {
  const text = useLogTexts()
  const { machineName, siteName, jobNumber, date, shift, first, last } = next
  return (
    <header className="mb-6 grid gap-4">
      <div>
        <p className="heading text-2xl">{machineName}</p>
        <p className="text-ink-2 tabular-nums">{[siteName, jobNumber, formatDate(date)].join(' · ')}</p>
      </div>
      <div className="entry grid grid-cols-2 gap-4 sm:max-w-md">
        <DateField
          name="date"
          label={text.date}
          value={date}
          min={first}
          max={last}
          onChange={(value) => value >= first && value <= last && onChoose({ date: value, shift })}
          onBlur={() => {}}
        />
        <SelectField
          name="shift"
          label={text.shift}
          value={shift}
          onChange={(value) => onChoose({ date, shift: shifts.find((one) => one === value) ?? 'A' })}
          onBlur={() => {}}
        >
          {shifts.map((one) => (
            <option key={one} value={one}>
              {fill(text.shiftOf, { shift: one })}
            </option>
          ))}
        </SelectField>
      </div>
    </header>
  )
}
