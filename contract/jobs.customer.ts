import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, optionalNote } from './fields.ts'
import { Job, JobBill } from './jobs.ts'
import { signedInPaths } from './paths.signed-in.ts'

export const NOTE_MAX = 500
const params = z.object({ jobId: Id })
const job = z.object({ job: Job })
const Paise = z.int()

/** The preview of an off-hire. Amounts are before GST. */
export const OffHirePreview = z.object({
  /** The last billed day. */
  billingStopsAt: CivilDate,
  /** All bills of the hire until then. */
  toPayPaise: Paise,
  /** Less than the hire as planned now. */
  savedPaise: Paise,
  /** The last bill with its lines, among them the minimum hire that is not reached. */
  bill: JobBill,
})
export type OffHirePreview = z.infer<typeof OffHirePreview>

/** Customers' actions on a job. */
export const customerJobsApi = {
  previewOffHire: endpoint({
    ...signedInPaths.previewOffHire,
    summary: 'When billing would stop and what that saves, if the off-hire were requested now.',
    params,
    query: z.strictObject({ from: CivilDate }),
    response: OffHirePreview,
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
  requestOffHire: endpoint({
    ...signedInPaths.requestOffHire,
    summary: 'Ends a hire: `from` is the last day wanted. The same request again gets the same reply.',
    params,
    body: z.strictObject({ from: CivilDate, note: optionalNote(NOTE_MAX) }),
    response: z.object({ offHireNumber: z.string(), billingStopsAt: CivilDate, job: Job }),
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
  undoOffHire: endpoint({
    ...signedInPaths.undoOffHire,
    summary: 'Takes an off-hire back, until the desk has confirmed it.',
    params,
    body: z.strictObject({}),
    response: job,
    problems: ['not-found', 'status-conflict'],
  }),
  requestExtension: endpoint({
    ...signedInPaths.requestExtension,
    summary: 'Asks for a later last day; the desk grants or refuses it. A further request replaces the one before.',
    params,
    body: z.strictObject({ to: CivilDate }),
    response: job,
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
}
