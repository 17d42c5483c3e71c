// The parts of a job beside its terms and costs: papers, breakdowns and swaps.
import { z } from 'zod'
import { CivilDate, Id } from './fields.ts'
import { ShownFile } from './files.ts'
import { paperKinds, paperStates } from './fleet.ts'
import { MeterReading } from './logsheets.content.ts'

const instant = z.iso.datetime({ offset: true })

/** A paper of the machine on a job; the address of its file works for a minute. */
export const JobPaper = z.object({
  documentId: Id,
  kind: z.enum(paperKinds),
  number: z.string(),
  validTo: CivilDate.nullable(),
  /** The state of the paper today. */
  state: z.enum(paperStates),
  fileId: Id.nullable(),
  url: z.string().nullable(),
  type: z.string().nullable(),
})
export type JobPaper = z.infer<typeof JobPaper>

/** The sides that note something about a job. */
export const jobSides = ['SUPPLIER', 'CUSTOMER'] as const

/** The machine stood still from one instant to the other, or still does. */
export const Breakdown = z
  .object({
    breakdownId: Id,
    startedAt: instant,
    endedAt: instant.nullable(),
    note: z.string(),
    reportedBy: z.string(),
    reportedSide: z.enum(jobSides),
    reportedAt: instant,
    endedBy: z.string().nullable(),
    photos: z.array(ShownFile),
  })
  .meta({ id: 'JobBreakdown' })
export type Breakdown = z.infer<typeof Breakdown>

const SwappedMachine = z.object({ fleetNumber: z.string(), serialNumber: z.string(), meter: MeterReading })

/** One machine in place of another, from a day on. */
export const Swap = z
  .object({
    swappedOn: CivilDate,
    out: SwappedMachine,
    in: SwappedMachine,
    reason: z.string(),
    by: z.string(),
    at: instant,
  })
  .meta({ id: 'JobSwap' })
export type Swap = z.infer<typeof Swap>
