import { addDays, formatDate } from '#contract/dates.ts'
import type { BoardMachine } from '#contract/fleet.bookings.ts'
import { fill } from '#web/platform/text.ts'
import { useKeys } from '#web/platform/use-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { ListTools } from '#web/ui/list/list-tools.tsx'
import { lastOf, mondayOf, type Span } from './board-days.ts'
import { useBoardTexts } from './board-words.ts'

/** Weeks that the board shows at once. */
export const zooms = ['2', '4', '13'] as const
export type Chosen = Readonly<Record<'q' | 'yard' | 'kind' | 'weeks', string>>

type Props = {
  machines: readonly BoardMachine[]
  chosen: Chosen
  /** Whether there is room for days. */
  isWide: boolean
  onChoose: (name: keyof Chosen, value: string) => void
}

const optionsOf = (pairs: Iterable<readonly [string, string]>) =>
  [...new Map(pairs)].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label))

/** Search, filters and zoom of the board. */
export function BoardTools({ machines, chosen, isWide, onChoose }: Props) {
  const text = useBoardTexts()
  const yards = optionsOf(machines.map(({ yardId, yardName }) => [yardId, yardName] as const))
  const kinds = optionsOf(machines.map(({ subCategory, subCategoryName }) => [subCategory, subCategoryName] as const))
  const zoom = { name: 'weeks', label: text.zoom, options: zooms.map((value) => ({ value, label: text.weeks[value] })) }
  return (
    <ListTools
      search={{ label: text.search, value: chosen.q, onSearch: (q) => onChoose('q', q) }}
      filters={[
        { name: 'yard', label: text.yard, options: [{ value: '', label: text.everyYard }, ...yards] },
        { name: 'kind', label: text.kind, options: [{ value: '', label: text.everyKind }, ...kinds] },
        ...(isWide ? [zoom] : []),
      ]}
      chosen={chosen}
      onChoose={(name, value) => onChoose(name as keyof Chosen, value)}
      order={undefined}
    />
  )
}

/** The days on the board, and the way to others. */
export function BoardSpan({ span, setSpan, today }: { span: Span; setSpan: (span: Span) => void; today: string }) {
  const text = useBoardTexts()
  const by = (days: number) => setSpan({ ...span, from: addDays(span.from, days) })
  const toToday = () => setSpan({ ...span, from: mondayOf(today) })
  useKeys({ t: toToday })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button tone="secondary" aria-label={text.earlier} onClick={() => by(-7)}>
        ‹
      </Button>
      <b className="min-w-60 text-center tabular-nums">
        {fill(text.span, { from: formatDate(span.from), to: formatDate(lastOf(span)) })}
      </b>
      <Button tone="secondary" aria-label={text.later} onClick={() => by(7)}>
        ›
      </Button>
      <Button tone="secondary" aria-keyshortcuts="T" onClick={toToday}>
        {text.today} <KeyCap name="T" />
      </Button>
    </div>
  )
}
