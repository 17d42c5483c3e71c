import { formatDate } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { fill } from '#web/platform/text.ts'
import { type JobTexts, useJobTexts } from './texts.ts'

/** Which machine it is by its number, and who runs it. */
export function JobMachine({ job }: { job: Job }) {
  const text = useJobTexts()
  const { name, fleetNumber, serialNumber } = job.machine
  const known = [fleetNumber, serialNumber && fill(text.serial, { serial: serialNumber })].filter(Boolean).join(', ')
  return (
    <section aria-label={text.machineAndOperator}>
      <h2 className="heading text-2xl">{text.machineAndOperator}</h2>
      <dl className="job-facts">
        <div>
          <dt>{text.machine}</dt>
          <dd>
            {name}
            <span className="block tabular-nums">{known || text.notAllocated}</span>
          </dd>
        </div>
        <div>
          <dt>{text.operator}</dt>
          <dd>{operatorText(job, text)}</dd>
        </div>
      </dl>
    </section>
  )
}

function operatorText({ operator, agreed }: Job, text: JobTexts) {
  if (operator !== null) return fill(text.licence, { name: operator.name, date: formatDate(operator.licenceValidTo) })
  return agreed.withOperator ? text.noOperator : text.ownOperator
}
