import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'

const FILE = new URL('../../../database/seed/data/states.json', import.meta.url)

const States = z.object({ states: z.array(z.object({ name: z.string(), cities: z.array(z.string()) })) })

/** Static data of the release, read once and never from the database. */
const towns = new Map(
  States.parse(JSON.parse(readFileSync(FILE, 'utf8'))).states.map(({ name, cities }) => [name, cities] as const),
)

/** The 28 states and 8 union territories of India, with their names in addresses. */
export const stateNames: readonly string[] = [...towns.keys()]

/** Main address towns of a state, the capital first; not a full gazetteer. Throws `not-found`. */
export function townsOf(state: string): readonly string[] {
  const names = towns.get(state)
  if (!names) throw new Problem('not-found')
  return names
}

/** The reply of listStates as JSON text. */
export const statesJson = async () => JSON.stringify({ data: { states: stateNames.map((name) => ({ name })) } })

/** The reply of listCitiesOfState as JSON text. Throws `not-found`. */
export const townsJson = async (state: string) => JSON.stringify({ data: townsOf(state) })
