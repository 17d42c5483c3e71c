import { type ReactNode, useState } from 'react'
import type { SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { useShownChecks } from '#web/platform/check-words.ts'
import { Checks } from '#web/ui/checks.tsx'
import { BillLines } from './bill-lines.tsx'
import type { LogAt } from './line-days.tsx'
import { MonthBars } from './month-bars.tsx'
import { SheetBoxes } from './sheet-boxes.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import { SheetLife } from './sheet-life.tsx'
import { SheetNotices } from './sheet-notices.tsx'
import { useSheetCheckTexts } from './texts.ts'
import './sheet.css'

type Props = {
  sheet: SummarySheet
  logAt: LogAt
  /** Disputes a line; absent where the reader may not. */
  onDispute?: ((line: SummaryLine) => void) | undefined
  answer?: ReactNode
}

/** A sheet as both sides read it: its figures, its days, its lines, and the boxes of both sides. */
export function SheetView({ sheet, logAt, onDispute, answer }: Props) {
  const isSent = sheet.version > 0
  const shown = useShownChecks({ checks: sheet.checks, isSent }, useSheetCheckTexts(), sheet.supplierName)
  const [opened, setOpened] = useState<number>()
  const line = sheet.lines.find(({ lineNo }) => lineNo === opened)
  return (
    <div className="mt-6 grid gap-8">
      <SheetNotices sheet={sheet} />
      <SheetFigures sheet={sheet} />
      <MonthBars sheet={sheet} picked={line && new Set(line.days)} />
      <BillLines {...{ sheet, opened, onDispute, logAt }} onOpen={setOpened} />
      <SheetBoxes sheet={sheet} answer={answer} />
      <Checks {...shown} />
      <SheetLife sheet={sheet} />
    </div>
  )
}
