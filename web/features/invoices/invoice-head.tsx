import type { ReactNode } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { Invoice } from '#contract/invoices.ts'
import { fill, plural } from '#web/platform/text.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { useInvoiceTexts } from './texts.ts'

/** `JLG 450AJ, Kharadi Tower B, 10 Oct 2026 to 09 Nov 2026`, or how many jobs it is of. */
function useAbout({ lines, period }: Pick<Invoice, 'lines' | 'period'>) {
  const text = useInvoiceTexts()
  const jobs = new Set(lines.map(({ jobId }) => jobId)).size
  const [from, to] = [formatDate(period.from), formatDate(period.to)]
  const [first] = lines
  if (jobs !== 1 || first === undefined) return fill(plural(jobs, text.aboutMany), { from, to })
  return fill(text.about, { machine: first.machineName, site: first.siteName, from, to })
}

type Props = { invoice: Invoice; crumbs: ReactNode; children?: ReactNode }

/** The number, the subject and the status of an invoice. */
export function InvoiceHead({ invoice, crumbs, children }: Props) {
  const text = useInvoiceTexts()
  return (
    <header>
      <nav aria-label={text.crumbs} className="flex flex-wrap items-center gap-x-2 text-ink-3">
        {crumbs}
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display text-3xl tabular-nums wrap-anywhere md:text-5xl">
            {invoice.invoiceNumber ?? text.draft}
          </h1>
          <p className="mt-2 text-ink-2 tabular-nums wrap-anywhere">{useAbout(invoice)}</p>
        </div>
        {children}
      </div>
      <p className="mt-2">
        <InvoiceBadge {...invoice} />
      </p>
    </header>
  )
}
