import { Link } from 'react-router'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { Payment } from '#contract/payments.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import { usePaymentTexts } from './texts.ts'
import { kindOf } from './transfer-columns.tsx'

type Other = Payment['refunds'][number]

/** The facts of a payment, and the refunds around it. */
export function PaymentFacts({ payment, addressOf }: { payment: Payment; addressOf: (id: string) => string }) {
  const text = usePaymentTexts()
  const { kind, mode, reference, receivedOn, amountPaise, openPaise, note, voucherNumber, refundOf, refunds } = payment
  const taxPaise = payment.cgstPaise + payment.sgstPaise + payment.igstPaise
  const link = ({ paymentId, paymentNumber, amountPaise: paise }: Other) => (
    <Link key={paymentId} to={addressOf(paymentId)} className="link block tabular-nums">
      {paymentNumber}, {formatExact(paise)}
    </Link>
  )
  return (
    <Section title={kindOf(payment, text)}>
      <Facts>
        <Fact label={text.customer}>
          <span className="wrap-anywhere">{payment.customerName}</span>
        </Fact>
        <Fact label={text.amount}>{formatExact(amountPaise)}</Fact>
        {kind !== 'REFUND' && <Fact label={text.open}>{formatExact(openPaise)}</Fact>}
        <Fact label={kind === 'REFUND' ? text.refundedOn : text.received}>{formatDate(receivedOn)}</Fact>
        <Fact label={text.reference}>
          <span className="wrap-anywhere">
            {text.modes[mode]} {reference}
          </span>
        </Fact>
        {voucherNumber !== null && <Fact label={text.voucher}>{voucherNumber}</Fact>}
        {taxPaise > 0 && <Fact label={text.tax}>{formatExact(taxPaise)}</Fact>}
        {refundOf !== null && <Fact label={text.refundOf}>{link(refundOf)}</Fact>}
        {refunds.length > 0 && <Fact label={text.refunds}>{refunds.map(link)}</Fact>}
        {note !== null && <Fact label={text.note}>{note}</Fact>}
        {payment.cashReason !== null && <Fact label={text.cashReason}>{payment.cashReason}</Fact>}
        <Fact label={text.recordedBy}>
          {payment.recordedBy}, {formatDate(dateInIndia(new Date(payment.recordedAt)))}
        </Fact>
      </Facts>
    </Section>
  )
}
