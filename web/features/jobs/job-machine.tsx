import { useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { JobPaper } from '#contract/jobs.parts.ts'
import type { Job } from '#contract/jobs.ts'
import { fill, plural } from '#web/platform/text.ts'
import { PhotoGrid } from '#web/ui/photo-grid.tsx'
import { dayCount } from './job-days.ts'
import { type JobTexts, useJobTexts } from './texts.ts'

/** The machine by its number, and its operator. */
export function JobMachine({ job }: { job: Job }) {
  const text = useJobTexts()
  const { name, fleetNumber, serialNumber } = job.machine
  const known = [fleetNumber, serialNumber && fill(text.serial, { serial: serialNumber })].filter(Boolean).join(', ')
  return (
    <section aria-label={text.machineAndOperator}>
      <h2 className="heading text-2xl">{text.machineAndOperator}</h2>
      <dl className="headed">
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
        {job.swaps.map(({ swappedOn, out, at }) => (
          <div key={at}>
            <dt>{fill(text.swapOut, { date: formatDate(swappedOn) })}</dt>
            <dd className="tabular-nums">
              {fill(text.swapLine, { number: out.fleetNumber, serial: out.serialNumber, meter: out.meter })}
            </dd>
          </div>
        ))}
        {job.documents.map((paper) => (
          <Paper key={paper.documentId} paper={paper} />
        ))}
      </dl>
      {job.machinePhotos.length > 0 && (
        <div className="mt-4">
          <PhotoGrid
            photos={job.machinePhotos}
            nameOf={(n) => fill(text.machinePhoto, { n: String(n), machine: name })}
          />
        </div>
      )}
    </section>
  )
}

function Paper({ paper }: { paper: JobPaper }) {
  const text = useJobTexts()
  const [today] = useState(() => dateInIndia(new Date()))
  const { kind, number, state, url } = paper
  const name = text.papers[kind]
  return (
    <div>
      <dt>{name}</dt>
      <dd className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        {url === null ? (
          <span>{number}</span>
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(text.paperOpen, { paper: name })}
            className="link"
          >
            {number}
          </a>
        )}
        <span className={state === 'VALID' ? '' : 'font-semibold text-ink'}>{validText(paper, today, text)}</span>
      </dd>
    </div>
  )
}

function validText({ validTo, state }: JobPaper, today: string, text: JobTexts) {
  if (validTo === null) return text.paperAlways
  const date = formatDate(validTo)
  if (state === 'EXPIRED') return fill(text.paperOver, { date })
  if (state !== 'DUE') return fill(text.paperTo, { date })
  const n = dayCount(today, validTo) - 1
  return fill(plural(n, text.paperDue), { date })
}

function operatorText({ operator, agreed }: Job, text: JobTexts) {
  if (operator !== null) return fill(text.licence, { name: operator.name, date: formatDate(operator.licenceValidTo) })
  return agreed.withOperator ? text.noOperator : text.ownOperator
}
