import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type Place = { city: string; line: string; category: string; subCategory: string }

/** Every sub-category with machines, for each city. */
export const placesWithProducts = (db: Queryable) =>
  db.rows(sql<Place>`
    select n.city, c.product_line as line, s.category, n.sub_category
    from product_count n join sub_category s on s.slug = n.sub_category join category c on c.slug = s.category
    where n.key = '' and n.city <> '' order by n.city, c.product_line, s.category, n.sub_category`)

/** The number of machine pages: one for each machine and city where it is available. */
export const productPageCount = async (db: Queryable) =>
  (
    await db.first(sql<{ pages: number }>`
    select coalesce(sum(products), 0)::integer as pages from product_count where key = '' and city <> ''`)
  )?.pages ?? 0

/** Machines with the cities where they are available, and the civil date (India) of the machine's last change. */
export const productPages = (db: Queryable, from: number, size: number) =>
  db.rows(sql<{ city: string; slug: string; changedOn: string }>`
    select a.city, p.slug, to_char(p.changed_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as changed_on
    from product_city a join product p using (product_id)
    where p.withdrawn_at is null order by a.city, a.product_id limit ${size} offset ${from}`)
