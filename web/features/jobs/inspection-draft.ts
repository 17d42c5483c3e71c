import { folded } from '#contract/identifiers.ts'
import { untold } from '#contract/jobs.checklists.ts'
import type { Inspection, InspectionKind, Inspections } from '#contract/jobs.inspections.ts'
import { MeterReading } from '#contract/logsheets.content.ts'
import { instantMs } from '#contract/times.ts'
import { fieldTime, instantOf } from './breakdown-time.ts'

/** An inspection as its form holds it: what is typed, as it is typed. */
export type InspectionDraft = Pick<Inspection, 'points' | 'photoIds'> & {
  inspectedAt: string
  place: string
  meter: string
  fuel: string
  remarks: string
}

/** The form of what is recorded so far, or of a new inspection at this place. */
export function draftOf(
  { checklist }: Inspections,
  stored: Inspection | undefined,
  place: string,
  now: number,
): InspectionDraft {
  const points = checklist.map(
    (point) => stored?.points.find((one) => one.point === point) ?? { point, state: null, note: null },
  )
  return {
    inspectedAt: fieldTime(stored ? instantMs(stored.inspectedAt) : now),
    place: stored?.place ?? place,
    meter: stored?.meter ?? '',
    fuel: stored?.fuelPercent?.toString() ?? '',
    remarks: stored?.remarks ?? '',
    points,
    photoIds: stored?.photoIds ?? [],
  }
}

/** The faults of a form: always, and only once it is to be signed. */
export function faultsOf({ inspectedAt, meter, fuel, place, points }: InspectionDraft, now: number) {
  const at = instantOf(inspectedAt)
  return {
    time: at === undefined || instantMs(at) > now,
    meter: meter.trim() !== '' && !MeterReading.safeParse(meter).success,
    fuel: fuel.trim() !== '' && !/^(100|\d{1,2})$/.test(fuel.trim()),
    missing: {
      meter: meter.trim() === '',
      place: place.trim() === '',
      points: untold(
        points,
        points.map(({ point }) => point),
      ),
    },
  }
}

/** The request body. */
export const contentOf = (draft: InspectionDraft, kind: InspectionKind) => ({
  kind,
  inspectedAt: instantOf(draft.inspectedAt) ?? draft.inspectedAt,
  place: draft.place.trim(),
  meter: folded(draft.meter) || null,
  fuelPercent: draft.fuel.trim() === '' ? null : Number(draft.fuel),
  points: draft.points.map((one) => (one.state === 'OK' ? { ...one, note: null } : one)),
  remarks: draft.remarks.trim() || null,
  photoIds: [...draft.photoIds],
})
