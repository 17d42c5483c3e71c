import { sql } from 'kysely'
import type { NewYard, Yard } from '#contract/locations.yards.ts'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'
import type { Point } from './yards.rules.ts'

export type StoredYard = Yard & { version: number }

const yard = sql.raw(`y.yard_id, y.name, y.city, c.name as city_name, c.state, y.address, y.pincode,
  y.latitude, y.longitude, y.is_active, y.version`)
const joined = sql.raw('yard y join city c on c.slug = y.city')

export type YardFilter = Paged & { filter?: string | undefined }

/** The yards of one page, active ones first, then by name; each with the number of all. */
export const yards = (tx: Queryable, { filter, page, size }: YardFilter) => {
  const text = containing(filter)
  return tx.rows(sql<StoredYard & { total: number }>`
    select ${yard}, count(*) over ()::int as total from ${joined}
    where ${text}::text is null or concat_ws(' ', y.name, c.name, y.address, y.pincode) ilike ${text}
    order by y.is_active desc, y.name, y.yard_id limit ${size} offset ${page * size}`)
}

export const activeYards = (tx: Queryable) =>
  tx.rows(sql<StoredYard>`select ${yard} from ${joined} where y.is_active order by y.name`)

export const yardById = (tx: Queryable, yardId: string) =>
  tx.first(sql<StoredYard>`select ${yard} from ${joined} where y.yard_id = ${yardId}`)

/** Makes changes to a yard wait for each other. */
export const lockYard = (tx: Queryable, yardId: string) =>
  tx.rows(sql`select 1 from yard where yard_id = ${yardId} for update`)

type Row = NewYard & { yardId: string; addedAt: Date }

/** Returns nothing if there is a yard of this name. */
export const insertYard = (tx: Queryable, row: Row) =>
  tx.first(sql<{ yardId: string }>`
    insert into yard (yard_id, name, city, address, pincode, latitude, longitude, added_at)
    values (${row.yardId}, ${row.name}, ${row.city}, ${row.address}, ${row.pincode}, ${row.latitude}, ${row.longitude},
      ${row.addedAt})
    on conflict do nothing returning yard_id`)

export const isNameTaken = async (tx: Queryable, name: string, besides: string) =>
  (await tx.first(sql`select 1 from yard where lower(name) = lower(${name}) and yard_id <> ${besides}`)) !== undefined

export const updateYard = (tx: Queryable, row: Omit<StoredYard, 'version' | 'cityName' | 'state'>) =>
  tx.rows(sql`
    update yard set name = ${row.name}, city = ${row.city}, address = ${row.address}, pincode = ${row.pincode},
      latitude = ${row.latitude}, longitude = ${row.longitude}, is_active = ${row.isActive}, version = version + 1
    where yard_id = ${row.yardId}`)

export const pointOfCity = (tx: Queryable, slug: string) =>
  tx.first(sql<Point>`select lat as latitude, lng as longitude from city where slug = ${slug}`)
