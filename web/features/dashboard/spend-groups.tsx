import type { Spend, SpendGroup } from '#contract/dashboard.spend.ts'
import { grouped } from '#contract/numerals.ts'
import { monthName } from './months.ts'
import { rupees } from './rupees.ts'
import { axisEnd, idlePaise, SpendBar, SpendLegend } from './spend-bar.tsx'
import type { SpendChoice } from './spend-choice.ts'
import { SpendHires } from './spend-hires.tsx'
import { useSpendTexts } from './texts.ts'
import './dashboard.css'
import './spend.css'

type Props = {
  spend: Spend
  choice: SpendChoice
  /** The key of the group whose hires are shown. */
  open: string | null
  onOpen: (key: string | undefined) => void
}

/** Each group with its bar and its figures; its name opens the hires behind it. */
export function SpendGroups({ spend: { by, groups, total }, ...rest }: Props) {
  const text = useSpendTexts()
  const end = axisEnd(groups)
  return (
    <section aria-label={text.title} className="min-w-0">
      <SpendLegend />
      <table className="hours-table spend-groups">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text.groupings[by]}</th>
            <th scope="col" className="hours-cell">
              <span className="sr-only">{text.accrued}</span>
            </th>
            <th scope="col" className="number">
              {text.accrued}
            </th>
            <th scope="col" className="number">
              {text.invoiced}
            </th>
            {[text.idle, text.worked, text.perHour].map((name) => (
              <th key={name} scope="col" className="number wide">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.key} by={by} group={group} end={end} {...rest} />
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text.total}
            </th>
            <Figures group={total} />
          </tr>
        </tfoot>
      </table>
      <p className="mt-2 text-sm text-ink-2">{text.hourNote}</p>
    </section>
  )
}

type GroupProps = Omit<Props, 'spend'> & { by: Spend['by']; group: SpendGroup; end: number }

function Group({ by, group, end, choice, open, onOpen }: GroupProps) {
  const text = useSpendTexts()
  const isOpen = open === group.key
  const name = by === 'MONTH' ? monthName(group.key) : group.name || text.without[by]
  return (
    <tbody>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={`link min-h-6 text-start ${by === 'MONTH' ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : group.key)}
          >
            {name}
          </button>
          <span className="bar-below">
            <SpendBar figures={group} end={end} />
          </span>
        </th>
        <td className="hours-cell">
          <SpendBar figures={group} end={end} />
        </td>
        <Figures group={group} />
      </tr>
      {isOpen && (
        <tr className="spend-open">
          <td colSpan={7}>
            <SpendHires choice={choice} group={{ key: group.key, name }} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Figures({ group }: { group: SpendGroup }) {
  return (
    <>
      <td className="number">{rupees(group.accruedPaise)}</td>
      <td className="number">{rupees(group.invoicedPaise)}</td>
      <td className="number wide">{rupees(idlePaise(group))}</td>
      <td className="number wide">{grouped(Number(group.workedHours))}</td>
      <td className="number wide">{rupees(group.paisePerHour ?? 0)}</td>
    </>
  )
}
