import { Link } from 'react-router'
import { formatFigure } from '#contract/figures.ts'
import type { Receivable } from '#contract/invoices.receivables.ts'
import { ages } from '#contract/invoices.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { useReceivableTexts } from './desk-texts.ts'

export const customerOf = ({ companyId, accountId }: Receivable) => companyId ?? accountId ?? ''

/** Nothing for zero; cards have no headers. */
const amount = (paise: number, name: string, look = '') =>
  paise === 0 ? null : (
    <>
      <span className="text-ink-3 md:hidden">{name} </span>
      <span className={`whitespace-nowrap tabular-nums ${look}`}>{formatFigure(paise)}</span>
    </>
  )

/** The columns of customers with what they owe; each row leads to their unpaid invoices. */
export function useReceivableColumns(mayReadLedger: boolean): Column<Receivable>[] {
  const text = useReceivableTexts()
  const byAge = ages.map(
    (age, at): Column<Receivable> => ({
      id: age,
      header: text.ages[age],
      card: 'fact',
      numeric: true,
      cell: ({ ageing }) => amount(ageing[at]?.balancePaise ?? 0, text.ages[age]),
    }),
  )
  const statement: Column<Receivable> = {
    id: 'statement',
    header: text.statement,
    card: 'note',
    cell: (one) => (
      <Link
        to={deskAddresses.statement(customerOf(one))}
        aria-label={fill(text.statementOf, { customer: one.customerName })}
        className="link relative z-10 inline-flex min-h-6 items-center max-md:min-h-11"
      >
        {text.statement}
      </Link>
    ),
  }
  return [
    {
      id: 'customer',
      header: text.columns.customer,
      card: 'title',
      cell: ({ customerName, invoices }) => (
        <>
          <RowLink to={deskAddresses.unpaidInvoicesOf(customerName)} className="wrap-anywhere">
            {customerName}
          </RowLink>
          <span className="block text-sm font-normal text-ink-2">{plural(invoices, text.invoices)}</span>
        </>
      ),
    },
    {
      id: 'outstanding',
      header: text.outstanding,
      card: 'badge',
      numeric: true,
      cell: ({ outstandingPaise }) => <b className="whitespace-nowrap">{formatFigure(outstandingPaise)}</b>,
    },
    ...byAge,
    {
      id: 'onAccount',
      header: text.onAccount,
      card: 'fact',
      numeric: true,
      cell: ({ onAccountPaise }) => amount(onAccountPaise, text.onAccount),
    },
    ...(mayReadLedger ? [statement] : []),
  ]
}
