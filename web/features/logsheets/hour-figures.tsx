import { fill } from '#web/platform/text.ts'
import { useLogTexts } from './texts.ts'

const kinds = ['worked', 'idle', 'breakdown', 'overtime'] as const
type Kind = (typeof kinds)[number]

/** The hours of a day by kind, as figures. */
export function HourFigures({ hours }: { hours: Partial<Record<Kind, string>> }) {
  const text = useLogTexts()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {kinds
        .filter((kind) => hours[kind] !== undefined)
        .map((kind) => (
          <div key={kind}>
            <dt className="text-sm text-ink-3">{text[kind]}</dt>
            <dd className="figure text-2xl tabular-nums">{fill(text.hoursOf, { hours: hours[kind] ?? '' })}</dd>
          </div>
        ))}
    </dl>
  )
}
