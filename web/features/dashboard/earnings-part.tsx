import { formatDate } from '#contract/dates.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { EarningPeriods, useEarningPeriod } from './earning-period.tsx'
import { useEarnings } from './earnings.queries.ts'
import { IdleMachines } from './idle-machines.tsx'
import { LowEarnersPart } from './low-earners.tsx'
import { Revenue } from './revenue.tsx'
import { useDeskDashboardTexts } from './texts.ts'
import { Utilisation } from './utilisation.tsx'

/** Utilisation, revenue and machines that earn too little, over the period of the address. */
export function EarningsPart({ maySeeCosts }: { maySeeCosts: boolean }) {
  const text = useDeskDashboardTexts()
  const messageOf = useProblemText()
  const period = useEarningPeriod()
  const { data, error, isPending, refetch } = useEarnings(period)
  const found = staleData(data, error)
  return (
    <section aria-labelledby="earnings" className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="earnings" className="heading text-2xl">
            {text.earnings}
          </h2>
          {found !== undefined && (
            <p className="text-sm text-ink-2">
              {fill(text.ofPeriod, { from: formatDate(found.from), to: formatDate(found.to) })}
            </p>
          )}
        </div>
        <EarningPeriods period={period} />
      </div>
      {isPending && <ListWaiting label={text.earnings} rows={6} />}
      {error !== null && found === undefined && (
        <ProblemPanel
          title={text.failedTitle}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      <div className="grid gap-10">
        {found !== undefined && <Utilisation utilisation={found.utilisation} />}
        {found !== undefined && <Revenue revenue={found.revenue} />}
        {maySeeCosts && <LowEarnersPart period={period} />}
        {!maySeeCosts && found !== undefined && <IdleMachines idle={found.idle} />}
      </div>
    </section>
  )
}
