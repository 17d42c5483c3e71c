import { Link, type To } from 'react-router'
import { type JobStatus, jobStatuses } from '#contract/jobs.ts'
import { useDeskJobTexts } from './desk-texts.ts'
import { useJobTexts } from './texts.ts'

type Props = { chosen: string | undefined; addressOf: (status: JobStatus | '') => To }

/** The jobs by their status. */
export function JobTabs({ chosen, addressOf }: Props) {
  const text = useJobTexts()
  const tabs = [
    { status: '' as const, name: text.allStatuses },
    ...jobStatuses.map((status) => ({ status, name: text.statuses[status] })),
  ]
  return (
    <nav aria-label={useDeskJobTexts().statusTabs} className="mb-4 overflow-x-auto border-b border-line">
      <ul className="flex">
        {tabs.map(({ status, name }) => (
          <li key={status}>
            <Link
              to={addressOf(status)}
              {...((chosen ?? '') === status ? { 'aria-current': 'page' as const } : {})}
              className="flex min-h-11 items-center border-b-4 border-transparent px-2.5 font-medium whitespace-nowrap aria-[current=page]:border-ink aria-[current=page]:font-bold"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
