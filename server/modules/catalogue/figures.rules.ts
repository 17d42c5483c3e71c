// Figures with units ('12m', '20 kva', '14 ton') and the specs they may refer to.

type Kind = 'm' | 'kg' | 'kva' | 'kw' | 'cfm' | 'bar' | 'm3' | 'm3h'

/** The specs compared with a figure of each kind, with their factor to the kind's own unit. */
const specsOfKind: Readonly<Record<Kind, Readonly<Record<string, number>>>> = {
  m: {
    workingHeightM: 1,
    platformHeightM: 1,
    maxLiftHeightM: 1,
    verticalReachM: 1,
    mastHeightM: 1,
    maxBoomLengthM: 1,
    maxTipHeightM: 1,
  },
  kg: {
    maxLiftingCapacityT: 1000,
    loadCapacityKg: 1,
    ratedLoadKg: 1,
    operatingWeightKg: 1,
    platformCapacityKg: 1,
    grossVehicleWeightKg: 1,
  },
  kva: { primeRatingKva: 1 },
  kw: { enginePowerKw: 1, primeRatingKw: 1 },
  cfm: { freeAirDeliveryCfm: 1 },
  bar: { workingPressureBar: 1, maxPressureBar: 1 },
  m3: { drumCapacityM3: 1, bucketCapacityM3: 1 },
  m3h: { maxOutputM3PerH: 1 },
}

/** Units as people type them; a longer spelling comes before its own prefixes. */
const units: readonly (readonly [spelling: string, kind: Kind, factor: number, written: string])[] = [
  ['m3/h|m3/hr|cum/h|cum/hr', 'm3h', 1, 'm³/h'],
  ['m3|cum|cbm', 'm3', 1, 'm³'],
  ['m|mtrs?|mts|meters?|metres?', 'm', 1, 'm'],
  ['ft|feet|foot', 'm', 0.3048, 'ft'],
  ['kgs?', 'kg', 1, 'kg'],
  ['t|tons?|tonnes?|mt', 'kg', 1000, 't'],
  ['kva', 'kva', 1, 'kVA'],
  ['kw', 'kw', 1, 'kW'],
  ['hp', 'kw', 0.7457, 'hp'],
  ['cfm', 'cfm', 1, 'cfm'],
  ['bar', 'bar', 1, 'bar'],
]

const matchers = units.map(([spelling, kind, factor, unit]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}./-])(\\d{1,6}(?:\\.\\d{1,3})?)\\s*-?(?:${spelling})(?![\\p{L}\\p{N}])`, 'gu'),
  kind,
  factor,
  unit,
}))

/** `written` is the readable form: '12mtr' becomes 12 m. */
export type Figure = { kind: Kind; value: number; at: number; written: string }

/** Extracts the figures with units from (plain) text. */
export function figuresIn(text: string): { figures: Figure[]; rest: string } {
  const figures: Figure[] = []
  let rest = text
  for (const { pattern, kind, factor, unit } of matchers)
    rest = rest.replace(pattern, (found: string, digits: string, at: number) => {
      const value = Number(digits) * factor
      if (value > 0) figures.push({ kind, value, at, written: `${Number(digits)} ${unit}` })
      return ' '.repeat(found.length)
    })
  return { figures: figures.toSorted((a, b) => a.at - b.at), rest }
}

/** Steps of 3 % on a logarithmic scale, so that near figures of any size have near numbers. */
const STEP = Math.log(1.03)
const stepOf = (value: number) => Math.round(Math.log(value) / STEP)
/** The distance at which a figure counts as near: 5 steps are about 15 %. */
const NEAR_STEPS = 5
export const NEAR = NEAR_STEPS * STEP
/** The search distance if nothing is near: half to double. */
const FAR_STEPS = 25

const lexeme = (kind: Kind, step: number) => `#${kind}${step}`

/** Lexemes of a machine's own figures, for the index. */
export const figureLexemes = (specs: Readonly<Record<string, unknown>>) =>
  Object.entries(specsOfKind).flatMap(([kind, factors]) =>
    Object.entries(factors).flatMap(([key, factor]) => {
      const value = specs[key]
      return typeof value === 'number' && value > 0 ? [lexeme(kind as Kind, stepOf(value * factor))] : []
    }),
  )

const lexemesAround = ({ kind, value }: Figure, steps: number) =>
  Array.from({ length: 2 * steps + 1 }, (_, index) => lexeme(kind, stepOf(value) - steps + index))

/** Lexemes of everything near a figure, and of the wider range if nothing is near. */
export const nearLexemes = (figure: Figure) => lexemesAround(figure, NEAR_STEPS)
export const farLexemes = (figure: Figure) => lexemesAround(figure, FAR_STEPS)

/** A machine is sold by its working height, so a match of the platform's height scores a little less. */
const lesser: Readonly<Record<string, number>> = { platformHeightM: 0.9, platformCapacityKg: 0.9 }

/** Returns the measure of the distance: spec keys, the factor that compares each with `value`, and its weight. */
export const measuredBy = ({ kind }: Figure) => {
  const keys = Object.keys(specsOfKind[kind])
  return { keys, factors: Object.values(specsOfKind[kind]), worths: keys.map((key) => lesser[key] ?? 1) }
}
