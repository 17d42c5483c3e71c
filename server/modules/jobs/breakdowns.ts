// A machine that stands still: either side reports it, and either side ends its clock.

import { dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { breakdownsApi } from '#contract/jobs.breakdowns.ts'
import type { jobSides } from '#contract/jobs.parts.ts'
import { momentText } from '#contract/moment-text.ts'
import { Problem } from '#contract/problems.ts'
import { instantIn, instantMs } from '#contract/times.ts'
import { attachFile } from '#server/modules/files/files.ts'
import { audit, type Changes } from '#server/platform/audit.ts'
import type { Caller } from '#server/platform/caller.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import * as breakdowns from './breakdowns.store.ts'
import { type NotifyingTools, notifyOperations, withDesk } from './desk-notices.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobAction } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobFound, jobSeen } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'

const invalid = (field: string) => new Problem('validation', { violations: [violation(field, 'invalid')] })

type Named = Pick<store.StoredJob, 'jobId' | 'jobNumber' | 'machine' | 'site'>
type Told = {
  readonly notice: 'breakdown' | 'breakdownOver'
  readonly id: string
  readonly at: Date
  readonly note: string
}

/** The reporter, and how the report is recorded. */
type Reporter = {
  readonly by: Staff | Caller
  readonly side: (typeof jobSides)[number]
  readonly visible: ReturnType<typeof store.seenBy>
  readonly record: (action: JobAction, act: 'report' | 'end', job: Named, changes: Changes) => Promise<void>
  /** Notifies the desk, unless it reports itself. */
  readonly notifyDesk: (action: JobAction, job: Named, told: Told) => Promise<void>
}

/** A customer, about the jobs they see; operations are notified. */
export const customerReporter = (tools: NotifyingTools, caller: Caller): Reporter => ({
  by: caller,
  side: 'CUSTOMER',
  visible: store.seenBy(caller),
  record: async () => undefined,
  notifyDesk: (action, { jobId, jobNumber, machine, site }, { notice, id, at, note }) => {
    const fact = `${notice}:${id}`
    const named = { jobNumber, machine: machine.name, site: site.addressName, person: caller.name }
    const words = { ...named, note, at: momentText(at) }
    return notifyOperations({ ...action, by: caller }, tools, { fact, notice, jobId, words })
  },
})

/** Operations, about any job; the audit trail says so. */
export const deskReporter = (staff: Staff): Reporter => ({
  by: staff,
  side: 'SUPPLIER',
  visible: store.every,
  record: async ({ tx, now }, act, { jobId, jobNumber }, changes) =>
    void (await audit(
      { tx, now, by: staff },
      `${act}DeskBreakdown`,
      { kind: 'job', id: jobId, label: jobNumber },
      changes,
    )),
  notifyDesk: async () => undefined,
})

type Report = ParsedOf<typeof breakdownsApi.reportBreakdown>['body']
/** With the key of a phone that may send it again. */
type Sent = Report & { readonly key?: string | undefined }

/** Whether this very report is there already: its reply was lost. */
async function isSame(action: JobAction, { by }: Reporter, jobId: string, { startedAt, note }: Report) {
  const running = await breakdowns.runningOf(action, jobId)
  return (
    running !== undefined &&
    running.reportedBy === by.name &&
    running.note === note &&
    instantMs(running.startedAt) === instantMs(startedAt)
  )
}

/**
 * Starts the clock of a breakdown, once for each key; the same report again gets the same reply. Throws `not-found`, also
 * for a photograph, `idempotency-key-reused`, `status-conflict` while another one runs or without a hire, and `validation` for a time to come or before the hire.
 */
export const reportBreakdown = (tools: NotifyingTools, reporter: Reporter, jobId: string, { key, ...sent }: Sent) =>
  actOnJob(withDesk(tools), reporter.by, (action: JobAction<Staff | Caller>) =>
    once(action, { call: 'reportBreakdown', key, body: { jobId, ...sent } }, () =>
      begin(action, reporter, jobId, sent),
    ),
  )

async function begin(action: JobAction<Staff | Caller>, reporter: Reporter, jobId: string, sent: Report) {
  const { visible, by, side } = reporter
  await settle(action, jobs, { id: jobId, visible })
  const job = await jobFound(action, jobId, visible)
  const startedAt = instantIn(sent.startedAt)
  if (startedAt === undefined || startedAt > action.now || dateInIndia(startedAt) < (job.onHireFrom ?? ''))
    throw invalid('startedAt')
  const breakdownId = newId(action.now.getTime())
  const { note } = sent
  if (!(await breakdowns.insertBreakdown(action, { breakdownId, jobId, startedAt, note, by: by.name, side }))) {
    if (await isSame(action, reporter, jobId, sent)) return jobSeen(action, jobId, visible)
    throw new Problem('status-conflict')
  }
  for (const fileId of sent.photoIds) await attachFile(action, fileId, { kind: 'breakdown-photo', id: breakdownId })
  await move(action, jobs, { id: jobId, act: 'reportBreakdown', visible, reason: note })
  await reporter.record(action, 'report', job, { startedAt: { was: null, is: sent.startedAt } })
  await notifyOfJob(action, jobId, { kind: 'jobBreakdown', params: { note } })
  await reporter.notifyDesk(action, job, { notice: 'breakdown', id: breakdownId, at: startedAt, note })
  return jobSeen(action, jobId, visible)
}

/** Throws `not-found`, `status-conflict` while none runs, and `validation` for a time to come or before its start. */
export const endBreakdown = (tools: NotifyingTools, reporter: Reporter, jobId: string, sent: { endedAt: string }) =>
  actOnJob(withDesk(tools), reporter.by, async (action: JobAction<Staff | Caller>) => {
    const { visible, by } = reporter
    await settle(action, jobs, { id: jobId, visible })
    const job = await jobFound(action, jobId, visible)
    const running = await breakdowns.runningOf(action, jobId)
    if (!running) throw new Problem('status-conflict')
    const at = instantIn(sent.endedAt)
    if (at === undefined || at > action.now || at.getTime() < instantMs(running.startedAt)) throw invalid('endedAt')
    await breakdowns.setEnded(action, jobId, { at, by: by.name })
    await move(action, jobs, { id: jobId, act: 'endBreakdown', visible })
    await reporter.record(action, 'end', job, { endedAt: { was: null, is: sent.endedAt } })
    await notifyOfJob(action, jobId, { kind: 'jobBreakdownOver', params: {} })
    await reporter.notifyDesk(action, job, { notice: 'breakdownOver', id: running.breakdownId, at, note: running.note })
    return jobSeen(action, jobId, visible)
  })
