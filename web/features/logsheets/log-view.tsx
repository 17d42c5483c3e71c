import type { ReactNode } from 'react'
import type { Logsheet } from '#contract/logsheets.ts'
import { Section } from '#web/ui/section.tsx'
import { DayBar } from './day-bar.tsx'
import { HourFigures } from './hour-figures.tsx'
import { LogDetails } from './log-details.tsx'
import { LogLife } from './log-life.tsx'
import { Dispute, Signature } from './signature.tsx'
import { SliceTable } from './slice-table.tsx'
import { useLogTexts } from './texts.ts'

type Props = {
  log: Logsheet
  /** The reader's actions, above the life of the log. */
  answer?: ReactNode
  /** The shared links, below it. */
  shared?: ReactNode
}

/** One day of a machine as both sides read it. */
export function LogView({ log, answer, shared }: Props) {
  const text = useLogTexts()
  const { slices, dispute, signedBy } = log
  return (
    <div className="grid gap-6">
      <Dispute log={log} />
      <Section title={text.day}>
        <div className="grid gap-5">
          <HourFigures
            hours={{
              worked: log.workedHours,
              idle: log.idleHours,
              breakdown: log.breakdownHours,
              overtime: log.overtimeHours,
            }}
          />
          <DayBar slices={slices} disputed={dispute?.slice} />
          <SliceTable slices={slices} disputed={dispute?.slice} />
        </div>
      </Section>
      <LogDetails log={log} />
      {answer}
      {shared}
      {signedBy !== null && <Signature signed={signedBy} />}
      <LogLife log={log} />
    </div>
  )
}
