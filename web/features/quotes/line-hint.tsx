import { addDays, formatDate } from '#contract/dates.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { useDeskQuoteTexts } from './desk-texts.ts'
import type { LinesProps } from './line-parts.tsx'

type Pieces = readonly Readonly<Record<string, string | number>>[]

const daysIn = (pieces: Pieces) => pieces.reduce((sum, { count, days }) => sum + Number(count) * Number(days), 0)

/** Packages that cover more days than are planned: the machine may stay longer for the same hire. */
function spareDays({ document }: LinesProps['preview'], at: number) {
  const hire = document.lines.find(({ lineNo }) => lineNo === at + 1)?.plannedLines.find(({ code }) => code === 'HIRE')
  const { days, pieces, firstKey } = hire?.whyParams ?? {}
  const key = hire?.whyKey === 'plannedMachines' ? firstKey : hire?.whyKey
  if (key !== 'tiers' || typeof days !== 'number' || !Array.isArray(pieces)) return undefined
  const covered = daysIn(pieces)
  return covered > days ? { days, covered } : undefined
}

/** The suggestion of a line's arithmetic. */
export function LineHint({ at, form, preview, disabled }: LinesProps & { at: number }) {
  const text = useDeskQuoteTexts()
  const spare = spareDays(preview, at)
  const line = form.draft.lines[at]
  const priced = preview.document.lines.find(({ lineNo }) => lineNo === at + 1)
  // A hint about dates that are being changed would be wrong.
  if (!spare || !line || line.to !== priced?.to || line.from !== priced.from) return null
  const until = addDays(line.from, spare.covered - 1)
  const date = formatDate(until)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-3.5 py-2">
      <p className="grow basis-56">
        {fill(text.hintTiers, { days: spare.days, covered: plural(spare.covered, text.days), date })}
      </p>
      {!disabled && (
        <Button tone="secondary" className="min-h-9 px-3 py-1" onClick={() => form.set(`lines.${at}.to`, until)}>
          {fill(text.offerUntil, { date })}
        </Button>
      )}
    </div>
  )
}
