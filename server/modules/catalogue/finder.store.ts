import { sql } from 'kysely'
import type { Product } from '#contract/catalogue.ts'
import type { Queryable } from '#server/platform/database.ts'
import { cardFields, isAvailable } from './cards.store.ts'
import type { Placed } from './finder.rules.ts'
import { distance, fit, meetsAll, ofKinds } from './needs.store.ts'
import type { Reading } from './reading.rules.ts'

type Asked = Pick<Reading, 'needs' | 'kinds' | 'makes'>

/** The machines of a task in one statement: those that fit, then those of unknown figures, then the nearest others. */
export const machinesFor = (db: Queryable, asked: Asked, { city, most }: { city: string; most: number }) =>
  db.first(sql<{ machines: Product[]; total: number }>`
    with standing as materialized (
      select p.product_id, p.per_month_paise, ${meetsAll(asked)} as meets, ${distance(asked)} as far, ${fit(asked)} as rank
      from product p where p.withdrawn_at is null and ${ofKinds(asked)} and ${city ? isAvailable(city) : sql`true`}
    ),
    looked as (
      select product_id, row_number() over () as place from (
        select product_id from standing
        order by case when meets then 0 when meets is null then 1 else 2 end, far, rank desc, per_month_paise, product_id
        limit ${most}::integer) best
    )
    select (select count(*)::integer from standing) as total,
      (select coalesce(json_agg(json_build_object(${cardFields(city)}) order by looked.place), '[]')
        from looked join product p using (product_id)) as machines`)

/**
 * The machines of a task that meet every need in any city, the closest to the needs first, with their cities. `away` is a
 * squared distance from `city` in degrees of latitude.
 */
export const machinesAnywhere = (db: Queryable, asked: Asked, { city, most }: { city: string; most: number }) =>
  db.rows(sql<Placed>`
    select json_build_object('slug', p.sub_category) as sub_category, p.specs,
      (select json_agg(json_build_object('slug', c.slug, 'name', c.name,
          'away', (c.lat - here.lat) ^ 2 + ((c.lng - here.lng) * cosd(here.lat)) ^ 2))
        from product_city a join city c on c.slug = a.city where a.product_id = p.product_id) as cities
    from product p, (select lat, lng from city where slug = ${city}) here
    where p.withdrawn_at is null and ${ofKinds(asked)} and ${isAvailable('')} and ${meetsAll(asked)}
    order by ${fit(asked)} desc, p.product_id limit ${most}::integer`)
