import { formatDate } from '#contract/dates.ts'
import type { Machine } from '#contract/fleet.machines.ts'
import type { MachineTelematics as Telematics } from '#contract/fleet.telematics.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { fill } from '#web/platform/text.ts'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { useTelematics } from './telematics.queries.ts'
import { useTelematicsTexts } from './texts.ts'

/** The telematics of a machine: its hour counter, and its running time on each of the last days. */
export function MachineTelematics({ machine }: { machine: Pick<Machine, 'machineId' | 'telematicsId'> }) {
  const text = useTelematicsTexts()
  const messageOf = useProblemText()
  const { data, error, refetch } = useTelematics(machine.machineId)
  const isKnown = machine.telematicsId !== null
  return (
    <Section title={text.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-3">{text.hint}</p>
      {error !== null && data === undefined && (
        <ProblemPanel
          title={text.failed}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {data?.latest === null && <p className="text-ink-2">{isKnown ? text.none : text.unknown}</p>}
      {data !== undefined && data.latest !== null && <Latest latest={data.latest} />}
      {data !== undefined && data.latest !== null && <Days days={data.days} />}
    </Section>
  )
}

function Latest({ latest: { at, hours, source } }: { latest: NonNullable<Telematics['latest']> }) {
  const text = useTelematicsTexts()
  return (
    <dl className="mb-4">
      <dt className="text-sm text-ink-3">{text.latest}</dt>
      <dd>
        <span className="figure text-2xl tabular-nums">{fill(text.hours, { hours: Number(hours).toFixed(1) })}</span>
        <span className="block text-sm text-ink-3">{fill(text.sources[source], { at: instantText(at) })}</span>
      </dd>
    </dl>
  )
}

const DAY_HOURS = 24

/** The days as bars of 24 hours, each with its figure. */
function Days({ days }: Pick<Telematics, 'days'>) {
  const text = useTelematicsTexts()
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{text.days}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.day}</th>
          <th scope="col" colSpan={2}>
            {text.ran}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, hours }) => (
          <tr key={date}>
            <th scope="row" className="w-px py-1 pr-4 text-left font-normal whitespace-nowrap text-ink-2 tabular-nums">
              {formatDate(date)}
            </th>
            <td aria-hidden="true" className="w-full py-1">
              <svg className="block h-2.5 w-full bg-line" focusable="false">
                <rect
                  className="fill-signed"
                  width={`${((Number(hours ?? 0) / DAY_HOURS) * 100).toFixed(1)}%`}
                  height="100%"
                />
              </svg>
            </td>
            <td className={`py-1 pl-3 text-right whitespace-nowrap tabular-nums ${hours === null ? 'text-ink-3' : ''}`}>
              {hours === null ? text.notKnown : fill(text.hours, { hours })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
