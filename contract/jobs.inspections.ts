// Inspections of a machine as it comes to a site and as it leaves, recorded by the desk and answered by the site.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, note, optionalNote, optionalText, text } from './fields.ts'
import { ShownFile } from './files.ts'
import { inspectionPoints } from './jobs.checklists.ts'
import { meterWarningKeys } from './jobs.meter-checks.ts'
import { Job } from './jobs.ts'
import { MeterReading } from './logsheets.content.ts'
import { whole } from './numbers.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { Strokes } from './signature.ts'

const inspectionKinds = ['ON_HIRE', 'OFF_HIRE'] as const
export type InspectionKind = (typeof inspectionKinds)[number]
export const pointStates = ['OK', 'DAMAGED', 'MISSING'] as const
export type PointState = (typeof pointStates)[number]

const INSPECTION_PHOTOS_MAX = 12
export const POINT_NOTE_MAX = 300
const REVISIONS_MAX = 9999

const instant = z.iso.datetime({ offset: true }).max(40, { abort: true })
const once = <Item>(items: readonly Item[]) => new Set(items).size === items.length

/** One point; without a state while nobody has looked. Damage is described. */
const Point = z.strictObject({
  point: z.enum(inspectionPoints),
  state: z.enum(pointStates).nullable(),
  note: optionalText(POINT_NOTE_MAX),
})
export type InspectedPoint = z.infer<typeof Point>
const Points = z
  .array(Point)
  .max(inspectionPoints.length)
  .refine((points) => once(points.map(({ point }) => point)), 'invalid')
const PhotoIds = z.array(Id).max(INSPECTION_PHOTOS_MAX).refine(once, 'invalid').default([])

/** The desk's record; complete once it is signed. */
const inspectionContent = {
  inspectedAt: instant,
  /** The place of the inspection. */
  place: text(0, 200),
  meter: MeterReading.nullable(),
  /** Of the tank or the battery. */
  fuelPercent: whole(0, 100).nullable(),
  points: Points,
  remarks: optionalNote(1000),
  photoIds: PhotoIds,
}

/** A drawn signature, or the own name typed; one of both. */
const signing = {
  drawn: Strokes.optional(),
  typedName: text(1, 200).optional(),
  designation: optionalText(80),
}
const isOne = ({ drawn, typedName }: { drawn?: string | undefined; typedName?: string | undefined }) =>
  (drawn === undefined) !== (typedName === undefined)
export const NewSignature = z.strictObject(signing).refine(isOne, { error: 'required', path: ['drawn'] })
export type NewSignature = z.infer<typeof NewSignature>

const Signature = z.object({
  name: z.string(),
  designation: z.string().nullable(),
  how: z.enum(['DRAWN', 'TYPED']),
  drawn: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
})
export type InspectionSignature = z.infer<typeof Signature>

/** The site's objection to one point. */
const Objection = z.strictObject({ point: z.enum(inspectionPoints), note: note(1, POINT_NOTE_MAX) })
const Objections = z
  .array(Objection)
  .max(inspectionPoints.length)
  .refine((objections) => once(objections.map(({ point }) => point)), 'invalid')
  .default([])

export const Inspection = z
  .object({
    inspectionId: Id,
    kind: z.enum(inspectionKinds),
    /** Rises with each save, until the site has answered. */
    revision: z.int(),
    machineId: Id,
    fleetNumber: z.string(),
    serialNumber: z.string(),
    ...inspectionContent,
    place: z.string(),
    remarks: z.string().nullable(),
    photos: z.array(ShownFile),
    savedBy: z.string(),
    savedAt: z.iso.datetime({ offset: true }),
    /** By the desk; null while it is a draft. */
    signed: Signature.nullable(),
    /** By the site; from then on nothing changes. */
    answer: z.object({ objections: z.array(Objection), photos: z.array(ShownFile), signed: Signature }).nullable(),
    warnings: z.array(z.object({ key: z.enum(meterWarningKeys), params: z.record(z.string(), z.string()) })),
  })
  .meta({ id: 'JobInspection' })
export type Inspection = z.infer<typeof Inspection>

const Reading = z.object({ date: z.string(), hours: z.string() })
/** `MeterFacts` of contract/jobs.meter-checks.ts. */
const Facts = z.object({
  known: z.string().nullable(),
  firstOpen: Reading.nullable(),
  lastClose: Reading.nullable(),
  onHire: z.string().nullable(),
})

/** A machine that a swap took away, for its inspection as it comes back. */
const SwappedOut = z.object({
  machineId: Id,
  fleetNumber: z.string(),
  serialNumber: z.string(),
  swappedOn: CivilDate,
  facts: Facts,
})
type SwappedOut = z.infer<typeof SwappedOut>

/** The inspections of a job, and what the next one begins with. */
export const Inspections = z
  .object({
    /** On-hire before off-hire, the oldest machine first; drafts are the desk's. */
    inspections: z.array(Inspection),
    /** The points of its machine. */
    checklist: z.array(z.enum(inspectionPoints)),
    /** The machine on the job now. */
    machineId: Id.nullable(),
    facts: Facts,
    /** The newest first. */
    swappedOut: z.array(SwappedOut),
  })
  .meta({ id: 'JobInspections' })
export type Inspections = z.infer<typeof Inspections>

export const inspectionsApi = {
  listInspections: endpoint({
    ...signedInPaths.listInspections,
    summary: 'The signed inspections of a job.',
    params: z.object({ jobId: Id }),
    response: Inspections,
    problems: ['not-found'],
  }),
  answerInspection: endpoint({
    ...signedInPaths.answerInspection,
    summary:
      'Confirms an inspection for the site, or notes what one sees differently. Nothing of it changes afterwards.',
    params: z.object({ jobId: Id }),
    body: z
      .strictObject({
        inspectionId: Id,
        /** As the signer has seen it. */
        revision: whole(1, REVISIONS_MAX),
        objections: Objections,
        photoIds: PhotoIds,
        ...signing,
      })
      .refine(isOne, { error: 'required', path: ['drawn'] }),
    response: Inspections,
    problems: ['not-found', 'status-conflict', 'precondition-failed', 'validation'],
  }),
  listDeskInspections: endpoint({
    ...deskPaths.listDeskInspections,
    summary: 'The inspections of a job with drafts, and what the next one begins with.',
    params: z.object({ id: Id }),
    response: Inspections,
    problems: ['not-found'],
  }),
  saveInspection: endpoint({
    ...deskPaths.saveInspection,
    summary:
      'Saves an inspection of the machine on a job; a signature sends it to the site. The same save again gets the same reply.',
    params: z.object({ id: Id }),
    body: z.strictObject({
      kind: z.enum(inspectionKinds),
      /** One that a swap took away, as it comes back (OFF_HIRE); otherwise the machine on the job. */
      machineId: Id.optional(),
      /** As last seen; 0 for a new one. */
      revision: whole(0, REVISIONS_MAX),
      ...inspectionContent,
      signature: NewSignature.nullable().default(null),
    }),
    response: Inspections,
    problems: ['not-found', 'status-conflict', 'precondition-failed', 'validation'],
  }),
  closeJob: endpoint({
    ...deskPaths.closeJob,
    summary:
      'Closes a job whose machine is back; without an off-hire inspection that both sides signed, with a reason.',
    params: z.object({ id: Id }),
    body: z.strictObject({ reason: optionalNote(500) }),
    response: z.object({ job: Job }),
    problems: ['not-found', 'status-conflict', 'validation'],
  }),
}
