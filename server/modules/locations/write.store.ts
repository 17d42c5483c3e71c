import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type City = { slug: string; name: string; state: string; lat: number; lng: number; aliases: string[] }

/** Writes cities by slug, metros first. */
export const writeCities = (tx: Queryable, metros: readonly City[], others: readonly City[]) => {
  const cities = [
    ...metros.map((city) => ({ ...city, metro: true })),
    ...others.map((city) => ({ ...city, metro: false })),
  ].map((city, position) => ({ ...city, position }))
  return tx.rows(sql`
    insert into city (slug, name, state, metro, lat, lng, aliases, position)
    select * from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) as r(slug text, name text, state text,
      metro boolean, lat double precision, lng double precision, aliases text[], position integer)
    on conflict (slug) do update set
      name = excluded.name, state = excluded.state, metro = excluded.metro, lat = excluded.lat, lng = excluded.lng,
      aliases = excluded.aliases, position = excluded.position`)
}
