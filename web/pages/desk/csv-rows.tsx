import { useState } from 'react'
import { type CsvRow, csvEffects } from '#contract/csv-files.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { useCsvReasons, useCsvTexts } from './csv-texts.ts'

/** Rows that are shown at first; a thousand with their cells take long to lay out. */
const SHOWN_FIRST = 100
const CHANGES_SHOWN = 8

const tones = { BAD: 'danger', NEW: 'good', CHANGE: 'info', SAME: 'idle' } as const satisfies Record<string, BadgeTone>
const placeOf = ({ effect }: CsvRow) => csvEffects.indexOf(effect)

/** The rows that something is to be said about, the bad ones first. */
export function CsvRows({ rows }: { rows: readonly CsvRow[] }) {
  const text = useCsvTexts()
  const columns = useRowColumns()
  const [isWhole, setWhole] = useState(false)
  const told = rows.filter(({ effect }) => effect !== 'SAME').toSorted((one, other) => placeOf(one) - placeOf(other))
  const shown = isWhole ? told : told.slice(0, SHOWN_FIRST)
  if (told.length === 0) return null
  return (
    <div>
      <DataList name={text.rows} items={shown} idOf={({ row }) => String(row)} columns={columns} />
      {shown.length < told.length && (
        <Button tone="quiet" className="mt-3" onClick={() => setWhole(true)}>
          {plural(told.length - shown.length, text.showAll)}
        </Button>
      )}
    </div>
  )
}

function useRowColumns(): Column<CsvRow>[] {
  const text = useCsvTexts()
  return [
    {
      id: 'row',
      header: text.row,
      card: 'title',
      cell: ({ row }) => <span className="font-medium whitespace-nowrap">{fill(text.rowNumber, { n: row })}</span>,
    },
    {
      id: 'effect',
      header: text.effect,
      card: 'badge',
      cell: ({ effect }) => <Badge tone={tones[effect]}>{text.effects[effect]}</Badge>,
    },
    {
      id: 'subject',
      header: text.subject,
      card: 'note',
      cell: ({ row, label }) => <span className="wrap-anywhere">{row === 1 ? text.wholeFile : label}</span>,
    },
    { id: 'details', header: text.details, card: 'note', cell: (row) => <Details row={row} /> },
  ]
}

const Details = ({ row }: { row: CsvRow }) => (row.effect === 'BAD' ? <Faults row={row} /> : <Changes row={row} />)

/** The content of each bad cell, and its fault. */
function Faults({ row: { faults, moreFaults } }: { row: CsvRow }) {
  const text = useCsvTexts()
  const reasons = useCsvReasons()
  return (
    <ul className="grid gap-1">
      {faults.map(({ column, value, code, facts, reason }) => (
        <li key={column + code} className="wrap-anywhere">
          {column !== '' && <strong className="font-semibold">{column}</strong>}{' '}
          {value !== '' && value !== column && <q className="text-ink-3">{value}</q>}{' '}
          {fill(reasons[code] ?? reason, facts)}
        </li>
      ))}
      {moreFaults > 0 && <li className="text-ink-3">{plural(moreFaults, text.more)}</li>}
    </ul>
  )
}

/** The old and new value of each cell. */
function Changes({ row: { changes, effect } }: { row: CsvRow }) {
  const text = useCsvTexts()
  const rest = changes.length - CHANGES_SHOWN
  return (
    <ul className="grid gap-1">
      {changes.slice(0, CHANGES_SHOWN).map(({ column, was, is }) => (
        <li key={column} className="wrap-anywhere">
          <strong className="font-semibold">{column}</strong>{' '}
          {effect === 'CHANGE' && (
            <>
              <s className="text-ink-3">{was === '' ? text.empty : was}</s> →{' '}
            </>
          )}
          {is === '' ? text.empty : is}
        </li>
      ))}
      {rest > 0 && <li className="text-ink-3">{plural(rest, text.more)}</li>}
    </ul>
  )
}
