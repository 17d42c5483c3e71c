import type { ComponentProps, ReactNode } from 'react'
import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import type { Invoice } from '#contract/invoices.ts'
import { useShownChecks } from '#web/platform/check-words.ts'
import { lifeItems } from '#web/platform/life-items.ts'
import { Checks } from '#web/ui/checks.tsx'
import { LifeList } from '#web/ui/life-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { Disputes } from './disputes.tsx'
import { InvoicePaper } from './invoice-paper.tsx'
import { LateInterest } from './late-interest.tsx'
import { useInvoiceCheckTexts, useInvoiceTexts } from './texts.ts'
import { type NoteAs, Payments, ToPay } from './to-pay.tsx'

type Props = ComponentProps<typeof InvoicePaper> & {
  children?: ReactNode
  noteAs: NoteAs
  /** The actions on an open dispute. */
  answer?: (dispute: InvoiceDispute) => ReactNode
}

type Event = Invoice['events'][number]
type Reasons = Readonly<Record<string, string>>

/** A note is an event with its number and the code of its reason; people read the reason. */
const reasonsNamed =
  ({ reasons }: { reasons: Reasons }) =>
  (event: Event): Event => {
    if (event.event !== 'credit' && event.event !== 'debit') return event
    const [number, code = ''] = event.reason?.split(' ') ?? []
    return { ...event, reason: [number, reasons[code]].filter(Boolean).join(', ') }
  }

/** An invoice as both sides read it: what is left to pay, the document, and what happened. */
export function InvoiceView({ children, answer, noteAs, ...paper }: Props) {
  const text = useInvoiceTexts()
  const { invoice } = paper
  const { checks, status, supplier } = invoice
  const shown = useShownChecks({ checks, isSent: status !== 'DRAFT' }, useInvoiceCheckTexts(), supplier.name)
  return (
    <div className="invoice">
      {invoice.status !== 'DRAFT' && <ToPay invoice={invoice} />}
      <div className="invoice-main">
        <InvoicePaper {...paper} />
        <Checks {...shown} />
      </div>
      <aside className="grid gap-6">
        {invoice.status !== 'DRAFT' && (
          <>
            {invoice.lateInterest !== null && <LateInterest interest={invoice.lateInterest} />}
            <Payments invoice={invoice} noteAs={noteAs} />
          </>
        )}
        {children}
        {invoice.disputes.length > 0 && <Disputes invoice={invoice} answer={answer} />}
        <Section title={text.life}>
          <LifeList items={lifeItems(invoice.events.map(reasonsNamed(text)), text)} />
        </Section>
      </aside>
    </div>
  )
}
