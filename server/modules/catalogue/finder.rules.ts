// The verdicts on the machines of a task: they fit, may fit, or are left out with the reasons.
import { type CityThatFits, FINDER_CITIES_MAX, type FoundMachine } from '#contract/catalogue.finder.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Needs } from '#contract/needs.ts'
import { type AskedPlace, getsThere, placeIn } from '#server/drawings/asked-place.ts'
import { drawMachine } from '#server/drawings/drawing.ts'
import { workingEnvelope } from '#server/drawings/envelope.ts'
import { missesOf } from './asked-task.ts'
import { fits, verdictsOn } from './needs.rules.ts'

type Fitting = { subCategory: { slug: string }; specs: Product['specs'] }
export type Standing<Machine extends Fitting = Product> = {
  product: Machine
  fits: boolean | null
  getsThere: boolean | null
}
/** A machine with its cities; `away` grows with their distance from the city asked for. */
export type Placed = Fitting & { cities: { slug: string; name: string; away: number }[] }

const placeOf = ({ reachM, heightM, digDepthM }: Needs): AskedPlace => ({
  out: reachM,
  up: heightM ?? (digDepthM === undefined ? undefined : -digDepthM),
})

const machineOf = ({ subCategory, specs }: Fitting) => ({ subCategory: subCategory.slug, specs })

/** A machine that is high and far enough, but not at once, does not fit. */
export function standingOf<Machine extends Fitting>(product: Machine, needs: Needs): Standing<Machine> {
  const gets = getsThere(workingEnvelope(machineOf(product)), placeOf(needs))
  return {
    product,
    fits: gets === false ? false : fits(verdictsOn(machineOf(product), needs)),
    getsThere: gets,
  }
}

/** The nearest cities where some of these machines fit, with the number of those. */
export function citiesThatFit(machines: readonly Placed[], needs: Needs): CityThatFits[] {
  const fitting = machines.filter((machine) => standingOf(machine, needs).fits === true)
  const byCity = Map.groupBy(
    fitting.flatMap(({ cities }) => cities),
    ({ slug }) => slug,
  )
  const counted = [...byCity.values()].flatMap(([city, ...more]) => (city ? [{ ...city, fits: 1 + more.length }] : []))
  const nearest = counted.toSorted((a, b) => a.away - b.away).slice(0, FINDER_CITIES_MAX)
  return nearest.map(({ slug, name, fits }) => ({ slug, name, fits }))
}

const centimetres = (value: number) => Math.round(value * 100) / 100

/** A machine as the finder shows it, with its range in the coordinates of its drawing. */
export function foundMachine({ product, getsThere }: Standing, needs: Needs): FoundMachine {
  const envelope = workingEnvelope(machineOf(product))
  const at = envelope && placeIn(envelope, placeOf(needs))
  return {
    product,
    originM: drawMachine(machineOf(product)).origin[0],
    range: envelope
      ? {
          tool: envelope.tool,
          outline: envelope.outline.map(([x, y]) => [centimetres(x), centimetres(y)]),
          at: at ? [centimetres(at[0]), centimetres(at[1])] : null,
        }
      : null,
    misses: missesOf({ needs }, product),
    getsThere,
  }
}
