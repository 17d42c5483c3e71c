// The condition of the demo's machines on arrival and on departure.
import type { InspectionPoint } from '#contract/jobs.checklists.ts'
import type { InspectionKind, PointState } from '#contract/jobs.inspections.ts'
import type { NotifyingTools } from '#server/modules/jobs/desk-notices.ts'
import { answerInspection, listDeskInspections, saveInspection } from '#server/modules/jobs/inspections.ts'
import type { asha } from './demo-buyers.ts'
import { rohan } from './demo-staff.ts'

type Fault = { readonly state: PointState; readonly note: string }
export type Inspected = {
  readonly place: string
  readonly fuelPercent: number | null
  /** The points that were not in order. */
  readonly faults?: Partial<Record<InspectionPoint, Fault>>
  /** The signatory of the site, and their objections; without it the answer of the site is pending. */
  readonly answer?: { readonly by: typeof asha; readonly objections?: { point: InspectionPoint; note: string }[] }
}
type Reading = { readonly kind: InspectionKind; readonly meter: string }

const signedBy = ({ name }: { readonly name: string }, designation: string | null) => ({ typedName: name, designation })

/** Records one inspection, and has the site sign it. */
export async function inspect(tools: NotifyingTools, jobId: string, { kind, meter }: Reading, said: Inspected) {
  const { checklist } = await listDeskInspections(tools, rohan, jobId)
  const points = checklist.map((point) => ({ point, state: 'OK' as const, note: null, ...said.faults?.[point] }))
  const { place, fuelPercent, answer } = said
  const recorded = { kind, meter, place, fuelPercent, points, remarks: null, photoIds: [] }
  const inspectedAt = tools.clock().toISOString()
  const signature = signedBy(rohan, 'Operations')
  const sheet = await saveInspection(tools, rohan, jobId, { ...recorded, inspectedAt, revision: 0, signature })
  const saved = sheet.inspections.findLast((one) => one.kind === kind)
  if (!saved || !answer) return
  const { inspectionId, revision } = saved
  const { by, objections = [] } = answer
  const confirmed = { inspectionId, revision, objections, photoIds: [], ...signedBy(by, null) }
  await answerInspection(tools, by, jobId, confirmed)
}
