import { Link, useSearchParams } from 'react-router'
import { type EarningPeriod, earningPeriods } from '#contract/dashboard.earnings.ts'
import { useDeskDashboardTexts } from './texts.ts'

/** The period in the address; the first one without. */
export function useEarningPeriod(): EarningPeriod {
  const chosen = useSearchParams()[0].get('period')
  return earningPeriods.find((one) => one === chosen) ?? earningPeriods[0]
}

/** Links to the periods. */
export function EarningPeriods({ period }: { period: EarningPeriod }) {
  const text = useDeskDashboardTexts()
  return (
    <nav aria-label={text.period}>
      <ul className="flex flex-wrap gap-2">
        {earningPeriods.map((one) => (
          <li key={one}>
            <Link
              to={{ search: one === earningPeriods[0] ? '' : `?period=${one}` }}
              preventScrollReset
              className={`chip ${one === period ? 'border-ink bg-ink text-paper' : ''}`}
              {...(one === period ? { 'aria-current': 'page' as const } : {})}
            >
              {text.periods[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
