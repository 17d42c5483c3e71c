import { formatExact } from '#contract/figures.ts'
import type { BankMatch } from '#contract/payments.bank.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useBankTexts } from './bank-texts.ts'
import { usePaymentTexts } from './texts.ts'

type Props = {
  matches: readonly BankMatch[]
  /** The text if there are none. */
  none: string
  pending: boolean
  onAccept: (match: BankMatch) => void
}

/** The matches of a row, likeliest first, each with its reasons in words. */
export function BankMatches({ matches, none, pending, onAccept }: Props) {
  const text = useBankTexts()
  return (
    <Section title={text.matches}>
      {matches.length === 0 && <p className="text-ink-2">{none}</p>}
      {matches.length > 1 && !matches.some(({ isProposed }) => isProposed) && (
        <p className="mb-4 text-ink-2">{text.several}</p>
      )}
      <ol className="divide-y divide-line">
        {matches.map((match) => (
          <li key={keyOf(match)} className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Match match={match} />
            <div>
              <Button
                tone={match.isProposed ? 'primary' : 'secondary'}
                aria-disabled={pending}
                aria-label={labelOf(match, text)}
                onClick={() => !pending && onAccept(match)}
              >
                {match.payment === null ? text.accept : text.link}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const keyOf = ({ customerId, payment, allocations }: BankMatch) =>
  [customerId, payment?.paymentId, ...allocations.map(({ invoiceId, tdsCode }) => invoiceId + tdsCode)].join()

function labelOf({ payment, customerName: customer }: BankMatch, text: ReturnType<typeof useBankTexts>) {
  return payment === null
    ? fill(text.acceptNamed, { customer })
    : fill(text.linkNamed, { customer, number: payment.paymentNumber })
}

function Match({ match: { customerName, payment, allocations, leftPaise, reasons } }: { match: BankMatch }) {
  const text = useBankTexts()
  const { tdsCodes } = usePaymentTexts()
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{customerName}</p>
      {payment !== null && <p className="tabular-nums">{payment.paymentNumber}</p>}
      <ul>
        {allocations.map(({ invoiceId, invoiceNumber: invoice, amountPaise, tdsPaise, tdsCode }) => (
          <li key={invoiceId} className="tabular-nums">
            {tdsCode === null
              ? fill(text.pays, { invoice, amount: formatExact(amountPaise) })
              : fill(text.paysWithTds, {
                  invoice,
                  amount: formatExact(amountPaise),
                  tds: formatExact(tdsPaise),
                  code: tdsCodes[tdsCode],
                })}
          </li>
        ))}
      </ul>
      {leftPaise > 0 && <p className="text-ink-2">{fill(text.leftOver, { amount: formatExact(leftPaise) })}</p>}
      <ul className="mt-1 text-sm text-ink-3">
        {reasons.map((reason) => (
          <li key={reason}>{text.reasons[reason]}</li>
        ))}
      </ul>
    </div>
  )
}
