import { checksOf } from '#contract/logsheet-checks.ts'
import { hoursOf } from '#contract/logsheet-hours.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { CheckList } from './check-list.tsx'
import { DayBar } from './day-bar.tsx'
import { useDeskLogTexts } from './desk-texts.ts'
import { HourFigures } from './hour-figures.tsx'
import { useLogTexts } from './texts.ts'

/** What the server compared with, from what it found; it sends no other facts of the days before. */
function factsOf(checks: Logsheet['checks']) {
  const paramOf = (key: string, name: string) => checks.find((check) => check.key === key)?.params[name] ?? null
  return { previousClose: paramOf('meterGap', 'before'), litresPerHour: paramOf('fuelNorm', 'norm') }
}

/** The day as it is typed: its bar, its hours, and what is odd about it. */
export function LiveDay({ content, stored }: { content: LogsheetContent; stored: Logsheet }) {
  const text = useLogTexts()
  const { remarkWanted } = useDeskLogTexts()
  const { worked, standing, breakdown } = hoursOf(content.slices)
  const checks = checksOf(content, factsOf(stored.checks))
  const wantsRemark = content.remarks === null && checks.some(({ level }) => level === 'WARN')
  return (
    <section aria-label={text.day} className="grid gap-5">
      <DayBar slices={content.slices} />
      <div aria-live="polite" className="grid gap-4">
        <HourFigures hours={{ worked, idle: standing, breakdown }} />
        <CheckList checks={checks} />
        {wantsRemark && <p className="text-ink-2">{remarkWanted}</p>}
      </div>
    </section>
  )
}
