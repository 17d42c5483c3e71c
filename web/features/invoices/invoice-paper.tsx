import type { ReactNode } from 'react'
import { addressBeside } from '#contract/address-beside.ts'
import { formatDate } from '#contract/dates.ts'
import { stateOfCode } from '#contract/gst-states.ts'
import { namedNumber } from '#contract/gstin.ts'
import { machinesText } from '#contract/invoices.machines.ts'
import type { Invoice, InvoiceLine } from '#contract/invoices.ts'
import { fill } from '#web/platform/text.ts'
import { InvoiceFoot } from './invoice-foot.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceSums } from './invoice-sums.tsx'
import { Registration } from './registration.tsx'
import { useInvoiceTexts } from './texts.ts'
import './invoice.css'

type Props = {
  invoice: Invoice
  sheetAt: (summarySheetId: string) => string
  /** The sources of a line. */
  proofOf: (line: InvoiceLine) => ReactNode
}

/** An invoice as a page: what rule 46 asks for, and every line with what is behind it. */
export function InvoicePaper({ invoice, sheetAt, proofOf }: Props) {
  return (
    <article className="invoice-paper">
      <Letterhead invoice={invoice} />
      <Facts invoice={invoice} />
      <InvoiceLines {...{ invoice, sheetAt, proofOf }} />
      <InvoiceSums invoice={invoice} />
      {invoice.note !== null && <p className="pb-4 whitespace-pre-line wrap-anywhere">{invoice.note}</p>}
      <Registration invoice={invoice} />
      <InvoiceFoot invoice={invoice} />
    </article>
  )
}

type Part = { invoice: Invoice }

function Letterhead({ invoice: { supplier, pan, cin, phone } }: Part) {
  const text = useInvoiceTexts()
  const numbers = [pan && fill(text.pan, { pan }), cin && fill(text.cin, { cin }), phone && fill(text.phone, { phone })]
  return (
    <div className="invoice-letterhead">
      <div>
        <h2 className="heading text-xl">{supplier.name}</h2>
        <p className="text-ink-2 wrap-anywhere">{supplier.address}</p>
        {supplier.gstin !== null && <p className="tabular-nums">{fill(text.gstin, { gstin: supplier.gstin })}</p>}
        <p className="tabular-nums">{numbers.filter(Boolean).join(', ')}</p>
      </div>
      <div className="sm:ms-auto sm:text-end">
        <p className="heading text-xl">{text.taxInvoice}</p>
        <p className="text-ink-2">{text.original}</p>
      </div>
    </div>
  )
}

function Facts({ invoice }: Part) {
  const text = useInvoiceTexts()
  const { billTo, sites, invoiceDate, dueDate, placeOfSupply: code, poNumbers, undertaking } = invoice
  const dated = (date: string | null) => (date === null ? text.notYet : formatDate(date))
  const place = `${code}, ${stateOfCode(code) ?? ''}`
  return (
    <dl className="invoice-facts">
      <div className="is-wide">
        <dt>{text.billedTo}</dt>
        <dd>
          <b>{billTo.name}</b>
          <span className="block">{billTo.address}</span>
          {billTo.gstin !== null && <span className="tabular-nums">{namedNumber(text.gstin, billTo.gstin)}</span>}
        </dd>
      </div>
      <div className="is-wide">
        <dt>{sites.length === 1 ? text.site : text.sites}</dt>
        {sites.map(({ name, address }) => (
          <dd key={name}>
            <b>{name}</b> <span className="text-ink-2">{addressBeside(name, address)}</span>
          </dd>
        ))}
      </div>
      <Machines lines={invoice.lines} />
      <Fact name={text.date}>{dated(invoiceDate)}</Fact>
      <Fact name={text.due}>{dated(dueDate)}</Fact>
      <Fact name={text.placeOfSupply}>{place}</Fact>
      <Fact name={text.reverseCharge}>{text.no}</Fact>
      {poNumbers.length > 0 && <Fact name={text.po}>{poNumbers.join(', ')}</Fact>}
      {undertaking !== null && (
        <div className="is-wide">
          <dd>{fill(text.undertaking, { number: undertaking })}</dd>
        </div>
      )}
    </dl>
  )
}

/** The machine of an invoice of one job; of several jobs, each line names its own. */
function Machines({ lines }: Pick<Invoice, 'lines'>) {
  const text = useInvoiceTexts()
  const [first, ...others] = lines
  const known = machinesText(lines, text)
  if (first === undefined || known.length === 0 || others.some(({ jobId }) => jobId !== first.jobId)) return null
  return (
    <div className="is-wide">
      <dt>{known.length === 1 ? text.machine : text.machines}</dt>
      <dd className="tabular-nums">
        <b>{first.machineName}</b> <span className="text-ink-2">{known.join('; ')}</span>
      </dd>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
)
