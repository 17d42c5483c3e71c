import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Dashboard, SpendOfSite } from '#contract/dashboard.ts'
import { dateInIndia } from '#contract/dates.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { monthName } from './months.ts'
import { rupees } from './rupees.ts'
import { columnsOf, placeKey, spendAt } from './sums.ts'
import { useDashboardTexts, useSpendTexts } from './texts.ts'
import './dashboard.css'

type Part = {
  readonly key: string
  readonly name: string
  readonly sites: readonly SpendOfSite[]
  readonly look: string
}

function usePartsOf(spend: readonly SpendOfSite[]): Part[] {
  const { others } = useDashboardTexts()
  const { shown, rest } = columnsOf(spend)
  const parts = shown.map((site, at) => ({
    key: placeKey(site),
    name: site.siteName,
    sites: [site],
    look: `spend-${at}`,
  }))
  return rest.length > 0 ? [...parts, { key: 'rest', name: others, sites: rest, look: 'spend-rest' }] : parts
}

type Props = Pick<Dashboard, 'months' | 'spend'>

/** Columns of months above the table that has their figures; the plan is hatched. */
export function SpendTable({ months, spend }: Props) {
  const text = useDashboardTexts()
  return (
    <section aria-label={text.spend} className="min-w-0">
      <SpendHead months={months} spend={spend} />
      <table className="spend-table">
        <caption className="sr-only">{text.spend}</caption>
        <Figures months={months} spend={spend} />
      </table>
    </section>
  )
}

function SpendHead({ months, spend }: Props) {
  const text = useDashboardTexts()
  const { open } = useSpendTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const sum = (of: (site: SpendOfSite) => number) => rupees(spend.reduce((all, site) => all + of(site), 0))
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="heading text-2xl">{text.spend}</h2>
        <Link to={accountPaths.spend()} className="link inline-flex min-h-11 items-center">
          {open}
        </Link>
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-ink-2 tabular-nums">
        <b className="figure text-xl text-ink">
          {fill(text.toDate, { amount: sum(({ toDatePaise }) => toDatePaise) })}
        </b>
        <span>{fill(text.projected, { amount: sum(({ projectedPaise }) => projectedPaise) })}</span>
      </p>
      <p className="mb-3 text-sm text-ink-2">
        {fill(text.spendNote, { month: monthName(months.at(-1) ?? today), day: today.slice(8) })}
      </p>
    </>
  )
}

/** A row for each site, one for what is planned, and their sums. */
function Figures({ months, spend }: Props) {
  const text = useDashboardTexts()
  const parts = usePartsOf(spend)
  const totals = months.map((_, at) => spendAt(spend, at))
  const most = Math.max(1, ...totals.map(({ accruedPaise, plannedPaise }) => accruedPaise + plannedPaise))
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{text.site}</th>
          {months.map((month, at) => (
            <th key={month} scope="col" className="number">
              <Column parts={parts} at={at} most={most} />
              {monthName(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ key, name, sites, look }) => (
          <Row
            key={key}
            head={<Swatch look={look} name={name} />}
            months={months}
            paiseAt={(at) => spendAt(sites, at).accruedPaise}
          />
        ))}
        <Row
          head={<Swatch look="spend-planned" name={text.planned} />}
          months={months}
          paiseAt={(at) => totals[at]?.plannedPaise ?? 0}
        />
      </tbody>
      <tfoot>
        <Row
          head={text.total}
          months={months}
          paiseAt={(at) => (totals[at]?.accruedPaise ?? 0) + (totals[at]?.plannedPaise ?? 0)}
        />
      </tfoot>
    </>
  )
}

type RowProps = Pick<Props, 'months'> & { head: ReactNode; paiseAt: (month: number) => number }

const Row = ({ head, months, paiseAt }: RowProps) => (
  <tr>
    <th scope="row">{head}</th>
    {months.map((month, at) => (
      <td key={month} className="number">
        {rupees(paiseAt(at))}
      </td>
    ))}
  </tr>
)

const Swatch = ({ look, name }: { look: string; name: string }) => (
  <span className="flex items-baseline gap-2">
    <svg className="spend-swatch" aria-hidden="true" focusable="false">
      <rect className={look} width="100%" height="100%" />
      {look === 'spend-planned' && <rect className="spend-hatch" width="100%" height="100%" />}
    </svg>
    {name}
  </span>
)

/** One month: the sites from the ground up, the plan on top. */
function Column({ parts, at, most }: { parts: readonly Part[]; at: number; most: number }) {
  const share = (paise: number) => (Math.max(0, paise) / most) * 100
  const all = spendAt(
    parts.flatMap(({ sites }) => sites),
    at,
  )
  const known = parts.map(({ key, sites, look }) => ({ key, look, size: share(spendAt(sites, at).accruedPaise) }))
  const pieces = [...known, { key: 'planned', look: 'spend-planned', size: share(all.plannedPaise) }]
  let top = 100
  return (
    <svg className="spend-column" aria-hidden="true" focusable="false">
      {pieces.map(({ key, look, size }) => {
        top -= size
        const place = { y: `${top.toFixed(2)}%`, width: '100%', height: `${size.toFixed(2)}%` }
        return (
          <g key={key}>
            <rect className={look} {...place} />
            {look === 'spend-planned' && <rect className="spend-hatch" {...place} />}
          </g>
        )
      })}
    </svg>
  )
}
