import type { Earnings, IdleMachine } from '#contract/dashboard.earnings.ts'
import { fill, plural } from '#web/platform/text.ts'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { machineColumn, Named } from './low-earners.tsx'
import { rupees, wholeRupees } from './rupees.ts'
import { SomeRows } from './some-rows.tsx'
import { useDeskDashboardTexts } from './texts.ts'

/** The machines without a day on a job, for those who may not see what machines cost. */
export function IdleMachines({ idle: { machines, count, unearnedPaise } }: Pick<Earnings, 'idle'>) {
  const text = useDeskDashboardTexts()
  const columns = useColumns()
  return (
    <section aria-labelledby="idle" className="min-w-0">
      <h3 id="idle" className="heading mb-2 text-xl">
        {text.idle}
      </h3>
      {count === 0 ? (
        <p className="text-ink-2">{text.noneIdle}</p>
      ) : (
        <>
          <p className="font-semibold">{fill(plural(count, text.idleSum), { amount: wholeRupees(unearnedPaise) })}</p>
          <p className="mb-3 max-w-prose text-sm text-ink-2">{text.idleFormula}</p>
          <SomeRows rows={machines}>
            {(shown) => (
              <DataList name={text.idle} items={shown} idOf={({ machineId }) => machineId} columns={columns} />
            )}
          </SomeRows>
        </>
      )}
      {count > machines.length && (
        <p className="mt-3 text-sm text-ink-2">{fill(text.first, { shown: machines.length, n: count })}</p>
      )}
    </section>
  )
}

function useColumns(): Column<IdleMachine>[] {
  const text = useDeskDashboardTexts()
  return [
    machineColumn(text.machine),
    { id: 'yard', header: text.yard, card: 'fact', cell: ({ yardName }) => yardName },
    {
      id: 'ready',
      header: text.readyDays,
      card: 'fact',
      numeric: true,
      cell: ({ availableDays }) => <Named name={text.readyDays}>{String(availableDays)}</Named>,
    },
    {
      id: 'unearned',
      header: text.unearned,
      card: 'fact',
      numeric: true,
      cell: ({ unearnedPaise }) => (
        <Named name={text.unearned}>{unearnedPaise === null ? text.unknown : rupees(unearnedPaise)}</Named>
      ),
    },
  ]
}
