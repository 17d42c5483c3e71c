import type { KeyboardEvent } from 'react'
import { formatFigure } from '#contract/figures.ts'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { useKeys } from '#web/platform/use-keys.ts'
import { BillLine } from './bill-line.tsx'
import type { LogAt } from './line-days.tsx'
import { SheetSums } from './sheet-sums.tsx'
import { useSummaryTexts } from './texts.ts'

type Props = {
  sheet: SummarySheet
  /** The number of the opened line. */
  opened: number | undefined
  onOpen: (lineNo: number | undefined) => void
  /** Disputes a line; absent where the reader may not. */
  onDispute?: ((line: SummaryLine) => void) | undefined
  logAt: LogAt
}

/** Moves the focus to the line above or below. */
function walk(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const list = event.currentTarget.closest('ol')
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  all[all.findIndex((one) => one === event.currentTarget) + step]?.focus()
}

/** The lines of the bill, of which one opens at a time, and their sums. */
export function BillLines({ sheet, opened, onOpen, onDispute, logAt }: Props) {
  const text = useSummaryTexts()
  const isOpen = (line: SummaryLine) => line.lineNo === opened
  const disputeOf = (line: SummaryLine) =>
    onDispute === undefined || line.state !== 'OPEN' ? undefined : () => onDispute(line)
  useKeys({ d: () => sheet.lines.filter(isOpen).forEach((line) => disputeOf(line)?.()) })
  const press = (line: SummaryLine) => (event: KeyboardEvent) => {
    walk(event)
    if (event.key.toLowerCase() !== 'd' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    disputeOf(line)?.()
  }
  return (
    <section aria-labelledby="bill-lines">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-2">
        <h2 id="bill-lines" className="heading text-2xl">
          {text.lines}
        </h2>
        <p className="no-print text-sm text-ink-3 max-md:hidden">
          {onDispute === undefined ? text.linesHintRead : text.linesHint}
        </p>
      </div>
      <ol>
        {sheet.lines.map((line) => (
          <BillLine
            key={line.lineId ?? line.lineNo}
            {...{ line, sheet, logAt }}
            isOpen={isOpen(line)}
            onToggle={() => onOpen(isOpen(line) ? undefined : line.lineNo)}
            onDispute={disputeOf(line)}
            onKey={press(line)}
          />
        ))}
      </ol>
      <Removed sheet={sheet} />
      <SheetSums sheet={sheet} />
    </section>
  )
}

/** The lines of the version before that this one left out. */
export function Removed({ sheet: { removed } }: Pick<Props, 'sheet'>) {
  const text = useSummaryTexts()
  if (removed.length === 0) return null
  return (
    <div className="line-removed">
      <h3>{text.removed}</h3>
      <ul>
        {removed.map(({ description, amountPaise }) => (
          <li key={`${description} ${amountPaise}`}>
            <s>{description}</s> <s className="tabular-nums">{formatFigure(amountPaise)}</s>
          </li>
        ))}
      </ul>
    </div>
  )
}
