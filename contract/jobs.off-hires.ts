import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, optionalNote, text } from './fields.ts'
import { NOTE_MAX } from './jobs.customer.ts'
import { Job } from './jobs.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { offHireCauses } from './rate-terms.ts'

/** Jobs in one off-hire. */
const OFF_HIRES_MAX = 50
const jobIds = z.array(Id).min(1).max(OFF_HIRES_MAX)

/** The preview of one job's off-hire among several; amounts are before GST. */
const OffHireOfOne = z.object({
  jobId: Id,
  jobNumber: z.string(),
  billingStopsAt: CivilDate,
  toPayPaise: z.int(),
  savedPaise: z.int(),
})
export const OffHires = z.object({ offHires: z.array(OffHireOfOne), savedPaise: z.int() })
export type OffHires = z.infer<typeof OffHires>

/** Several hires ended at once. A wanted day after the agreed end of a job is its agreed end. */
export const offHiresApi = {
  previewOffHires: endpoint({
    ...signedInPaths.previewOffHires,
    summary: 'When billing of each of these jobs would stop, and what that saves.',
    body: z.strictObject({ jobIds, from: CivilDate }),
    response: OffHires,
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
  requestOffHires: endpoint({
    ...signedInPaths.requestOffHires,
    summary:
      'Ends all of these hires or none, each with a number of its own. The same request again gets the same reply.',
    body: z.strictObject({ jobIds, from: CivilDate, note: optionalNote(NOTE_MAX) }),
    response: z.object({
      offHires: z.array(
        z.object({ jobId: Id, jobNumber: z.string(), offHireNumber: z.string(), billingStopsAt: CivilDate }),
      ),
    }),
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
  requestDeskOffHire: endpoint({
    ...deskPaths.requestDeskOffHire,
    summary: 'Ends a hire for a customer who asked by telephone or in person; it is confirmed at once.',
    params: z.object({ id: Id }),
    body: z.strictObject({
      /** The last day wanted. */
      from: CivilDate,
      askedBy: text(2, 80),
      cause: z.enum(offHireCauses).default('CUSTOMER'),
      note: optionalNote(NOTE_MAX),
    }),
    response: z.object({ job: Job }),
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
}
