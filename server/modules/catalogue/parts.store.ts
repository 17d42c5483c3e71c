import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type Named = { slug: string; name: string }
type Drawing = { url: string; widthM: number; heightM: number }
type PartRow = {
  productLine: Named
  category: Named
  subCategory: Named
  productCount: number
  drawing: Drawing | null
}

/** The drawing of the machine with the median rate: the cheapest and the dearest of a kind are not typical. */
const drawing = sql`(
  select json_build_object('url', '/drawings/' || p.slug || '.' || p.drawing_hash || '.svg',
    'widthM', p.drawing_width_m, 'heightM', p.drawing_height_m)
  from product p where p.sub_category = s.slug and p.withdrawn_at is null
  order by p.per_month_paise, p.product_id limit 1 offset greatest(coalesce(n.products, 0) - 1, 0) / 2)`

/** Sub-categories in the order of `slugs`, without unknown ones. */
export const readParts = (db: Queryable, slugs: readonly string[]) =>
  db.rows(sql<PartRow>`
    select json_build_object('slug', l.slug, 'name', l.name) as product_line,
      json_build_object('slug', c.slug, 'name', c.name) as category,
      json_build_object('slug', s.slug, 'name', s.name) as sub_category,
      coalesce(n.products, 0) as product_count, ${drawing} as drawing
    from unnest(${slugs}::text[]) with ordinality as asked(slug, place)
    join sub_category s using (slug)
    join category c on c.slug = s.category
    join product_line l on l.slug = c.product_line
    left join product_count n on n.city = '' and n.sub_category = s.slug and n.key = ''
    order by asked.place`)
