import type { Earnings, Utilised } from '#contract/dashboard.earnings.ts'
import { grouped } from '#contract/numerals.ts'
import { fill, plural } from '#web/platform/text.ts'
import { BarTable } from './bar-table.tsx'
import { rupees, wholeRupees } from './rupees.ts'
import { useDeskDashboardTexts } from './texts.ts'
import { rupeePercent, timePercent, UseBar, UseLegend, useEnd } from './use-bar.tsx'
import './dashboard.css'
import './earnings.css'

/** The utilisation of our machines, in days and in rupees. */
export function Utilisation({ utilisation: { total, byProduct, byYard } }: Pick<Earnings, 'utilisation'>) {
  const text = useDeskDashboardTexts()
  return (
    <section aria-labelledby="utilisation" className="min-w-0">
      <h3 id="utilisation" className="heading mb-2 text-xl">
        {text.utilisation}
      </h3>
      {total.machines === 0 ? (
        <p className="text-ink-2">{text.noMachines}</p>
      ) : (
        <>
          <Shares total={total} />
          <UseLegend />
          <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr]">
            <UseTable name={text.byProduct} kind={text.product} groups={byProduct} />
            <UseTable name={text.byYard} kind={text.yard} groups={byYard} />
          </div>
        </>
      )}
    </section>
  )
}

/** Both shares with the sentence that says how they come about. */
function Shares({ total }: { total: Utilised }) {
  const text = useDeskDashboardTexts()
  const { jobDays, availableDays, hirePaise, potentialPaise, unpriced } = total
  const days = { days: grouped(jobDays), available: grouped(availableDays) }
  const amounts = { hire: wholeRupees(hirePaise), potential: wholeRupees(potentialPaise) }
  return (
    <dl className="use-shares">
      <div>
        <dt>{text.time}</dt>
        <dd className="figure">{timePercent(total)}</dd>
        <dd>{fill(text.timeOf, days)}</dd>
        <dd className="formula">{text.timeFormula}</dd>
      </div>
      <div>
        <dt>{text.rupee}</dt>
        <dd className="figure">{rupeePercent(total)}</dd>
        <dd>{fill(text.rupeeOf, amounts)}</dd>
        <dd className="formula">
          {text.rupeeFormula} {unpriced > 0 && plural(unpriced, text.unpriced)}
        </dd>
      </div>
    </dl>
  )
}

type TableProps = { name: string; kind: string; groups: readonly Utilised[] }

function UseTable(table: TableProps) {
  const text = useDeskDashboardTexts()
  const end = useEnd(table.groups)
  return (
    <BarTable
      {...table}
      bars={text.utilisation}
      figures={[text.time, text.rupee]}
      row={(group) => <UseRow key={group.key} group={group} end={end} />}
    />
  )
}

function UseRow({ group, end }: { group: Utilised; end: number }) {
  const text = useDeskDashboardTexts()
  const { name, machines, jobDays, availableDays, hirePaise } = group
  return (
    <tr>
      <th scope="row">
        <span className="wrap-break-word">{name}</span> <small>{plural(machines, text.machines)}</small>
        <span className="bar-below">
          <UseBar use={group} end={end} />
        </span>
      </th>
      <td className="hours-cell">
        <UseBar use={group} end={end} />
      </td>
      <td className="number">
        {timePercent(group)}
        <small>{fill(text.daysOf, { days: grouped(jobDays), available: grouped(availableDays) })}</small>
      </td>
      <td className="number">
        {rupeePercent(group)}
        <small>{rupees(hirePaise)}</small>
      </td>
    </tr>
  )
}
