// The needs of a task, and whether a machine meets them: one notion for search, chips and reasons.
import { type FigureNeed, type FlagNeed, figureNeeds, flagNeeds } from '#contract/need-figures.ts'
import { type Needs } from '#contract/needs.ts'
import type { Specs } from './product-entry.rules.ts'
import { withoutFigure } from './tasks.ts'

/**
 * The specs that answer each figure, best first, with their factor to the need's unit. A kind of machine has its own
 * key: a lift has a working height, a forklift a lift height, a crane a tip height or at least a boom.
 */
export const measures: Readonly<Record<FigureNeed, readonly (readonly [key: string, factor: number])[]>> = {
  heightM: [
    ['workingHeightM', 1],
    ['maxLiftHeightM', 1],
    ['verticalReachM', 1],
    ['mastHeightM', 1],
    ['maxTipHeightM', 1],
    ['freeStandingHeightM', 1],
    ['maxBoomLengthM', 1],
  ],
  loadKg: [
    ['platformCapacityKg', 1],
    ['loadCapacityKg', 1],
    ['ratedLoadKg', 1],
    ['maxLiftingCapacityT', 1000],
  ],
  // A crane's boom is no reach: what it carries how far out is in its load chart alone.
  reachM: [
    ['horizontalReachM', 1],
    ['maxForwardReachM', 1],
    ['maxReachM', 1],
    ['maxRadiusM', 1],
  ],
  digDepthM: [['maxDigDepthM', 1]],
  powerKva: [['primeRatingKva', 1]],
  airCfm: [['freeAirDeliveryCfm', 1]],
  pressureBar: [['workingPressureBar', 1]],
  concreteM3PerH: [['maxOutputM3PerH', 1]],
  pavingWidthM: [['maxPavingWidthM', 1]],
  widthM: [['stowedWidthM', 1]],
  stowedHeightM: [['stowedHeightM', 1]],
  weightKg: [
    ['machineWeightKg', 1],
    ['operatingWeightKg', 1],
    ['grossVehicleWeightKg', 1],
  ],
  floorLoadKgPerM2: [['floorLoadKgPerM2', 1]],
}

/**
 * Each flag as lists of spec values: a machine with one of `denied` does not meet it, else one with any of `shown` does.
 * With neither it is not known. A list of `most` is a figure that must not be exceeded.
 */
type Flag = {
  shown: Readonly<Record<string, readonly string[]>>
  denied: Readonly<Record<string, readonly string[]>>
  /** Specs that show it by being there at all. */
  known: readonly string[]
  most?: readonly [key: string, figure: number]
}

/** The limit for silent generator sets at 1 m, of the pollution board. */
const QUIET_DBA = 75

export const flags: Readonly<Record<FlagNeed, Flag>> = {
  indoors: {
    shown: { powerSource: ['electric', 'hybrid'] },
    denied: { powerSource: ['diesel', 'petrol'], tyreType: ['rough-terrain'], carrier: ['stationary'] },
    known: [],
  },
  roughGround: {
    shown: {
      drive: ['4wd', 'tracked'],
      tyreType: ['rough-terrain'],
      undercarriage: ['tracked', 'wheeled'],
      carrier: ['crawler', 'rough-terrain', 'all-terrain'],
    },
    denied: { drive: ['2wd', 'push-around'], tyreType: ['non-marking'], carrier: ['stationary'] },
    known: [],
  },
  quiet: { shown: {}, denied: {}, known: [], most: ['noiseDbA', QUIET_DBA] },
  ownPower: {
    shown: { powerSource: ['diesel', 'petrol', 'hybrid'] },
    denied: { powerSource: ['electric'] },
    known: ['primeRatingKva'],
  },
}

/** A need that can be met or missed; the quantity is none, since nothing is known of stocks. */
export type Need =
  | { key: FigureNeed; value: number }
  | { key: FlagNeed; value: true }
  | { key: 'powerSource'; value: string }

/** The needs as a list, in the order in which people think of them. */
export function needsOf(needs: Needs): Need[] {
  const figures = (Object.keys(figureNeeds) as FigureNeed[]).flatMap((key) => {
    const value = needs[key]
    return value === undefined ? [] : [{ key, value }]
  })
  const standing = flagNeeds.flatMap((key) => (needs[key] ? [{ key, value: true as const }] : []))
  const power = needs.powerSource === undefined ? [] : [{ key: 'powerSource' as const, value: needs.powerSource }]
  return [...figures, ...standing, ...power]
}

/**
 * The verdict on a machine for one need. `meets` is null if its figure is unknown: such a machine is never said to fit,
 * and never left out silently. `by` is the lack or excess, in the need's unit; null where there is no figure.
 */
type Verdict = { need: Need; meets: boolean | null; has: number | string | null; by: number | null }

/** A machine as needs see it; `subCategory` is a slug. */
type Judged = { readonly subCategory: string; readonly specs: Specs }

/** The verdicts on a machine, one for each need. */
export const verdictsOn = (machine: Judged, needs: Needs): Verdict[] =>
  needsOf(needs).map((need) => verdictOn(machine, need))

/** Whether a machine meets all needs; null if it misses none but some are not known. */
export function fits(verdicts: readonly Verdict[]): boolean | null {
  if (verdicts.some(({ meets }) => meets === false)) return false
  return verdicts.every(({ meets }) => meets === true) ? true : null
}

function verdictOn(machine: Judged, need: Need): Verdict {
  if (isFigure(need)) return figureVerdict(machine, need)
  const { specs } = machine
  if (need.key === 'powerSource') {
    const has = textIn(specs, 'powerSource')
    return { need, meets: has === null ? null : has === need.value, has, by: null }
  }
  return flagVerdict(specs, need)
}

const isFigure = (need: Need): need is Extract<Need, { key: FigureNeed }> => need.key in figureNeeds

/** The machine's own figure for a need, in the need's unit; 0 if its kind has none, null if it is not known. */
export function figureOf({ subCategory, specs }: Judged, key: FigureNeed): number | null {
  if (withoutFigure(key).includes(subCategory)) return 0
  for (const [spec, factor] of measures[key]) {
    const value = specs[spec]
    if (typeof value === 'number') return value * factor
  }
  return null
}

function figureVerdict(machine: Judged, need: Extract<Need, { key: FigureNeed }>): Verdict {
  const has = figureOf(machine, need.key)
  if (has === null) return { need, meets: null, has, by: null }
  const lacks = figureNeeds[need.key].bound === 'least' ? need.value - has : has - need.value
  return { need, meets: lacks <= 0, has, by: lacks > 0 ? rounded(lacks) : null }
}

/** Without the dust of binary fractions: 12 − 11.7 is 0.3. */
const rounded = (value: number) => Number(value.toFixed(3))

function flagVerdict(specs: Specs, need: Extract<Need, { key: FlagNeed }>): Verdict {
  const { shown, denied, known, most } = flags[need.key]
  if (most) {
    const has = specs[most[0]]
    return typeof has === 'number'
      ? { need, meets: has <= most[1], has, by: has > most[1] ? rounded(has - most[1]) : null }
      : { need, meets: null, has: null, by: null }
  }
  const against = valueAmong(specs, denied)
  const speaksFor = valueAmong(specs, shown) ?? known.find((key) => specs[key] !== undefined) ?? null
  return { need, meets: against ? false : speaksFor ? true : null, has: against ?? speaksFor, by: null }
}

function valueAmong(specs: Specs, values: Readonly<Record<string, readonly string[]>>) {
  for (const [key, listed] of Object.entries(values)) {
    const value = textIn(specs, key)
    if (value !== null && listed.includes(value)) return value
  }
  return null
}

const textIn = (specs: Specs, key: string) => (typeof specs[key] === 'string' ? specs[key] : null)
