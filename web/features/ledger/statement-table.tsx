import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import { balanceText, dueText, figure, particulars } from '#contract/ledger-text.ts'
import { fill } from '#web/platform/text.ts'
import { useLedgerNames, useLedgerTexts } from './texts.ts'

type Row = AccountStatement['rows'][number]
const CELL = 'py-2 pl-3 text-right tabular-nums whitespace-nowrap'
/** Phones have one column for amount and balance. */
const WIDE = `${CELL} hidden sm:table-cell print:table-cell`
const NARROW = `${CELL} sm:hidden print:hidden`
const FIRST = 'py-2 pr-3 text-left font-normal'

/** Bills and payments with the balance after each document. */
export function StatementTable({ statement }: { statement: AccountStatement }) {
  const text = useLedgerTexts()
  const { rows, openingPaise, closingPaise, debitPaise, creditPaise, depositPaise } = statement
  return (
    <>
      <table className="w-full" aria-label={text.statement}>
        <thead className="border-b-2 border-ink text-sm text-ink-3">
          <tr>
            <th scope="col" className={FIRST}>
              {text.particulars}
            </th>
            {[text.debit, text.credit, text.balance].map((name) => (
              <th key={name} scope="col" className={`${WIDE} font-normal`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${NARROW} font-normal`}>
              {text.amount}, {text.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          <Sum name={text.opening} balance={balanceText(openingPaise, text)} />
          {rows.map((row) => (
            <Document key={row.entryId} row={row} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-ink font-semibold">
          <Sum
            name={text.closing}
            debit={figure(debitPaise)}
            credit={figure(creditPaise)}
            balance={balanceText(closingPaise, text)}
          />
        </tfoot>
      </table>
      {rows.length === 0 && <p className="mt-3 text-ink-2">{text.nothing}</p>}
      <p className="mt-4 font-semibold">{dueText(closingPaise, text)}</p>
      {depositPaise !== 0 && <p className="text-ink-2">{fill(text.deposit, { amount: formatExact(depositPaise) })}</p>}
    </>
  )
}

type SumProps = { name: string; debit?: string; credit?: string; balance: string }

const Sum = ({ name, debit = '', credit = '', balance }: SumProps) => (
  <tr>
    <th scope="row" className="py-2 pr-3 text-left">
      {name}
    </th>
    <td className={WIDE}>{debit}</td>
    <td className={WIDE}>{credit}</td>
    <td className={WIDE}>{balance}</td>
    <td className={NARROW}>{balance}</td>
  </tr>
)

function Document({ row }: { row: Row }) {
  const [text, names] = [useLedgerTexts(), useLedgerNames()]
  const { date, note, debitPaise, creditPaise, balancePaise } = row
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className={FIRST}>
        <span className="block text-sm text-ink-3 tabular-nums">{formatDate(date)}</span>
        <span className="wrap-anywhere">{particulars(row, text, names.documents)}</span>
        {note !== null && <span className="block text-sm text-ink-2 wrap-anywhere">{note}</span>}
      </th>
      <td className={WIDE}>{figure(debitPaise)}</td>
      <td className={WIDE}>{figure(creditPaise)}</td>
      <td className={WIDE}>{balanceText(balancePaise, text)}</td>
      <td className={NARROW}>
        {balanceText(debitPaise - creditPaise, text)}
        <span className="block text-sm text-ink-3">{balanceText(balancePaise, text)}</span>
      </td>
    </tr>
  )
}
