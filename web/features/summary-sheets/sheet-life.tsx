import type { SummarySheet } from '#contract/summary-sheets.ts'
import { lifeItems } from '#web/platform/life-items.ts'
import { LifeList } from '#web/ui/life-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { useSummaryTexts } from './texts.ts'

/** The life of a sheet, newest first. */
export function SheetLife({ sheet: { events } }: { sheet: SummarySheet }) {
  const text = useSummaryTexts()
  return (
    <Section title={text.life}>
      <LifeList items={lifeItems(events, text)} />
    </Section>
  )
}
