import type { NotificationKind, NotificationParams } from '#contract/notification-kinds.ts'
import type { Action } from '#server/platform/action.ts'
import { notify } from '#server/platform/notify.ts'
import { readersOf } from './notifying.store.ts'

type JobKind = Extract<NotificationKind, `job${string}`>
type OwnParams<Kind extends JobKind> = Omit<NotificationParams<Kind>, 'jobNumber' | 'machine' | 'site'>

/** Notifies the customer's people of an act on a job, except the actor, in the transaction of that act. */
export async function notifyOfJob<Kind extends JobKind>(
  action: Action,
  jobId: string,
  { kind, params }: { kind: Kind; params: OwnParams<Kind> },
) {
  const readers = await readersOf(action.tx, jobId)
  if (!readers) throw new Error(`There is no job ${jobId} here.`)
  const { to, ...known } = readers
  const all = { ...known, ...params } as unknown as NotificationParams<Kind>
  await notify(action, `${kind}:${jobId}:${action.now.toISOString()}`, { kind, to, params: all, recordId: jobId })
}
