// How the machines of a task stand to it: they fit, may fit, or are left out with the reasons.
import type { FoundMachine } from '#contract/catalogue.finder.ts'
import type { Product } from '#contract/catalogue.ts'
import type { Needs } from '#contract/needs.ts'
import { type AskedPlace, getsThere, placeIn } from '#server/drawings/asked-place.ts'
import { drawMachine } from '#server/drawings/drawing.ts'
import { workingEnvelope } from '#server/drawings/envelope.ts'
import { missesOf } from './asked-task.ts'
import { fits, verdictsOn } from './needs.rules.ts'

export type Standing = { product: Product; fits: boolean | null; getsThere: boolean | null }

const placeOf = ({ reachM, heightM, digDepthM }: Needs): AskedPlace => ({
  out: reachM,
  up: heightM ?? (digDepthM === undefined ? undefined : -digDepthM),
})

const machineOf = ({ subCategory, specs }: Product) => ({ subCategory: subCategory.slug, specs })

/** A machine that is high and far enough, but not at once, does not fit. */
export function standingOf(product: Product, needs: Needs): Standing {
  const gets = getsThere(workingEnvelope(machineOf(product)), placeOf(needs))
  return {
    product,
    fits: gets === false ? false : fits(verdictsOn({ kind: product.subCategory.slug, specs: product.specs }, needs)),
    getsThere: gets,
  }
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
