import type { SummarySheet } from '#contract/summary-sheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useSummaryTexts } from './texts.ts'

/** The life of a sheet, newest first. */
export function SheetLife({ sheet: { events } }: { sheet: SummarySheet }) {
  const text = useSummaryTexts()
  const names: Readonly<Record<string, string>> = text.events
  return (
    <Section title={text.life}>
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {events.toReversed().map(({ event, at, actor, reason }) => (
          <li key={at + event}>
            <p className="font-semibold">{names[event] ?? event}</p>
            <p className="text-sm text-ink-2 tabular-nums">
              {instantText(at)}
              {actor !== '' && `, ${fill(text.by, { actor })}`}
            </p>
            {reason !== null && <p className="text-ink-2 wrap-anywhere">{fill(text.reason, { reason })}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
