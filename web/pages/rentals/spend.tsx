import type { Spend } from '#contract/dashboard.spend.ts'
import { spendGroupings } from '#contract/dashboard.spend.ts'
import { spendTexts } from '#contract/texts/dashboard.spend.en.ts'
import { DashboardPatterns } from '#web/features/dashboard/hours-bar.tsx'
import { IdleCosts } from '#web/features/dashboard/idle-costs.tsx'
import { monthName } from '#web/features/dashboard/months.ts'
import { wholeRupees } from '#web/features/dashboard/rupees.ts'
import { useSpend } from '#web/features/dashboard/spend.queries.ts'
import { type SpendChoice, useSpendChoice } from '#web/features/dashboard/spend-choice.ts'
import { SpendGroups } from '#web/features/dashboard/spend-groups.tsx'
import { useSpendTexts } from '#web/features/dashboard/texts.ts'
import { SaveTable } from '#web/features/ledger/save-table.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { ProblemPanel } from '#web/pages/signed-in/problem-panel.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { ListTools } from '#web/ui/list/list-tools.tsx'

export const meta = () => accountMeta(spendTexts.title)

/** The costs of hires in groups, accrued beside invoiced; each group opens into its hires. */
export default function SpendPage() {
  const text = useSpendTexts()
  const { choice, open, change } = useSpendChoice()
  const { data, error, isPending, refetch } = useSpend(choice)
  const spend = staleData(data, error)
  return (
    <>
      <PageHead title={text.title} back={{ to: accountPaths.dashboard(), label: text.back }}>
        {spend !== undefined && <Save spend={spend} choice={choice} />}
      </PageHead>
      {isPending && <ListWaiting />}
      {error !== null && spend === undefined && (
        <ProblemPanel title={text.failedTitle} error={error} retryLabel={text.retry} retry={() => void refetch()} />
      )}
      {spend !== undefined && (
        <div className="grid gap-8">
          <Choices
            spend={spend}
            choice={choice}
            onChoose={(name, value) => change({ [name]: value || undefined, open: undefined })}
          />
          <Shown spend={spend} choice={choice} open={open} onOpen={(key) => change({ open: key })} />
        </div>
      )}
    </>
  )
}

const asQuery = ({ by, site }: SpendChoice, { from, to }: Spend) => ({ by, from, to, ...(site && { site }) })

function Save({ spend, choice }: { spend: Spend; choice: SpendChoice }) {
  const text = useSpendTexts()
  const calls = { csv: 'downloadSpendCsv', xlsx: 'downloadSpendXlsx' } as const
  const file = `spend-${spend.by.toLowerCase()}-${spend.from}-${spend.to}`
  return (
    <div className="flex gap-3">
      <SaveTable {...calls} query={asQuery(choice, spend)} file={file} name={text.title} />
    </div>
  )
}

type ChoicesProps = { spend: Spend; choice: SpendChoice; onChoose: (name: string, value: string) => void }

function Choices({ spend: { by, from, to, months, sites }, choice, onChoose }: ChoicesProps) {
  const text = useSpendTexts()
  const some = months.toReversed().map((month) => ({ value: month, label: monthName(month) }))
  return (
    <ListTools
      search={undefined}
      filters={[
        {
          name: 'by',
          label: text.by,
          options: spendGroupings.map((value) => ({ value, label: text.groupings[value] })),
        },
        {
          name: 'site',
          label: text.site,
          options: [
            { value: '', label: text.allSites },
            ...sites.map(({ key, name }) => ({ value: key, label: name })),
          ],
        },
        { name: 'from', label: text.from, options: some },
        { name: 'to', label: text.to, options: some },
      ]}
      chosen={{ by, from, to, site: choice.site ?? '' }}
      onChoose={onChoose}
      order={undefined}
    />
  )
}

type ShownProps = Pick<Parameters<typeof SpendGroups>[0], 'spend' | 'choice' | 'open' | 'onOpen'>

function Shown(props: ShownProps) {
  const text = useSpendTexts()
  const { total } = props.spend
  if (props.spend.groups.length === 0) return <p className="text-ink-2">{text.none}</p>
  return (
    <>
      <DashboardPatterns />
      <Sum spend={props.spend} />
      <SpendGroups {...props} />
      <IdleCosts figures={total} />
    </>
  )
}

/** The whole in words: what accrued, and what is left to be invoiced. */
function Sum({ spend: { from, to, total } }: { spend: Spend }) {
  const text = useSpendTexts()
  const left = total.accruedPaise - total.invoicedPaise
  return (
    <div>
      <p className="figure text-2xl tabular-nums">
        {fill(text.ofPeriod, { amount: wholeRupees(total.accruedPaise), from: monthName(from), to: monthName(to) })}
      </p>
      <p className="text-ink-2 tabular-nums">
        {fill(text.invoicedOf, { amount: wholeRupees(total.invoicedPaise) })}
        {left > 0 && `, ${fill(text.notInvoiced, { amount: wholeRupees(left) })}`}
        {left < 0 && `. ${fill(text.moreInvoiced, { amount: wholeRupees(-left) })}`}
      </p>
      <p className="mt-1 text-sm text-ink-2">{text.intro}</p>
    </div>
  )
}
