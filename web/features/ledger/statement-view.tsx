import { type ReactNode, useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import { useChosenParams } from '#web/platform/address-params.ts'
import type { PathName } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeInput } from '#web/ui/native-fields.tsx'
import { isPeriod, type Period, yearUpTo } from './period.ts'
import { SaveTable } from './save-table.tsx'
import { StatementTable } from './statement-table.tsx'
import { useLedgerTexts } from './texts.ts'

/** The days in the address, this financial year at first; `choose` changes one of them. */
export function usePeriod() {
  const { params, change } = useChosenParams()
  const [usual] = useState(() => yearUpTo(dateInIndia(new Date())))
  const period: Period = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to }
  return { period, isPossible: isPeriod(period), choose: change }
}

type PeriodProps = ReturnType<typeof usePeriod>

/** Chooses the days of a statement. */
export function PeriodFields({ period: { from, to }, isPossible, choose }: PeriodProps) {
  const text = useLedgerTexts()
  return (
    <div className="no-print mb-6">
      <div className="flex flex-wrap items-end gap-3">
        <NativeInput
          type="date"
          label={text.from}
          value={from}
          onChange={({ target }) => choose({ from: target.value })}
          className="sm:w-44"
        />
        <NativeInput
          type="date"
          label={text.to}
          value={to}
          onChange={({ target }) => choose({ to: target.value })}
          className="sm:w-44"
        />
      </div>
      <output className="mt-2 block text-danger empty:hidden">{isPossible ? '' : text.wrongPeriod}</output>
    </div>
  )
}

type ViewProps = {
  statement: AccountStatement
  files: { csv: PathName; xlsx: PathName }
  /** The query that selects this statement, for its files. */
  query: Readonly<Record<string, string>>
  /** Opens it as PDF. */
  pdf: ReactNode
}

/** A statement with its files and its paper. */
export function StatementView({ statement, files, query, pdf }: ViewProps) {
  const text = useLedgerTexts()
  const { customerName, from, to } = statement
  return (
    <section className="card p-5 md:p-6 print:border-0 print:p-0" aria-label={text.statement}>
      <p className="mb-4 text-ink-2 wrap-anywhere">
        {fill(text.of, { customer: customerName, from: formatDate(from), to: formatDate(to) })}
      </p>
      <StatementTable statement={statement} />
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <Button tone="secondary" onClick={() => print()}>
          {text.print}
        </Button>
        {pdf}
        <SaveTable {...files} query={query} file={`statement-${from}-${to}`} name={text.statement} />
      </div>
    </section>
  )
}
