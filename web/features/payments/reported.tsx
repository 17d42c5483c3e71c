import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { OpenReport } from '#contract/invoices.reports.ts'
import { call } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { reloadReported, useReported } from './reported.queries.ts'
import { useReportedTexts } from './reported-texts.ts'

/** Payments reported by customers, for accounts to record or to answer; nothing if there is none. */
export function Reported({ mayAct }: { mayAct: boolean }) {
  const text = useReportedTexts()
  const messageOf = useProblemText()
  const [said, setSaid] = useState('')
  const { data, error, refetch } = useReported()
  const { reports, total } = data ?? { reports: [], total: 0 }
  return (
    <>
      <output className="mb-3 block text-signed empty:hidden">{said}</output>
      {error !== null && data === undefined && (
        <ProblemPanel
          title={text.deskFailed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {reports.length > 0 && (
        <div className="mb-8">
          <Section title={text.deskTitle}>
            <p className="mb-4 max-w-prose text-ink-2">{text.deskText}</p>
            <ul className="divide-y divide-line border-y border-line">
              {reports.map((report) => (
                <One key={report.reportId} report={report} mayAct={mayAct} onDeclined={() => setSaid(text.declined)} />
              ))}
            </ul>
            {total > reports.length && <p>{fill(text.more, { shown: reports.length, n: total })}</p>}
          </Section>
        </div>
      )}
    </>
  )
}

/** The form of the payment, filled in as it was reported. */
function formOf({ customerId, invoiceId, paidOn, mode, reference, amountPaise }: OpenReport) {
  const known = { invoice: invoiceId, on: paidOn, mode, paise: String(amountPaise) }
  const facts = new URLSearchParams({ ...known, ...(reference !== null && { reference }) })
  return `${deskAddresses.newPayment(customerId)}&${facts}`
}

type OneProps = { report: OpenReport; mayAct: boolean; onDeclined: () => void }

function One({ report, mayAct, onDeclined }: OneProps) {
  const text = useReportedTexts()
  const { customerName: customer, invoiceId, invoiceNumber, balancePaise, amountPaise, matches } = report
  const amount = formatExact(amountPaise)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 grow basis-72 gap-1 wrap-anywhere">
        <p className="tabular-nums">
          <b>{amount}</b> {customer}
        </p>
        <Link to={deskAddresses.invoice(invoiceId)} className="link inline-flex min-h-11 items-center tabular-nums">
          {fill(text.forInvoice, { number: invoiceNumber, balance: formatExact(balancePaise) })}
        </Link>
        <Facts report={report} />
        {matches.map(({ lineId, bookedOn, isSameReference }) => (
          <Link key={lineId} to={deskAddresses.bankLine(lineId)} className="link inline-flex min-h-11 items-center">
            {fill(isSameReference ? text.row : text.rowOfAmount, { date: formatDate(bookedOn) })}
          </Link>
        ))}
      </div>
      {mayAct && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={formOf(report)} aria-label={fill(text.recordNamed, { amount, customer })}>
            {text.record}
          </LinkButton>
          <Decline report={report} onDeclined={onDeclined} />
        </div>
      )}
    </li>
  )
}

function Facts({ report: { paidOn, mode, reference, tdsPaise, note, by, at } }: { report: OpenReport }) {
  const text = useReportedTexts()
  const tds = tdsPaise > 0 && fill(text.withTds, { amount: formatExact(tdsPaise) })
  return (
    <>
      <p className="tabular-nums">
        {[formatDate(paidOn), text.modes[mode], reference, tds].filter(Boolean).join(', ')}
      </p>
      {note !== null && <p>{note}</p>}
      <p className="text-sm text-ink-2 tabular-nums">{fill(text.reportedBy, { by, at: instantText(at) })}</p>
    </>
  )
}

function Decline({ report, onDeclined }: Omit<OneProps, 'mayAct'>) {
  const text = useReportedTexts()
  const { notifyFailed } = useOutcome()
  const [isOpen, setOpen] = useState(false)
  const { submit, pending } = useSubmit(
    async (reply: string) => {
      await call('declinePaymentReport', { params: { id: report.reportId }, body: { reply } })
      onDeclined()
      void reloadReported()
    },
    (error) => {
      notifyFailed('request', error)
      void reloadReported()
    },
  )
  const confirm = (reply: string) => {
    setOpen(false)
    submit(reply)
  }
  const words = { title: text.declineTitle, text: text.declineText, reason: text.reason, keep: text.cancel }
  const named = fill(text.declineNamed, { amount: formatExact(report.amountPaise), customer: report.customerName })
  return (
    <>
      <Button tone="secondary" aria-disabled={pending} aria-label={named} onClick={() => pending || setOpen(true)}>
        {text.decline}
      </Button>
      {isOpen && (
        <ReasonDialog
          text={{ ...words, required: text.reasonRequired, confirm: text.decline }}
          tone="primary"
          pending={pending}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
