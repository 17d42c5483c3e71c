import { type KeyboardEvent, useId } from 'react'
import { formatFigure } from '#contract/figures.ts'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LineDays, type LogAt } from './line-days.tsx'
import { LineBadge } from './sheet-badge.tsx'
import { useAnswerTexts, useSummaryTexts } from './texts.ts'

type Props = {
  line: SummaryLine
  sheet: SummarySheet
  isOpen: boolean
  onToggle: () => void
  /** Absent where the reader may not dispute it. */
  onDispute?: (() => void) | undefined
  onKey: (event: KeyboardEvent) => void
  logAt: LogAt
}

/** A line of the bill with its reason; opened, the days and logs behind it. */
export function BillLine({ line, sheet, isOpen, onToggle, onDispute, onKey, logAt }: Props) {
  const { disputeLine } = useAnswerTexts()
  const id = useId()
  const { name, why } = useLineWords()(line)
  return (
    <li className={isOpen ? 'bill-line is-open' : 'bill-line'}>
      <div className="bill-line-head">
        <span className="text-ink-3 tabular-nums">{line.lineNo}</span>
        <div className="min-w-0">
          <h3>
            <button
              type="button"
              data-line
              aria-expanded={isOpen}
              {...(isOpen ? { 'aria-controls': id } : {})}
              onClick={onToggle}
              onKeyDown={onKey}
            >
              {name}
              <Icon name="down" className="size-4 text-ink-3" />
            </button>
          </h3>
          {why !== '' && <p className="text-ink-2 wrap-anywhere">{why}</p>}
        </div>
        <Amount line={line} />
        <LineBadge state={line.state} />
      </div>
      <Talk line={line} supplier={sheet.supplierName} />
      {isOpen && (
        <div id={id} className="bill-line-days">
          <LineDays {...{ line, sheet, logAt }} />
          {onDispute && (
            <Button tone="secondary" className="mt-4" onClick={onDispute}>
              {fill(disputeLine, { line: name })}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The amount; one that a version changed stands beside its successor, struck out. */
function Amount({ line: { amountPaise, wasPaise } }: Pick<Props, 'line'>) {
  const text = useSummaryTexts()
  return (
    <p className="bill-line-amount">
      {wasPaise !== null && wasPaise !== amountPaise && (
        <>
          <span className="sr-only">{text.was} </span>
          <s className="text-ink-3 tabular-nums">{formatFigure(wasPaise)}</s>{' '}
        </>
      )}
      <b className="figure">{formatFigure(amountPaise)}</b>
    </p>
  )
}

/** A dispute with its answer; a line that is disputed again has the answer to the line before first. */
function Talk({ line: { dispute, reply, state }, supplier }: Pick<Props, 'line'> & { supplier: string }) {
  const text = useSummaryTexts()
  const answer = reply !== null && (
    <p className="line-talk">
      <b>{fill(text.reply, { supplier })}</b> {reply}
    </p>
  )
  const objection = dispute !== null && (
    <p className={state === 'DISPUTED' ? 'line-talk is-dispute' : 'line-talk'}>
      <b className={state === 'DISPUTED' ? 'text-danger' : ''}>
        {fill(text.disputedBy, { by: dispute.by, at: instantText(dispute.at) })}
      </b>{' '}
      “{dispute.reason}”
    </p>
  )
  return (
    <>
      {state === 'DISPUTED' && answer}
      {objection}
      {state !== 'DISPUTED' && answer}
    </>
  )
}
