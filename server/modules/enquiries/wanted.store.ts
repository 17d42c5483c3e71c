import { sql } from 'kysely'
import type { WantedMachine } from '#contract/enquiries.wanted.ts'
import type { Paged } from '#contract/paging.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'

export type WantedFilter = Paged & { filter?: string | undefined }

/** One page of machines that active people wait for, most wanted first; each with the number of all. */
export function wanted(tx: Queryable, { filter, page, size }: WantedFilter) {
  const text = containing(filter)
  return tx.rows(sql<WantedMachine & { total: number }>`
    select w.*, p.name as product_name, p.slug as product_slug, c.name as city_name, count(*) over ()::int as total,
      array(select other.name from product_city pc join city other on other.slug = pc.city
        where pc.product_id = w.product_id and pc.city <> w.city order by other.name) as available_in
    from (
      select s.product_id, s.city_slug as city, count(*)::int as waiting,
        to_char(min(s.subscribed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
      from availability_subscription s join account a using (account_id) where a.status = 'ACTIVE'
      group by s.product_id, s.city_slug) w
    join product p on p.product_id = w.product_id join city c on c.slug = w.city
    where ${text}::text is null or p.name ilike ${text} or c.name ilike ${text}
    order by w.waiting desc, w.since, p.name, c.name limit ${size} offset ${page * size}`)
}
