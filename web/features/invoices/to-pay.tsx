import type { ReactNode } from 'react'
import { useState } from 'react'
import { dateInIndia, daysUntil, formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { Invoice, InvoiceNote } from '#contract/invoices.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useInvoiceTexts } from './texts.ts'

/** `in 21 days`, `today`, `3 days late` */
function useUntil(dueDate: string) {
  const text = useInvoiceTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const days = daysUntil(today, dueDate)
  if (days === 0) return text.dueToday
  return days > 0 ? plural(days, text.dueIn) : plural(-days, text.dueAgo)
}

/** The share of a payment that a customer deducts as tax where they must (section 194-I: plant and machinery). */
const TDS_PERCENT = 2

/** The amount left to pay, its due date, and the amount paid. */
export function ToPay({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const { balancePaise, totalPaise, taxablePaise, disputedPaise } = invoice
  const receivedPaise = invoice.paidPaise + invoice.tdsPaise + invoice.gstTdsPaise
  const isWhole = receivedPaise === 0 && balancePaise === totalPaise
  return (
    <div className="invoice-pay">
      {balancePaise === 0 ? (
        <p className="heading text-2xl text-signed">{text.paidInFull}</p>
      ) : (
        <>
          <p className="text-ink-3">{text.toPay}</p>
          <p className="display text-4xl tabular-nums">{formatExact(balancePaise)}</p>
          {!isWhole && <p className="text-ink-2">{fill(text.ofTotal, { amount: formatExact(totalPaise) })}</p>}
          {disputedPaise > 0 && (
            <p className="mt-2 font-semibold">
              {fill(text.inDispute, { amount: formatExact(disputedPaise) })}
              <span className="block font-normal text-ink-2">{text.notDue}</span>
            </p>
          )}
          {invoice.dueDate !== null && disputedPaise < balancePaise && (
            <Due date={invoice.dueDate} isOverdue={invoice.isOverdue} />
          )}
          {isWhole && (
            <p className="mt-3 border-t border-line pt-3 text-ink-2">
              {fill(text.tdsHint, {
                taxable: formatExact(taxablePaise),
                amount: formatExact(totalPaise - Math.round((taxablePaise * TDS_PERCENT) / 100)),
              })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Due({ date, isOverdue }: { date: string; isOverdue: boolean }) {
  const text = useInvoiceTexts()
  return (
    <p className={isOverdue ? 'font-semibold text-danger' : ''}>
      {fill(text.dueOn, { date: formatDate(date) })}, {useUntil(date)}
    </p>
  )
}

/** The paper of a note. */
export type NoteAs = (note: InvoiceNote) => ReactNode

/** The payments of an invoice, and the notes that changed what is owed. */
export function Payments({ invoice, noteAs }: { invoice: Invoice; noteAs: NoteAs }) {
  const text = useInvoiceTexts()
  const { payments, notes } = invoice
  return (
    <Section title={text.payments}>
      {payments.length + notes.length === 0 && <p className="text-ink-2">{text.noPayments}</p>}
      <ul className="grid gap-2">
        {payments.map(({ paymentId, receivedOn, mode, reference, amountPaise, tdsPaise, gstTdsPaise }) => (
          <li key={`${paymentId} ${amountPaise}`} className="tabular-nums">
            <b>{formatExact(amountPaise)}</b>
            {tdsPaise !== 0 && <span>, {fill(text.paymentTds, { amount: formatExact(tdsPaise) })}</span>}
            {gstTdsPaise !== 0 && <span>, {fill(text.paymentGstTds, { amount: formatExact(gstTdsPaise) })}</span>}
            <span className="block text-sm text-ink-2 wrap-anywhere">
              {[formatDate(receivedOn), mode, reference].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note.noteId} className="flex flex-wrap items-start justify-between tabular-nums">
            <div className="min-w-0 flex-1">
              <b>{formatExact(note.kind === 'CREDIT' ? -note.totalPaise : note.totalPaise)}</b>
              <span className="block">
                {text.kinds[note.kind]} {note.noteNumber}
              </span>
              <span className="block text-sm text-ink-2 wrap-anywhere">
                {formatDate(note.noteDate)}, {text.reasons[note.reason]}: {note.explanation}
              </span>
            </div>
            {noteAs(note)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
