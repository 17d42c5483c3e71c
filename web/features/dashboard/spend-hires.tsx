import { Link } from 'react-router'
import type { SpendHire } from '#contract/dashboard.spend.ts'
import { grouped } from '#contract/numerals.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { ownName } from '#web/platform/translate-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rupees, wholeRupees } from './rupees.ts'
import { useSpendHires } from './spend.queries.ts'
import type { SpendChoice } from './spend-choice.ts'
import { useSpendTexts } from './texts.ts'

type Group = { readonly key: string; readonly name: string }

/** The hires behind one group, each with the way to its job and its invoices. */
export function SpendHires({ choice, group }: { choice: SpendChoice; group: Group }) {
  const text = useSpendTexts()
  const { data, isPending, refetch } = useSpendHires(choice, group.key)
  if (isPending) return <Skeleton className="h-12" />
  if (data === undefined)
    return (
      <p className="flex flex-wrap items-center gap-3" role="alert">
        {text.hiresFailed}
        <Button tone="quiet" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </p>
    )
  return (
    <ul aria-label={fill(text.hiresOf, { group: group.name })} className="spend-hires">
      {data.map((hire) => (
        <Hire key={hire.jobId} hire={hire} />
      ))}
    </ul>
  )
}

function Hire({ hire }: { hire: SpendHire }) {
  const text = useSpendTexts()
  const { jobId, jobNumber, machineName, fleetNumber, siteName, poNumber } = hire
  return (
    <li>
      <div className="min-w-0">
        <Link to={accountPaths.job(jobId)} className="link inline-flex min-h-6 items-center wrap-anywhere">
          {ownName(machineName)}
        </Link>{' '}
        <small className="whitespace-nowrap">{fleetNumber}</small>
        <small className="block wrap-anywhere">{[siteName, poNumber, jobNumber].filter(Boolean).join(' · ')}</small>
      </div>
      <p className="spend-sums">
        <b>{rupees(hire.accruedPaise)}</b>
        <small>{fill(text.hoursOf, { hours: grouped(Number(hire.workedHours)) })}</small>
        <Link
          to={accountPaths.jobInvoices(jobId)}
          aria-label={fill(text.invoicesOf, { job: jobNumber })}
          className="link inline-flex min-h-6 items-center"
        >
          {fill(text.invoicedOf, { amount: wholeRupees(hire.invoicedPaise) })}
        </Link>
      </p>
    </li>
  )
}
