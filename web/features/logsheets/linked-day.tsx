import { useId } from 'react'
import { placed } from '#contract/logsheet-line.ts'
import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import type { Answering } from './answering.ts'
import { dayOf, viewOf } from './day-edit.ts'
import { DayWeaves } from './day-weaves.tsx'
import { EntryBar } from './entry-bar.tsx'
import { HourFigures } from './hour-figures.tsx'
import { useLinkedLogTexts } from './linked-texts.ts'
import { SliceButton } from './slice-button.tsx'
import { SliceTable } from './slice-table.tsx'
import { useDispute } from './use-dispute.tsx'

type Props = { log: Logsheet; answering: Answering<LinkedLogsheet> }

/** The hours as a bar, with its lines; while the log waits, each line can be disputed. */
export function LinkedDay({ log, answering }: Props) {
  const { slices, dispute, workedHours: worked, idleHours: idle, breakdownHours: breakdown } = log
  return (
    <div className="grid gap-5">
      <HourFigures hours={{ worked, idle, breakdown, overtime: log.overtimeHours }} />
      <EntryBar day={dayOf(slices)} view={viewOf(dayOf(slices), 60)} />
      {log.answers.mayDispute && slices.length > 0 ? (
        <Lines log={log} answering={answering} />
      ) : (
        <SliceTable slices={slices} disputed={dispute?.slice} />
      )}
    </div>
  )
}

function Lines({ log, answering }: Props) {
  const text = useLinkedLogTexts()
  const id = useId()
  const { ask, dialog } = useDispute(log, answering)
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <DayWeaves id={id} />
      </svg>
      <ul className="divide-y divide-line border-y border-line">
        {placed(log.slices).map((slice, at) => (
          <li key={`${slice.start}-${slice.type}`}>
            <SliceButton id={id} slice={slice} onPress={() => ask(at)} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{text.tapLine}</p>
      {dialog}
    </>
  )
}
