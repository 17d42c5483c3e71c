import { placed } from '#contract/logsheet-line.ts'
import type { LogsheetTimeline } from '#contract/logsheets.timeline.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { Section } from '#web/ui/section.tsx'
import { DayBar, spanOf } from './day-bar.tsx'
import { DayMoments } from './day-moments.tsx'
import { LifeLine } from './life-line.tsx'
import { SliceTable } from './slice-table.tsx'
import { useTimelineTexts } from './timeline-texts.ts'

const DAY_MINUTES = 24 * 60

/** A day from 00 to 24 with its slices, events and photographs, and the life of its document. */
export function TimelineView({ log, timeline }: { log: Logsheet; timeline: LogsheetTimeline }) {
  const text = useTimelineTexts()
  const { slices, dispute, photos, date } = log
  return (
    <div className="grid gap-6">
      <Section title={text.day}>
        <div className="grid gap-4">
          <DayBar slices={slices} disputed={dispute?.slice} />
          <DayMoments events={timeline.events} date={date} span={spanOf(placed(slices)) / DAY_MINUTES} />
          <SliceTable slices={slices} disputed={dispute?.slice} />
        </div>
      </Section>
      {photos.length > 0 && (
        <Section title={text.photos}>
          <ul className="flex flex-wrap gap-3">
            {photos.map(({ fileId, url, name }) => (
              <li key={fileId}>
                <img src={url} alt={name} className="h-40 w-auto" loading="lazy" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={text.life}>
        <LifeLine timeline={timeline} />
      </Section>
    </div>
  )
}
