import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatExact } from '#contract/figures.ts'
import type { OwnPayment } from '#contract/payments.customer.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { useOwnPaymentTexts } from './own-texts.ts'
import { usePaymentTexts } from './texts.ts'
import { useTransferColumns } from './transfer-columns.tsx'

type Way = { invoiceAddress: (invoiceId: string) => string; paper: (payment: OwnPayment) => ReactNode }

/** The columns of the own payments; each names the invoices that it pays. */
export function useOwnPaymentColumns({ invoiceAddress, paper }: Way): Column<OwnPayment>[] {
  const text = usePaymentTexts()
  const own = useOwnPaymentTexts()
  return [
    {
      id: 'number',
      header: text.number,
      card: 'title',
      cell: ({ paymentNumber, voucherNumber }) => (
        <span className="figure whitespace-nowrap">{voucherNumber ?? paymentNumber}</span>
      ),
    },
    ...useTransferColumns(own.day),
    {
      id: 'invoices',
      header: own.invoices,
      card: 'note',
      cell: ({ invoices }) =>
        invoices.length === 0 ? null : (
          <ul>
            {invoices.map(({ invoiceId, invoiceNumber, amountPaise, tdsPaise, gstTdsPaise }) => {
              const [paid, tds, gstTds] = [formatExact(amountPaise), formatExact(tdsPaise), formatExact(gstTdsPaise)]
              const amount = gstTdsPaise === 0 ? paid : fill(own.withGstTds, { amount: paid, gstTds })
              return (
                <li key={invoiceId} className="tabular-nums">
                  <Link to={invoiceAddress(invoiceId)} className="link whitespace-nowrap">
                    {invoiceNumber}
                  </Link>{' '}
                  {tdsPaise === 0 ? amount : fill(own.withTds, { amount, tds })}
                </li>
              )
            })}
          </ul>
        ),
    },
    {
      id: 'onAccount',
      header: own.onAccount,
      card: 'note',
      numeric: true,
      cell: ({ kind, openPaise }) =>
        kind === 'REFUND' || openPaise === 0 ? null : (
          <>
            <span className="text-ink-3 md:hidden">{own.onAccount} </span>
            <span className="tabular-nums">{formatExact(openPaise)}</span>
          </>
        ),
    },
    { id: 'paper', header: own.paper, card: 'note', cell: paper },
  ]
}
