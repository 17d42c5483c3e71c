// The data behind the code on a gate-pass pack, shown to anyone who holds the paper.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate } from './fields.ts'
import { paperKinds, paperStates } from './fleet.ts'
import { linkPaths } from './paths.links.ts'

const validity = { validTo: CivilDate.nullable(), state: z.enum(paperStates) }

/** One challan as a guard compares it with the machine. The validity of papers is that of the day of the challan. */
export const GatePass = z
  .object({
    challanNumber: z.string(),
    issuedOn: CivilDate,
    machine: z.object({ name: z.string(), serialNumber: z.string(), registrationNumber: z.string().nullable() }),
    /** The days of the hire as planned then. */
    from: CivilDate,
    to: CivilDate,
    /** The papers, each with its state today. */
    papers: z.array(z.object({ kind: z.enum(paperKinds), ...validity })),
    /** The licence of the operator; null where the customer runs the machine. */
    licence: z.object(validity).nullable(),
  })
  .meta({ id: 'GatePass' })
export type GatePass = z.infer<typeof GatePass>

export const gateApi = {
  getGatePass: endpoint({
    ...linkPaths.getGatePass,
    summary: 'The challan of a gate-pass pack.',
    response: z.object({ gatePass: GatePass, expiresAt: z.iso.datetime({ offset: true }) }),
    problems: [],
  }),
}
