import type { ReactNode } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { BankLine } from '#contract/payments.bank.ts'
import { fill } from '#web/platform/text.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import { useBankTexts } from './bank-texts.ts'
import { usePaymentTexts } from './texts.ts'

/** The bank's data and the decision; `children` are the actions. */
export function BankLineFacts({ line, children }: { line: BankLine; children: ReactNode }) {
  const text = useBankTexts()
  const { modes } = usePaymentTexts()
  const { direction, status, decidedBy, decidedAt } = line
  return (
    <Section title={text.views[direction === 'DEBIT' && status === 'TO_MATCH' ? 'DEBITS' : status]}>
      <Facts>
        <Fact label={direction === 'DEBIT' ? text.debit : text.credit}>
          <span className="figure">{formatExact(line.amountPaise)}</span>
        </Fact>
        <Fact label={text.booked}>{formatDate(line.bookedOn)}</Fact>
        {line.valueOn !== null && line.valueOn !== line.bookedOn && (
          <Fact label={text.value}>{formatDate(line.valueOn)}</Fact>
        )}
        <Fact label={text.narration}>
          <span className="wrap-anywhere">{line.narration}</span>
        </Fact>
        <Fact label={text.reference}>
          <span className="wrap-anywhere">{line.reference ?? text.noReference}</span>
        </Fact>
        <Fact label={text.mode}>{modes[line.mode]}</Fact>
        <Fact label={text.account}>{line.accountNumber}</Fact>
        {line.payment !== null && (
          <Fact label={text.shows}>
            <span className="wrap-anywhere">
              {line.payment.paymentNumber}, {line.payment.customerName}
            </span>
          </Fact>
        )}
        {line.reason !== null && <Fact label={text.reason}>{line.reason}</Fact>}
        {decidedBy !== null && decidedAt !== null && (
          <Fact label={text.decided}>
            {fill(text.decidedBy, { by: decidedBy, date: formatDate(dateInIndia(new Date(decidedAt))) })}
          </Fact>
        )}
      </Facts>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Section>
  )
}
