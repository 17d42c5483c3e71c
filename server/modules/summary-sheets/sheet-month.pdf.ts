// The key figures of a printed summary sheet, and its days as bars of hours by kind.
import { fill } from '#contract/fill.ts'
import {
  type HourKind,
  hourKinds,
  hoursIn,
  hoursOf,
  longestDay,
  meterIn,
  workedIn,
} from '#contract/summary-sheets.hours.ts'
import type { SheetDay } from '#contract/summary-sheets.ts'
import { block, box, colours, row, text } from '#server/platform/kit.pdf.ts'
import { type PdfTexts, type SheetPdf, textsIn } from './sheet-pdf.ts'

/** Points of the highest bar. */
const BARS = 46
/** Grey print distinguishes them too: from the darkest to the lightest. */
const fills: Record<HourKind, string> = {
  work: '#1f4e79',
  overtime: '#0f1720',
  waiting: '#b9c3cc',
  rain: '#d3e0ec',
  stop: '#8d949b',
  breakdown: '#c0392b',
}

function figures({ sheet: { days } }: SheetPdf, { own }: PdfTexts) {
  const logs = days.flatMap((day) => day.logs)
  const signed = logs.filter(({ signedBy }) => signedBy !== null).length
  const { overtime, rain, waiting, stop, breakdown } = hoursIn(days)
  const hours = (n: number) => fill(own.hoursOf, { hours: n })
  const all = [
    [own.daysOnHire, String(days.length)],
    [own.logs, fill(own.logsOf, { signed, all: logs.length })],
    [own.worked, hours(workedIn(days))],
    [own.overtime, hours(overtime)],
    [own.rain, hours(rain)],
    [own.waiting, hours(waiting)],
    ...(stop > 0 ? [[own.stops, hours(stop)] as const] : []),
    [own.breakdown, hours(breakdown)],
    [own.meter, hours(meterIn(days))],
  ] as const
  return row(
    { marginBottom: 8 },
    ...all.map(([name, value]) =>
      box(
        { flex: 1, paddingRight: 4 },
        text({ fontSize: 7.5, color: colours.muted }, name),
        text({ fontSize: 10, fontWeight: 700 }, value),
      ),
    ),
  )
}

/** A day's hours stand upon each other; its date is below. */
function bar(day: SheetDay, longest: number) {
  const hours = hoursOf(day)
  const parts = hourKinds.filter((kind) => hours[kind] > 0).toReversed()
  return box(
    { flex: 1, alignItems: 'center' },
    box(
      { height: BARS, width: '76%', justifyContent: 'flex-end' },
      ...parts.map((kind) => box({ height: (hours[kind] / longest) * BARS, backgroundColor: fills[kind] })),
    ),
    box({ borderTopWidth: 0.7, borderColor: colours.ink, width: '100%' }),
    text(
      { fontSize: 6.5, color: day.dayType === 'WORKING' ? colours.ink : colours.muted },
      String(Number(day.date.slice(8))),
    ),
  )
}

const legend = (days: readonly SheetDay[], { own }: PdfTexts) => {
  const hours = hoursIn(days)
  return row(
    { marginTop: 2 },
    ...hourKinds
      .filter((kind) => hours[kind] > 0)
      .map((kind) =>
        row(
          { marginRight: 12, alignItems: 'center' },
          box({ width: 7, height: 7, backgroundColor: fills[kind], marginRight: 4 }),
          text({ fontSize: 7.5, color: colours.muted }, own.kinds[kind]),
        ),
      ),
  )
}

/** The most days whose dates have room below each other's bars. */
const DAYS_MAX = 62

/** The figures, and the bars of a cycle that fits on a line. */
export function month(data: SheetPdf) {
  const texts = textsIn(data.lang)
  const { days } = data.sheet
  if (days.length > DAYS_MAX) return figures(data, texts)
  const longest = longestDay(data.sheet)
  return block(
    { marginBottom: 6 },
    figures(data, texts),
    row({}, ...days.map((day) => bar(day, longest))),
    legend(days, texts),
  )
}
