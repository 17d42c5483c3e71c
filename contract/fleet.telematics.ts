import { z } from 'zod'
import { csvDownload, csvImport, csvPreview } from './csv-files.ts'
import { endpoint } from './endpoint.ts'
import { boundedText, CivilDate, Id } from './fields.ts'
import { capitals, folded } from './identifiers.ts'
import { deskPaths } from './paths.desk.ts'

/** What telematics write where they know no number. Two machines that both say so are not one. */
const PLACEHOLDER =
  /^(MISSING|NONE|NULL|NIL|N[/ .]?A|NAN|EMPTY|BLANK|UNKNOWN|UNDEFINED|UNAVAILABLE|UNASSIGNED|TBD|DEFAULT|NO[ _-]?(PIN|VIN|SERIAL|DATA|VALUE)|NOT[ _-]?(AVAILABLE|APPLICABLE|ASSIGNED|FOUND|KNOWN|REPORTED|SET|PROVIDED)|([0X])\4*)$/

/** By which number a machine's telematics knows it: its PIN or serial number, in capital letters. */
export const TelematicsId = boundedText(60, { missing: 'required' })
  .overwrite((typed) => capitals(folded(typed)))
  .regex(/^[A-Z0-9][A-Z0-9 ._/:-]{0,59}$/, { error: 'invalid', abort: true })
  .refine((number) => !PLACEHOLDER.test(number), 'invalid')

/** The sources of readings: polled from the provider, or imported from a file. */
export const readingSources = ['POLLED', 'CSV'] as const
/** The days whose hours the desk sees on the page of a machine. */
export const TELEMATICS_DAYS = 14

const Reading = z.object({
  at: z.iso.datetime({ offset: true }),
  /** Operating hours since the machine was built. */
  hours: z.string(),
  source: z.enum(readingSources),
})

/** The telematics of a machine. */
export const MachineTelematics = z
  .object({
    /** Null for a machine that has never reported. */
    latest: Reading.nullable(),
    /** The last days, newest first; null where the readings do not say how long the machine ran. */
    days: z.array(z.object({ date: CivilDate, hours: z.string().nullable() })),
  })
  .meta({ id: 'MachineTelematics' })
export type MachineTelematics = z.infer<typeof MachineTelematics>

/** Readings that a provider reported and that were left out, by the reason. */
const Dropped = z.object({
  /** Without a number, or with a placeholder. */
  noNumber: z.int(),
  noHours: z.int(),
  /** Without a time, or by a clock that was never set. */
  noTime: z.int(),
  /** Of a time that has not come. */
  ahead: z.int(),
})
export type Dropped = z.infer<typeof Dropped>

/** How the provider was polled last. */
export const TelematicsPoll = z.object({
  at: z.iso.datetime({ offset: true }),
  /** Why it failed; null if it did not. */
  error: z.string().nullable(),
  /** Readings of machines of the fleet, those that were known already included. */
  read: z.int(),
  /** Readings of machines that are not of the fleet. */
  others: z.int(),
  dropped: Dropped,
})
export type TelematicsPoll = z.infer<typeof TelematicsPoll>

export const telematicsApi = {
  getTelematicsConnection: endpoint({
    ...deskPaths.getTelematicsConnection,
    summary: 'Whether a telematics provider is polled, and what its last poll brought and left out.',
    response: z.object({ connection: z.object({ isPolled: z.boolean(), poll: TelematicsPoll.nullable() }) }),
    problems: [],
  }),
  getMachineTelematics: endpoint({
    ...deskPaths.getMachineTelematics,
    summary: 'The latest reading of a machine’s telematics, and how long it ran on each of the last days.',
    params: z.object({ id: Id }),
    response: z.object({ telematics: MachineTelematics }),
    problems: ['not-found'],
  }),
  downloadReadings: endpoint({
    ...deskPaths.downloadReadings,
    summary: 'The latest reading of each machine with telematics as CSV.',
    ...csvDownload,
  }),
  previewReadingsImport: endpoint({
    ...deskPaths.previewReadingsImport,
    summary: 'A dry run of a file of readings: every bad row, and what each good one would add.',
    ...csvPreview,
  }),
  importReadings: endpoint({
    ...deskPaths.importReadings,
    summary: 'Adds the readings that the dry run of this file has shown, all or nothing; readings never change.',
    ...csvImport,
  }),
}
