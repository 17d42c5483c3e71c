import type { InspectionPoint } from '#contract/jobs.checklists.ts'
import type { InspectedPoint, InspectionSignature, NewSignature } from '#contract/jobs.inspections.ts'
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

/** Damage is described. */
const isTold = ({ state, note }: InspectedPoint) => state === 'OK' || (state !== null && note !== null)

/** What an inspection still lacks before it is signed, by field. */
export function lacking({ place, meter, points }: Content, checklist: readonly InspectionPoint[]): Violation[] {
  const wanting = checklist.filter((point) => !points.some((one) => one.point === point && isTold(one)))
  return [
    ...(place === '' ? [violation('place', 'required')] : []),
    ...(meter === null ? [violation('meter', 'required')] : []),
    ...wanting.map((point) => violation(`points.${point}`, 'required')),
    ...points.flatMap(({ point, ...one }) =>
      !wanting.includes(point) && one.state !== null && !isTold({ point, ...one })
        ? [violation(`points.${point}`, 'required')]
        : [],
    ),
  ]
}
