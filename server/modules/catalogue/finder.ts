import {
  FINDER_FITS_MAX,
  FINDER_LEFT_OUT_MAX,
  FINDER_LOOKED_MAX,
  FINDER_UNKNOWN_MAX,
  type FinderQuery,
} from '#contract/catalogue.finder.ts'
import { flagNeeds } from '#contract/need-figures.ts'
import type { Needs } from '#contract/needs.ts'
import { type Catalogue, refuseUnknownCity } from './catalogue.ts'
import { citiesThatFit, foundMachine, type Standing, standingOf } from './finder.rules.ts'
import { machinesAnywhere, machinesFor } from './finder.store.ts'
import { kindsOf } from './tasks.ts'

/** The reply of findMachines as JSON text. Throws `not-found`. */
export async function finder(catalogue: Catalogue, query: FinderQuery) {
  await refuseUnknownCity(catalogue, query)
  const { location: city = '', ...asked } = query
  const needs = needsIn(asked)
  const kinds = kindsOf(asked.task, (await catalogue.structure()).lines)
  const question = { needs, kinds, makes: [] }
  const { read } = catalogue.db
  const found = await machinesFor(read, question, { city, most: FINDER_LOOKED_MAX })
  const { machines = [], total = 0 } = found ?? {}
  const standings = machines.map((product) => standingOf(product, needs))
  const shown = groups(standings, needs)
  const isElsewhere = city !== '' && shown.counts.fits === 0
  const anywhere = isElsewhere ? await machinesAnywhere(read, question, { city, most: FINDER_LOOKED_MAX }) : []
  const elsewhere = citiesThatFit(anywhere, needs)
  return JSON.stringify({ ...shown, looked: machines.length, total, elsewhere })
}

/** The query's `1` for a flag is the needs' true. */
function needsIn({ indoors, roughGround, quiet, ownPower, ...figures }: Omit<FinderQuery, 'location'>): Needs {
  const flags = { indoors, roughGround, quiet, ownPower }
  const set = flagNeeds.filter((key) => flags[key] !== undefined)
  return { ...figures, ...Object.fromEntries(set.map((key) => [key, true])) }
}

function groups(standings: readonly Standing[], needs: Needs) {
  const of = (fits: boolean | null) => standings.filter((standing) => standing.fits === fits)
  const shown = (group: readonly Standing[], most: number) =>
    group.slice(0, most).map((standing) => foundMachine(standing, needs))
  const [fits, unknown, leftOut] = [of(true), of(null), of(false)]
  return {
    fits: shown(fits, FINDER_FITS_MAX),
    unknown: shown(unknown, FINDER_UNKNOWN_MAX),
    leftOut: shown(leftOut, FINDER_LEFT_OUT_MAX),
    counts: { fits: fits.length, unknown: unknown.length, leftOut: leftOut.length },
  }
}
