import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { lawfulDate } from '#contract/invoices.due.ts'
import type { Invoice } from '#contract/invoices.ts'
import { formatRupees } from '#contract/money.ts'
import { isAboveUpi, upiLink } from '#contract/upi.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { QrCode } from './qr-code.tsx'
import { useInvoiceTexts } from './texts.ts'

/** The ways to pay: by UPI up to its limit, else by bank transfer alone. */
function WaysToPay({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const { bank, udyam, balancePaise } = invoice
  const isAbove = isAboveUpi(invoice)
  const lastDay = lawfulDate(invoice)
  const ways = [
    isAbove ? null : bank.upiId,
    bank.accountName,
    bank.accountNumber && fill(text.account, { number: bank.accountNumber }),
    bank.ifsc && fill(text.ifsc, { ifsc: bank.ifsc }),
    bank.bankName,
    udyam && fill(text.udyam, { udyam }),
    lastDay && fill(text.lawfulDate, { date: formatDate(lastDay) }),
  ].filter(Boolean)
  const amounts = { amount: formatRupees(balancePaise), limit: formatRupees(bank.upiLimitPaise) }
  return (
    <div>
      <h3 className="font-semibold">{isAbove ? text.payByBank : text.pay}</h3>
      <ul className="text-ink-2 tabular-nums">
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      {isAbove && <p>{fill(text.aboveUpi, amounts)}</p>}
    </div>
  )
}

/** The ways to pay, the issuer, and the proof that the invoice has not changed. */
export function InvoiceFoot({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const { issuedBy, issuedAt, hash, balancePaise } = invoice
  return (
    <>
      <div className="invoice-foot">
        {balancePaise > 0 && <UpiCode invoice={invoice} />}
        <WaysToPay invoice={invoice} />
        {issuedBy !== null && issuedAt !== null && (
          <div className="sign">
            <p className="font-semibold">{issuedBy}</p>
            <p className="text-ink-2">{fill(text.issuedBy, { at: instantText(issuedAt) })}</p>
          </div>
        )}
      </div>
      {hash !== null && (
        <p className="invoice-hash">
          {text.hash} <span className="tabular-nums">{hash}</span>
        </p>
      )}
    </>
  )
}

function UpiCode({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const link = upiLink(invoice)
  if (link === undefined) return null
  return <QrCode value={link} name={fill(text.upiCode, { amount: formatExact(invoice.balancePaise) })} ecc="M" />
}
