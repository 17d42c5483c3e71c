import type { Database, Queryable } from '#server/platform/database.ts'
import { spelling, spellingsOf } from './locations.rules.ts'
import * as store from './locations.store.ts'

/** The reply of listLocations as JSON text. */
export const locations = async (db: Database) => (await store.locationsJson(db.read))?.json ?? '{"locations":[]}'

/** A city by its slug; undefined where there is none. */
export const cityOf = (db: Queryable, slug: string) => store.cityBySlug(db, slug)

/** The slugs of all cities. */
export const citySlugs = async (db: Queryable) => (await store.cities(db)).map(({ slug }) => slug)

/** Longer ones are no city's; spelling costs the square of the number of marks. */
const NAME_MAX = 80

/** The slug of a city by any of its names (Bombay, Bengaluru, 'Navi Mumbai'); undefined for no city. */
export type CanonicalCity = (name: string) => string | undefined

/** Reads all cities' names once; they change only with a new release. */
export async function canonicalCities(db: Database): Promise<CanonicalCity> {
  const slugs = spellingsOf(await store.cities(db.read))
  return (name) => (name.length > NAME_MAX ? undefined : slugs.get(spelling(name)))
}
