import type { EarningPeriod, LowEarner, LowEarners } from '#contract/dashboard.earnings.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { RowLink } from '#web/ui/list/row-link.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { useLowEarners } from './earnings.queries.ts'
import { rupees, wholeRupees } from './rupees.ts'
import { SomeRows } from './some-rows.tsx'
import { useDeskDashboardTexts } from './texts.ts'

type Machine = Pick<LowEarner, 'machineId' | 'fleetNumber' | 'productName' | 'yardName'>

/** Cards have no headers. */
export const Named = ({ name, children }: { name: string; children: string }) => (
  <>
    <span className="text-ink-3 md:hidden">{name} </span>
    <span className="whitespace-nowrap tabular-nums">{children}</span>
  </>
)

/** The machine with its kind; the row leads to it. */
export const machineColumn = (header: string): Column<Machine> => ({
  id: 'machine',
  header,
  card: 'title',
  cell: ({ machineId, fleetNumber, productName }) => (
    <>
      <RowLink to={deskAddresses.machine(machineId)} className="figure whitespace-nowrap">
        {fleetNumber}
      </RowLink>
      <span className="block text-sm font-normal text-ink-2">{productName}</span>
    </>
  ),
})

/** The machines that were idle or earned less than they cost, for those who may see the margin. */
export function LowEarnersPart({ period }: { period: EarningPeriod }) {
  const text = useDeskDashboardTexts()
  const messageOf = useProblemText()
  const { data, error, isPending, refetch } = useLowEarners(period)
  const found = staleData(data, error)
  return (
    <section aria-labelledby="low" className="min-w-0">
      <h3 id="low" className="heading mb-2 text-xl">
        {text.low}
      </h3>
      {isPending && <ListWaiting label={text.low} rows={4} />}
      {error !== null && found === undefined && (
        <ProblemPanel
          title={text.lowFailed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {found !== undefined && <Found found={found} />}
    </section>
  )
}

function Found({ found: { machines, count, lostPaise } }: { found: LowEarners }) {
  const text = useDeskDashboardTexts()
  const columns = useColumns()
  if (count === 0) return <p className="text-ink-2">{text.noneLow}</p>
  return (
    <>
      <p className="font-semibold">{fill(plural(count, text.lowSum), { amount: wholeRupees(lostPaise) })}</p>
      <p className="mb-3 max-w-prose text-sm text-ink-2">{text.lowFormula}</p>
      <SomeRows rows={machines}>
        {(shown) => <DataList name={text.low} items={shown} idOf={({ machineId }) => machineId} columns={columns} />}
      </SomeRows>
      {count > machines.length && (
        <p className="mt-3 text-sm text-ink-2">{fill(text.first, { shown: machines.length, n: count })}</p>
      )}
    </>
  )
}

function useColumns(): Column<LowEarner>[] {
  const text = useDeskDashboardTexts()
  const amount = (name: string, paise: number | null) => (
    <Named name={name}>{paise === null ? text.unknown : rupees(paise)}</Named>
  )
  return [
    machineColumn(text.machine),
    { id: 'yard', header: text.yard, card: 'fact', cell: ({ yardName }) => yardName },
    {
      id: 'days',
      header: text.daysOnJob,
      card: 'badge',
      numeric: true,
      cell: ({ jobDays: days, availableDays: available }) =>
        days === 0 ? <Badge tone="idle">{text.wholeIdle}</Badge> : fill(text.daysOf, { days, available }),
    },
    {
      id: 'hire',
      header: text.hire,
      card: 'fact',
      numeric: true,
      cell: ({ hirePaise }) => amount(text.hire, hirePaise),
    },
    {
      id: 'cost',
      header: text.ownCost,
      card: 'fact',
      numeric: true,
      cell: ({ ownCostPaise }) => amount(text.ownCost, ownCostPaise),
    },
    {
      id: 'lost',
      header: text.lost,
      card: 'fact',
      numeric: true,
      cell: ({ lostPaise }) => (lostPaise === null ? null : <b>{amount(text.lost, lostPaise)}</b>),
    },
  ]
}
