import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, optionalText } from './fields.ts'
import { pdf } from './file-replies.ts'
import { Hsn } from './hsn.ts'
import { Job } from './jobs.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { VehicleNumber } from './vehicle-numbers.ts'

const VALUE_MAX_PAISE = 100_000_000_000

/** The delivery challan with the gate-pass pack of a machine. */
export const challanApi = {
  dispatchMachine: endpoint({
    ...deskPaths.dispatchMachine,
    summary: 'Issues a delivery challan: the machine leaves for its site. Its papers must be valid today.',
    params: z.object({ id: Id }),
    body: z.strictObject({
      /** As on the plate of the trailer, or of a machine that drives itself. */
      vehicleNumber: VehicleNumber,
      transporter: optionalText(80),
      /** In paise, as an e-way bill states it. */
      valuePaise: z.int().min(1).max(VALUE_MAX_PAISE).nullable().default(null),
      hsnCode: Hsn.nullable().default(null),
    }),
    response: z.object({ job: Job }),
    problems: ['not-found', 'status-conflict', 'papers-expired', 'validation', 'too-many-requests'],
  }),
  downloadGatePass: endpoint({
    ...signedInPaths.downloadGatePass,
    ...pdf,
    summary: 'The newest challan of a job as PDF, with the papers of the machine.',
    params: z.object({ jobId: Id }),
  }),
  downloadDeskGatePass: endpoint({
    ...deskPaths.downloadDeskGatePass,
    ...pdf,
    summary: 'The same for the desk.',
    params: z.object({ id: Id }),
  }),
}
