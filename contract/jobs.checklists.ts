// The checklists for arriving and leaving machines, by kind.

export const inspectionPoints = [
  'ENGINE',
  'BATTERY',
  'HYDRAULICS',
  'TYRES',
  'TRACKS',
  'STRUCTURE',
  'CABIN',
  'CONTROLS',
  'LIGHTS_HORN',
  'BOOM',
  'PLATFORM',
  'EMERGENCY_LOWERING',
  'OUTRIGGERS',
  'ROPE_HOOK',
  'LOAD_INDICATOR',
  'FORKS_MAST',
  'ATTACHMENT',
  'DRUM',
  'ALTERNATOR',
  'MAST_LAMPS',
  'HOSES',
  'SAFETY_DEVICES',
  'FIRE_EXTINGUISHER',
  'ACCESSORIES',
  'PAPERS_ABOARD',
  'CLEANLINESS',
] as const
export type InspectionPoint = (typeof inspectionPoints)[number]

/** A machine's place in the catalogue, as slugs. */
export type MachinePlace = { readonly category: string; readonly subCategory: string }

const always: readonly InspectionPoint[] = [
  'STRUCTURE',
  'CONTROLS',
  'SAFETY_DEVICES',
  'FIRE_EXTINGUISHER',
  'ACCESSORIES',
  'PAPERS_ABOARD',
  'CLEANLINESS',
]

/** The further points of each category. */
const ofCategory: Readonly<Record<string, readonly InspectionPoint[]>> = {
  'scissor-lift': ['HYDRAULICS', 'PLATFORM', 'EMERGENCY_LOWERING'],
  'boom-lift': ['HYDRAULICS', 'BOOM', 'PLATFORM', 'EMERGENCY_LOWERING'],
  'vertical-mast-lift': ['PLATFORM', 'EMERGENCY_LOWERING', 'OUTRIGGERS'],
  'spider-lift': ['HYDRAULICS', 'BOOM', 'PLATFORM', 'EMERGENCY_LOWERING', 'OUTRIGGERS'],
  'earth-moving': ['HYDRAULICS', 'CABIN', 'LIGHTS_HORN', 'ATTACHMENT'],
  compaction: ['DRUM', 'LIGHTS_HORN'],
  'concrete-equipment': ['HYDRAULICS', 'DRUM', 'HOSES'],
  'road-machinery': ['HYDRAULICS', 'LIGHTS_HORN', 'ATTACHMENT'],
  'piling-and-drilling': ['HYDRAULICS', 'CABIN', 'BOOM', 'ROPE_HOOK', 'ATTACHMENT'],
  'air-compressor': ['HOSES'],
  crane: ['HYDRAULICS', 'CABIN', 'LIGHTS_HORN', 'BOOM', 'OUTRIGGERS', 'ROPE_HOOK', 'LOAD_INDICATOR'],
  'pick-and-carry-crane': ['HYDRAULICS', 'CABIN', 'LIGHTS_HORN', 'BOOM', 'ROPE_HOOK', 'LOAD_INDICATOR'],
  forklift: ['HYDRAULICS', 'LIGHTS_HORN', 'FORKS_MAST'],
  'warehouse-equipment': ['HYDRAULICS', 'FORKS_MAST'],
  telehandler: ['HYDRAULICS', 'CABIN', 'LIGHTS_HORN', 'BOOM', 'FORKS_MAST', 'LOAD_INDICATOR'],
  'reach-stacker': ['HYDRAULICS', 'CABIN', 'LIGHTS_HORN', 'BOOM', 'ATTACHMENT', 'LOAD_INDICATOR'],
  'diesel-generator': ['ALTERNATOR'],
  'lighting-tower': ['ALTERNATOR', 'MAST_LAMPS', 'OUTRIGGERS'],
}

/** Sub-categories by what moves and drives them. */
const tracked = /excavator|bulldozer|crawler|tracked|piling|paver|milling/
const standing = /^dg-set|tower-crane|batching|plate-compactor|rammer/
const electric = /electric|scissor-lift$|mast-lift|reach-truck/

function running(subCategory: string): InspectionPoint[] {
  const power = electric.test(subCategory) && !subCategory.startsWith('rough') ? 'BATTERY' : 'ENGINE'
  if (standing.test(subCategory)) return [power]
  return [power, tracked.test(subCategory) ? 'TRACKS' : 'TYRES']
}

/** The points of a machine's checklist, in the order in which one walks around it. */
export function checklistOf({ category, subCategory }: MachinePlace): InspectionPoint[] {
  const points = new Set([
    ...always,
    ...running(subCategory),
    ...(ofCategory[category] ?? ['HYDRAULICS', 'LIGHTS_HORN']),
  ])
  return inspectionPoints.filter((point) => points.has(point))
}

type Looked = { readonly point: InspectionPoint; readonly state: string | null; readonly note: string | null }

/** Whether a point is complete: looked at, and damage described. */
const isTold = ({ state, note }: Omit<Looked, 'point'>) =>
  state === 'OK' || (state !== null && note !== null && note !== '')

/** The points that keep an inspection from being signed: those of the checklist, and others that somebody began. */
export function untold(points: readonly Looked[], checklist: readonly InspectionPoint[]): InspectionPoint[] {
  const begun = points.filter(({ state }) => state !== null).map(({ point }) => point)
  const told = new Set(points.filter(isTold).map(({ point }) => point))
  return inspectionPoints.filter((point) => !told.has(point) && (checklist.includes(point) || begun.includes(point)))
}
