import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, note } from './fields.ts'
import { Job } from './jobs.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

export const BREAKDOWN_NOTE_MAX = 500
export const BREAKDOWN_PHOTOS_MAX = 6

const instant = z.iso.datetime({ offset: true }).max(40, { abort: true })
const job = z.object({ job: Job })

const breakdownFields = {
  /** Not to come, and not before the hire. */
  startedAt: instant,
  note: note(1, BREAKDOWN_NOTE_MAX),
  photoIds: z.array(Id).max(BREAKDOWN_PHOTOS_MAX).default([]),
}
const report = {
  summary:
    'Reports that the machine stands still, with photographs uploaded as `breakdown-photo`. Its clock runs until it is ended.',
  body: z.strictObject(breakdownFields),
  response: job,
  problems: ['not-found', 'status-conflict', 'validation'],
} as const
const end = {
  summary: 'Ends the breakdown whose clock runs.',
  body: z.strictObject({ endedAt: instant }),
  response: job,
  problems: ['not-found', 'status-conflict', 'validation'],
} as const

/** Breakdowns, reported and ended by either side. */
export const breakdownsApi = {
  reportBreakdown: endpoint({
    ...signedInPaths.reportBreakdown,
    ...report,
    params: z.object({ jobId: Id }),
    headers: keyed,
    problems: [...report.problems, 'idempotency-key-reused'],
  }),
  endBreakdown: endpoint({ ...signedInPaths.endBreakdown, params: z.object({ jobId: Id }), ...end }),
  reportDeskBreakdown: endpoint({ ...deskPaths.reportDeskBreakdown, params: z.object({ id: Id }), ...report }),
  endDeskBreakdown: endpoint({ ...deskPaths.endDeskBreakdown, params: z.object({ id: Id }), ...end }),
}
