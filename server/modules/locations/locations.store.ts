import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** The reply of listLocations as JSON text: metros first, then in list order. */
export const locationsJson = (db: Queryable) =>
  db.first(sql<{ json: string }>`
    select json_build_object('locations', coalesce(json_agg(
      json_build_object('slug', slug, 'name', name, 'state', state, 'metro', metro,
        'aliases', aliases, 'lat', lat, 'lng', lng) order by position), '[]'))::text as json
    from city`)

type City = { slug: string; name: string; aliases: string[] }

export const cities = (db: Queryable) => db.rows(sql<City>`select slug, name, aliases from city order by position`)

export const cityBySlug = (db: Queryable, slug: string) =>
  db.first(sql<City>`select slug, name, aliases from city where slug = ${slug}`)
