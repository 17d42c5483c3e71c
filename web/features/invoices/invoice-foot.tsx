import { encode } from 'uqr'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { lawfulDate } from '#contract/invoices.due.ts'
import type { Invoice } from '#contract/invoices.ts'
import { upiLink } from '#contract/upi.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { useInvoiceTexts } from './texts.ts'

/** How to pay, who issued it, and what proves that it has not changed. */
export function InvoiceFoot({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const { bank, udyam, issuedBy, issuedAt, hash, balancePaise } = invoice
  const lastDay = lawfulDate(invoice)
  const ways = [
    bank.upiId,
    bank.accountName,
    bank.accountNumber && fill(text.account, { number: bank.accountNumber }),
    bank.ifsc && fill(text.ifsc, { ifsc: bank.ifsc }),
    bank.bankName,
    udyam && fill(text.udyam, { udyam }),
    lastDay && fill(text.lawfulDate, { date: formatDate(lastDay) }),
  ].filter(Boolean)
  return (
    <>
      <div className="invoice-foot">
        {balancePaise > 0 && <UpiCode invoice={invoice} />}
        <div>
          <h3 className="font-semibold">{text.pay}</h3>
          <ul className="text-ink-2 tabular-nums">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </div>
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

/** Light modules around a code, by which a reader finds it. */
const QUIET = 4

function UpiCode({ invoice }: { invoice: Invoice }) {
  const text = useInvoiceTexts()
  const link = upiLink(invoice)
  if (link === undefined) return null
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET
  const d = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={fill(text.upiCode, { amount: formatExact(invoice.balancePaise) })}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
    >
      <path d={d} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
