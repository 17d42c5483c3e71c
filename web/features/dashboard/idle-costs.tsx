import type { SpendFigures } from '#contract/dashboard.spend.ts'
import { grouped } from '#contract/numerals.ts'
import { fill } from '#web/platform/text.ts'
import { rupees } from './rupees.ts'
import { useSpendTexts } from './texts.ts'
import './spend.css'

/** The cost of idle hours by cause, and the cost and savings of breakdowns. */
export function IdleCosts({ figures: { idle, breakdown } }: { figures: SpendFigures }) {
  const text = useSpendTexts()
  const isBroken = Number(breakdown.hours) > 0
  const most = Math.max(1, ...idle.map(({ paise }) => paise), breakdown.paidPaise, breakdown.deductedPaise)
  return (
    <section aria-label={text.costOfIdle} className="max-w-2xl min-w-0">
      <h2 className="heading mb-2 text-2xl">{text.costOfIdle}</h2>
      {idle.length === 0 && !isBroken && <p className="text-ink-2">{text.noneIdle}</p>}
      <ul className="idle-costs">
        {idle.map(({ cause, hours, paise }) => (
          <Cost key={cause} name={text.causes[cause]} hours={hours} paise={paise} most={most} look="hours-idle" />
        ))}
        {isBroken && (
          <>
            <Cost
              name={text.brokenPaid}
              hours={breakdown.hours}
              paise={breakdown.paidPaise}
              most={most}
              look="hours-breakdown"
            />
            <Cost name={text.brokenDeducted} paise={breakdown.deductedPaise} most={most} look="hours-saved" />
          </>
        )}
      </ul>
      <p className="mt-2 text-sm text-ink-2">{text.idleNote}</p>
    </section>
  )
}

type CostProps = { name: string; hours?: string; paise: number; most: number; look: string }

function Cost({ name, hours, paise, most, look }: CostProps) {
  const text = useSpendTexts()
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span>{name}</span>
        <span className="whitespace-nowrap tabular-nums">
          {hours !== undefined && (
            <small className="mr-3 text-ink-2">{fill(text.hoursOf, { hours: grouped(Number(hours)) })}</small>
          )}
          <b>{rupees(paise)}</b>
        </span>
      </p>
      <svg className="spend-bar" aria-hidden="true" focusable="false">
        <rect className={look} width={`${((Math.max(0, paise) / most) * 100).toFixed(2)}%`} height="100%" />
      </svg>
    </li>
  )
}
