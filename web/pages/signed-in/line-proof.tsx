import type { SummarySheet } from '#contract/summary-sheets.ts'
import { useInvoiceTexts } from '#web/features/invoices/texts.ts'
import { LineDays, type LogAt } from '#web/features/summary-sheets/line-days.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import '#web/features/summary-sheets/sheet.css'

type Props = {
  sheet: SummarySheet | undefined
  isFailed: boolean
  lineId: string
  logAt: LogAt
}

/** The days, logs and signatures behind a line, from its summary sheet. */
export function LineProof({ sheet, isFailed, lineId, logAt }: Props) {
  const text = useInvoiceTexts()
  const line = sheet?.lines.find((one) => one.lineId === lineId)
  if (sheet !== undefined && line !== undefined) return <LineDays {...{ line, sheet, logAt }} />
  if (isFailed || sheet !== undefined) return <p role="alert">{text.proofFailed}</p>
  return <ListWaiting label={text.proofLoading} rows={3} />
}
