import type { Database, Queryable } from '#server/platform/database.ts'
import { spelling, spellingsOf } from './locations.rules.ts'
import * as store from './locations.store.ts'

/** The reply of listLocations as JSON text. */
export const locations = async (db: Database) => (await store.locationsJson(db.read))?.json ?? '{"locations":[]}'

/** A city by its slug; undefined if there is none. */
export const cityOf = (db: Queryable, slug: string) => store.cityBySlug(db, slug)

/** The slugs of all cities. */
export const citySlugs = async (db: Queryable) => (await store.cities(db)).map(({ slug }) => slug)

/** Longer names are no city's, and normalising them takes quadratic time in the number of marks. */
const NAME_MAX = 80

/** The slug of a city by any of its names (Bombay, Bengaluru, 'Navi Mumbai'); undefined if there is no such city. */
export type CanonicalCity = (name: string) => string | undefined

/** Reads the names of all cities once; they change only with a new release. */
export async function canonicalCities(db: Database): Promise<CanonicalCity> {
  const slugs = spellingsOf(await store.cities(db.read))
  return (name) => (name.length > NAME_MAX ? undefined : slugs.get(spelling(name)))
}
