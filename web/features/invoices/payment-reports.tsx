import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { PaymentReport } from '#contract/invoices.reports.ts'
import { call } from '#web/platform/call.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { invoiceChanged, reloadInvoices } from './invoices.queries.ts'
import { usePaymentReportTexts } from './report-texts.ts'

type Props = { reports: readonly PaymentReport[]; mayWithdraw: boolean }

/** Reported payments and their outcomes. */
export function PaymentReports({ reports, mayWithdraw }: Props) {
  const text = usePaymentReportTexts()
  return (
    <Section title={text.reports}>
      <ul className="grid gap-4">
        {reports.map((report) => (
          <li key={report.reportId} className="grid justify-items-start gap-1 border-l-2 border-line pl-4">
            <h3 className="font-semibold">{fill(text.states[report.status], { date: formatDate(report.paidOn) })}</h3>
            <ReportFacts report={report} />
            {report.reply !== null && (
              <p className="wrap-anywhere">
                <b>{text.reply}:</b> {report.reply}
              </p>
            )}
            {report.status === 'REPORTED' && mayWithdraw && <Withdraw report={report} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ReportFacts({ report }: { report: PaymentReport }) {
  const text = usePaymentReportTexts()
  const { amountPaise, tdsPaise, mode, reference, note, by, at } = report
  const amounts = [formatExact(amountPaise), tdsPaise > 0 && fill(text.withTds, { amount: formatExact(tdsPaise) })]
  return (
    <>
      <p className="tabular-nums wrap-anywhere">
        {[...amounts, text.modes[mode], reference].filter(Boolean).join(', ')}
      </p>
      {note !== null && <p className="wrap-anywhere">{note}</p>}
      <p className="text-sm text-ink-2 tabular-nums">{fill(text.reportedBy, { by, at: instantText(at) })}</p>
    </>
  )
}

function Withdraw({ report: { reportId, amountPaise } }: { report: PaymentReport }) {
  const text = usePaymentReportTexts()
  const { notifyFailed } = useOutcome()
  const { submit, pending } = useSubmit(
    async () => invoiceChanged(await call('withdrawPaymentReport', { params: { id: reportId } })),
    (error) => {
      notifyFailed('request', error)
      void reloadInvoices()
    },
  )
  return (
    <Button
      tone="secondary"
      aria-disabled={pending}
      aria-label={fill(text.withdrawNamed, { amount: formatExact(amountPaise) })}
      onClick={() => submit()}
    >
      {text.withdraw}
    </Button>
  )
}
