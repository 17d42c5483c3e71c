import { budgetTexts } from '#contract/texts/dashboard.budgets.en.ts'
import { BudgetList, OrdersWithout } from '#web/features/dashboard/budget-list.tsx'
import { useBudgets } from '#web/features/dashboard/budgets.queries.ts'
import { DashboardPatterns } from '#web/features/dashboard/hours-bar.tsx'
import { useBudgetTexts } from '#web/features/dashboard/texts.ts'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'

export const meta = () => accountMeta(budgetTexts.title)

/** The used and the remaining budget of each purchase order. */
export default function BudgetsPage() {
  const text = useBudgetTexts()
  const isAdmin = useCompanyRole() === 'admin'
  return (
    <>
      <PageHead title={text.title} back={{ to: accountPaths.dashboard(), label: text.back }} />
      {isAdmin ? <Budgets /> : <StatePanel title={text.forAdminsTitle} text={text.forAdminsText} />}
    </>
  )
}

function Budgets() {
  const text = useBudgetTexts()
  const { data, error, isPending, refetch } = useBudgets()
  const shown = staleData(data, error)
  if (isPending) return <ListWaiting />
  if (shown === undefined)
    return <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
  const { budgets, without } = shown
  return (
    <div className="grid max-w-3xl gap-8">
      <DashboardPatterns />
      <p className="text-ink-2">{text.intro}</p>
      {budgets.length > 0 && <BudgetList budgets={budgets} />}
      {budgets.length === 0 && <p className="text-ink-2">{without.length === 0 ? text.noOrders : text.none}</p>}
      {without.length > 0 && <OrdersWithout orders={without} />}
    </div>
  )
}
