import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useEntryTexts } from './entry-texts.ts'

type Props = {
  to: (jobId: string) => string
  waiting: ReactNode
  failed: (error: Error, retry: () => void) => ReactNode
}

const MOST = '100'

/** The machines on hire without an operator, whose days the customer enters. */
export function JobsToLog({ to, waiting, failed }: Props) {
  const text = useEntryTexts()
  const { data, error, isPending, refetch } = useQuery(
    {
      queryKey: ['jobs', 'to-log'],
      queryFn: async ({ signal }) => {
        const query = { status: 'ON_HIRE', size: MOST } as const
        return translateNames(await call('listJobs', { query, signal })).jobs.content
      },
    },
    queryClient,
  )
  if (error !== null) return failed(error, () => void refetch())
  if (isPending) return waiting
  const jobs = data.filter(({ withOperator }) => !withOperator)
  if (jobs.length === 0) return <StatePanel title={text.noneTitle} text={text.noneText} />
  return (
    <section className="card p-5 md:p-6">
      <h2 className="heading text-2xl">{text.chooseTitle}</h2>
      <p className="mb-4 text-ink-2">{text.chooseText}</p>
      <ul className="divide-y divide-line border-y border-line">
        {jobs.map(({ jobId, jobNumber, machine, site }) => (
          <li key={jobId}>
            <Link to={to(jobId)} className="flex min-h-16 items-center gap-4 py-2 hover:bg-wash">
              <span className="min-w-0 grow">
                <span className="block text-lg/snug font-semibold">{machine.name}</span>
                <span className="block text-ink-2 tabular-nums">
                  {[site.addressName, jobNumber, machine.serialNumber].filter(Boolean).join(' · ')}
                </span>
              </span>
              <AccountIcon name="right" className="size-5 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
