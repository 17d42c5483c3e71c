import type { Dashboard } from '#contract/dashboard.ts'
import { dashboardTexts } from '#contract/texts/dashboard.en.ts'
import { BudgetPanel } from '#web/features/dashboard/budget-panel.tsx'
import { useDashboard } from '#web/features/dashboard/dashboard.queries.ts'
import { EndingSoon } from '#web/features/dashboard/ending-soon.tsx'
import { DashboardPatterns } from '#web/features/dashboard/hours-bar.tsx'
import { HoursTable } from '#web/features/dashboard/hours-table.tsx'
import { monthName } from '#web/features/dashboard/months.ts'
import { SpendTable } from '#web/features/dashboard/spend-table.tsx'
import { Suggestions } from '#web/features/dashboard/suggestions.tsx'
import { placeKey } from '#web/features/dashboard/sums.ts'
import { useDashboardTexts } from '#web/features/dashboard/texts.ts'
import { Waiting } from '#web/features/dashboard/waiting.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { useChosenParams } from '#web/platform/address-params.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill, plural } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListTools } from '#web/ui/list/list-tools.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

export const meta = () => accountMeta(dashboardTexts.title)

/** All hires at a glance: duties, idle machines, hours, costs, and what ends soon. */
export default function DashboardPage() {
  const text = useDashboardTexts()
  const { data, error, isPending, refetch } = useDashboard()
  const dashboard = staleData(data, error)
  if (dashboard !== undefined) return <Shown dashboard={dashboard} />
  return (
    <>
      <PageHead title={text.title} />
      {isPending && <ListWaiting />}
      {error !== null && (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
    </>
  )
}

/** The parts of one site and one month, if the reader has chosen them. */
function chosenOf(dashboard: Dashboard, { site, month }: { site: string; month: string }): Dashboard {
  const isHere = (place: Parameters<typeof placeKey>[0]) => site === '' || placeKey(place) === site
  return {
    ...dashboard,
    onHire: dashboard.onHire.filter(isHere),
    suggestions: dashboard.suggestions.filter(isHere),
    spend: dashboard.spend.filter(isHere),
    endingSoon: dashboard.endingSoon.filter(isHere),
    hours: dashboard.hours
      .filter(isHere)
      .map((job) => ({ ...job, months: job.months.filter((each) => month === '' || each.month === month) })),
  }
}

function Shown({ dashboard }: { dashboard: Dashboard }) {
  const text = useDashboardTexts()
  const isAdmin = useCompanyRole() === 'admin'
  const { params, change } = useChosenParams()
  const chosen = { site: params.get('site') ?? '', month: params.get('month') ?? '' }
  const { waiting, suggestions, hours, spend, months, onHire, endingSoon, idleBelowPercent } = chosenOf(
    dashboard,
    chosen,
  )
  if (dashboard.spend.length === 0) return <Nothing />
  const machines = onHire.reduce((sum, site) => sum + site.machines, 0)
  return (
    <>
      <PageHead title={text.title}>
        <ListTools
          search={undefined}
          filters={[
            {
              name: 'site',
              label: text.site,
              options: [
                { value: '', label: text.allSites },
                ...dashboard.spend.map((site) => ({ value: placeKey(site), label: site.siteName })),
              ],
            },
            {
              name: 'month',
              label: text.period,
              options: [
                { value: '', label: fill(text.allMonths, { n: months.length }) },
                ...months.toReversed().map((month) => ({ value: month, label: monthName(month) })),
              ],
            },
          ]}
          chosen={chosen}
          onChoose={(name, value) => change({ [name]: value || undefined })}
          order={undefined}
        />
      </PageHead>
      <p className="-mt-2 mb-6 text-ink-2 tabular-nums">
        {plural(machines, text.onHire)} {machines > 0 && plural(onHire.length, text.atSites)}
      </p>
      <DashboardPatterns />
      <div className="grid gap-10">
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Waiting waiting={waiting} />
          <Suggestions suggestions={suggestions} />
        </div>
        {hours.length > 0 && (
          <HoursTable
            jobs={hours}
            idleBelow={idleBelowPercent}
            machinesAt={new Map(onHire.map((site) => [placeKey(site), site.machines]))}
          />
        )}
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <SpendTable months={months} spend={spend} />
          <div className="grid gap-8">
            {isAdmin && <BudgetPanel />}
            <EndingSoon endings={endingSoon} />
          </div>
        </div>
      </div>
    </>
  )
}

function Nothing() {
  const text = useDashboardTexts()
  return (
    <>
      <PageHead title={text.title} />
      <StatePanel title={text.noneTitle} text={text.noneText}>
        <LinkButton to={pagePaths.enquiries()}>{text.toEnquiries}</LinkButton>
      </StatePanel>
    </>
  )
}
