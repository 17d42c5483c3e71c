import { type InspectionPoint, untold } from '#contract/jobs.checklists.ts'
import type { InspectionSignature, NewSignature } from '#contract/jobs.inspections.ts'
import { Problem, type Violation } from '#contract/problems.ts'
import { violation } from '#server/platform/violations.ts'
import type { Content } from './inspections.store.ts'

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** A signature by this person. Throws `validation` for a typed name that is not theirs. */
export function signatureBy(
  name: string,
  { drawn, typedName, designation }: NewSignature,
): Omit<InspectionSignature, 'at'> {
  if (typedName !== undefined && plain(typedName) !== plain(name))
    throw new Problem('validation', { violations: [violation('typedName', 'invalid')] })
  return { name, designation, how: drawn === undefined ? 'TYPED' : 'DRAWN', drawn: drawn ?? null }
}

/** The fields that an inspection still needs before it is signed. */
export const lacking = ({ place, meter, points }: Content, checklist: readonly InspectionPoint[]): Violation[] => [
  ...(place === '' ? [violation('place', 'required')] : []),
  ...(meter === null ? [violation('meter', 'required')] : []),
  ...untold(points, checklist).map((point) => violation(`points.${point}`, 'required')),
]
