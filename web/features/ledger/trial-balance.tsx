import { useState } from 'react'
import { dateInIndia } from '#contract/dates.ts'
import { formatExact, formatFigure } from '#contract/figures.ts'
import type { TrialBalance } from '#contract/ledger.ts'
import { balanceText, figure } from '#contract/ledger-text.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { NativeInput } from '#web/ui/native-fields.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useTrialBalance } from './ledger.queries.ts'
import { SaveTable } from './save-table.tsx'
import { useLedgerNames, useLedgerTexts } from './texts.ts'

/** All accounts at the end of a day, today at first. */
export function TrialBalancePart() {
  const text = useLedgerTexts()
  const messageOf = useProblemText()
  const [on, setOn] = useState(() => dateInIndia(new Date()))
  const { data, error, isPending } = useTrialBalance(on)
  const balance = staleData(data, error)
  const files = { csv: 'downloadTrialBalanceCsv', xlsx: 'downloadTrialBalanceXlsx' } as const
  return (
    <Section title={text.balanceTitle}>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <NativeInput
          type="date"
          label={text.on}
          value={on}
          required
          onChange={({ target }) => target.value !== '' && setOn(target.value)}
          className="sm:w-44"
        />
        <SaveTable {...files} query={{ on }} file={`trial-balance-${on}`} name={text.balanceTitle} />
      </div>
      {isPending && <ListWaiting label={text.balanceTitle} rows={6} />}
      {error !== null && balance === undefined && (
        <StatePanel title={text.balanceFailed} text={messageOf(error)} role="alert" />
      )}
      {balance !== undefined && <Balance balance={balance} />}
    </Section>
  )
}

type Row = TrialBalance['accounts'][number]

const Named = ({ name, children }: { name: string; children: string }) =>
  children === '' ? null : (
    <>
      <span className="text-ink-3 md:hidden">{name} </span>
      <span className="whitespace-nowrap tabular-nums">{children}</span>
    </>
  )

function useColumns(): Column<Row>[] {
  const [text, names] = [useLedgerTexts(), useLedgerNames()]
  return [
    { id: 'account', header: text.account, card: 'title', cell: ({ account }) => names.accounts[account] },
    {
      id: 'kind',
      header: text.kind,
      card: 'badge',
      cell: ({ kind }) => <span className="text-ink-3">{names.kinds[kind]}</span>,
    },
    {
      id: 'debit',
      header: text.debit,
      card: 'fact',
      numeric: true,
      cell: ({ debitPaise }) => <Named name={text.debit}>{figure(debitPaise)}</Named>,
    },
    {
      id: 'credit',
      header: text.credit,
      card: 'fact',
      numeric: true,
      cell: ({ creditPaise }) => <Named name={text.credit}>{figure(creditPaise)}</Named>,
    },
    {
      id: 'balance',
      header: text.balance,
      card: 'note',
      numeric: true,
      cell: ({ balancePaise }) => <Named name={text.balance}>{balanceText(balancePaise, text)}</Named>,
    },
  ]
}

function Balance({ balance }: { balance: TrialBalance }) {
  const text = useLedgerTexts()
  const { accounts, debitPaise, creditPaise } = balance
  const difference = debitPaise - creditPaise
  return (
    <>
      <DataList name={text.balanceTitle} items={accounts} idOf={({ account }) => account} columns={useColumns()} />
      <p className="mt-3 border-t-2 border-ink pt-3 text-right font-semibold tabular-nums">
        {text.debit} {formatFigure(debitPaise)} · {text.credit} {formatFigure(creditPaise)}
      </p>
      <p className={`text-right text-sm ${difference === 0 ? 'text-signed' : 'text-danger'}`}>
        {difference === 0 ? text.equal : fill(text.unequal, { amount: formatExact(Math.abs(difference)) })}
      </p>
    </>
  )
}
