import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import { type StatementRow, statementEffects } from '#contract/payments.bank.ts'
import { useBankTexts } from '#web/features/payments/bank-texts.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { useCsvReasons } from './csv-texts.ts'

/** Rows that are shown at first; a thousand take long to lay out. */
const SHOWN_FIRST = 100
const tones = { BAD: 'danger', NEW: 'good', KNOWN: 'idle', NOTE: 'idle' } as const
const placeOf = ({ effect }: StatementRow) => statementEffects.indexOf(effect)

/** Every row of a statement, the bad ones first. */
export function StatementRows({ rows }: { rows: readonly StatementRow[] }) {
  const text = useBankTexts()
  const columns = useRowColumns()
  const [isWhole, setWhole] = useState(false)
  const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_FIRST)
  return (
    <div>
      <DataList name={text.rows} items={shown} idOf={({ row }) => String(row)} columns={columns} />
      {shown.length < ordered.length && (
        <Button tone="quiet" className="mt-3" onClick={() => setWhole(true)}>
          {plural(ordered.length - shown.length, text.showMore)}
        </Button>
      )}
    </div>
  )
}

const amountOf = (paise: number | null) =>
  paise === null ? null : <span className="whitespace-nowrap tabular-nums">{formatExact(paise)}</span>

function useRowColumns(): Column<StatementRow>[] {
  const text = useBankTexts()
  return [
    {
      id: 'row',
      header: text.row,
      card: 'title',
      cell: ({ row }) => <span className="font-medium whitespace-nowrap">{fill(text.rowNumber, { n: row })}</span>,
    },
    {
      id: 'result',
      header: text.result,
      card: 'badge',
      cell: ({ effect }) => <Badge tone={tones[effect]}>{text.effects[effect]}</Badge>,
    },
    {
      id: 'booked',
      header: text.booked,
      card: 'fact',
      cell: ({ bookedOn }) => bookedOn && <span className="whitespace-nowrap">{formatDate(bookedOn)}</span>,
    },
    { id: 'narration', header: text.narration, card: 'note', cell: (row) => <Narration row={row} /> },
    {
      id: 'reference',
      header: text.reference,
      card: 'fact',
      cell: ({ reference }) => reference && <span className="wrap-anywhere">{reference}</span>,
    },
    {
      id: 'credit',
      header: text.credit,
      card: 'fact',
      numeric: true,
      cell: ({ creditPaise }) => amountOf(creditPaise),
    },
    {
      id: 'debit',
      header: text.debit,
      card: 'fact',
      numeric: true,
      cell: ({ debitPaise }) => amountOf(debitPaise),
    },
  ]
}

/** The bank's text, and the faults of the row. */
function Narration({ row: { narration, faults } }: { row: StatementRow }) {
  const reasons = useCsvReasons()
  if (narration === '' && faults.length === 0) return null
  return (
    <>
      <span className="wrap-anywhere">{narration}</span>
      <ul>
        {faults.map(({ column, value, code, facts, reason }) => (
          <li key={column + code} className="wrap-anywhere text-danger">
            {column !== '' && <strong className="font-semibold">{column}</strong>} {value !== '' && <q>{value}</q>}{' '}
            {fill(reasons[code] ?? reason, facts)}
          </li>
        ))}
      </ul>
    </>
  )
}
