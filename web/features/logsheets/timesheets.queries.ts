import { queryOptions, useQuery } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { TimesheetSummary, timesheetsApi } from '#contract/logsheets.timesheets.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

type Call = typeof timesheetsApi.getTimesheet
type Ask = (query: InputOf<Call>['query'], signal: AbortSignal) => Promise<OutputOf<Call>>

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const ID = /^[0-9a-f-]{36}$/

function there<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The server answered with something else.')
  return thing
}

/** The months of jobs and one of them, asked for as one side does. */
export function timesheetsBy(name: string, ask: Ask) {
  const list = cachedList<TimesheetSummary>({
    name,
    idOf: ({ jobId, month }) => `${jobId} ${month}`,
    filters: { month: MONTH, site: ID, job: ID },
    isLive: true,
    async ask({ filters }, paged, signal) {
      const { job, ...others } = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
      // With a job and a month the answer is one sheet.
      return there((await ask({ ...(job === undefined ? others : { job }), ...paged }, signal)).timesheets)
    },
  })
  const one = (job: string, month: string) =>
    queryOptions({
      queryKey: [name, 'one', job, month],
      queryFn: async ({ signal }) => there((await ask({ job, month }, signal)).timesheet),
      staleTime: 0,
    })
  const ofMonth = (month: string) =>
    queryOptions({
      queryKey: [name, 'month', month],
      queryFn: async ({ signal }) => there((await ask({ month, size: '100' }, signal)).timesheets).content,
      staleTime: 0,
    })
  return {
    list,
    useOne: (job: string, month: string) => useQuery(one(job, month), queryClient),
    useMonth: (month: string) => useQuery(ofMonth(month), queryClient),
  }
}

export const timesheets = timesheetsBy('timesheets', (query, signal) => call('getTimesheet', { query, signal }))
