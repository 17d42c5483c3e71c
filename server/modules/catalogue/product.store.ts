// One machine with everything on its page.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { cardFields, isAvailable } from './cards.store.ts'
import type { Sql } from './needs.store.ts'
import type { Specs } from './product-entry.rules.ts'

const SIMILAR_MAX = 4

/** The machines with the nearest monthly rate on one side, along an index. */
const neighbours = (parent: 'sub_category' | 'category', side: '<=' | '>', available: Sql) => sql`(
  select p.product_id, p.sub_category, p.per_month_paise from product p
  where p.withdrawn_at is null and p.${sql.ref(parent)} = it.${sql.ref(parent)} and p.product_id <> it.product_id
    and p.per_month_paise ${side === '>' ? sql`>` : sql`<=`} it.per_month_paise and ${available}
  order by ${side === '>' ? sql`p.per_month_paise, p.product_id` : sql`p.per_month_paise desc, p.product_id desc`}
  limit ${SIMILAR_MAX})`

/** Machines of the same kind and about the same size, then of the same category. */
const similar = (city: string) => {
  const available = city === '' ? sql`true` : isAvailable(city)
  const near = (['sub_category', 'category'] as const).flatMap((parent) =>
    (['<=', '>'] as const).map((side) => neighbours(parent, side, available)),
  )
  return sql`(
    select coalesce(json_agg(json_build_object(${cardFields(city)}) order by chosen.place), '[]') from (
      select product_id, row_number() over (order by sub_category = it.sub_category desc,
        abs(per_month_paise - it.per_month_paise), product_id) as place
      from (${sql.join(near, sql` union `)}) near order by place limit ${SIMILAR_MAX}
    ) chosen join product p using (product_id))`
}

const specLabels = sql`(
  select coalesce(json_agg(json_build_object('key', key, 'label', label, 'unit', unit, 'options', options)
    order by position), '[]')
  from category_attribute where category = p.category and p.specs ? key)`

const cities = sql`(
  select coalesce(json_agg(json_build_object('slug', city.slug, 'name', city.name) order by city.position), '[]')
  from product_city join city on city.slug = product_city.city where product_city.product_id = p.product_id)`

const photos = sql`(
  select coalesce(json_agg(json_build_object('alt', f.alt, 'width', f.width, 'height', f.height, 'sources', (
    select json_agg(json_build_object('width', s.width, 'url', '/photos/' || f.hash || '-' || s.width || '.webp')
      order by s.width) from product_photo_size s where s.photo_id = f.photo_id)) order by f.position), '[]')
  from product_photo f where f.product_id = p.product_id)`

/** The reply of getProduct as JSON text, with the availability in `city`, where '' means anywhere. */
export const productJson = (db: Queryable, slug: string, city: string) =>
  db.first(sql<{ json: string }>`
    select json_build_object('product', json_build_object(${cardFields(city)},
      'description', p.description, 'applications', p.applications,
      'mobilisation', json_build_object('mode', p.mobilisation_mode, 'note', p.mobilisation_note),
      'fuel', json_build_object('type', p.fuel_type, 'consumption', p.fuel_consumption, 'note', p.fuel_note),
      'rateIncludes', p.rate_includes, 'specLabels', ${specLabels}, 'cities', ${cities}, 'photos', ${photos},
      'similar', (select ${similar(city)} from product it where it.product_id = p.product_id)))::text as json
    from product p where p.slug = ${slug} and p.withdrawn_at is null`)

export type DrawnProduct = {
  name: string
  subCategory: string
  specs: Specs
  hash: string
  labels: Record<string, string>
}

/** The facts that a drawing needs; `labels` are the attributes' labels by key. */
export const drawnProduct = (db: Queryable, slug: string) =>
  db.first(sql<DrawnProduct>`
    select p.name, p.sub_category, p.specs, p.drawing_hash as hash,
      (select coalesce(json_object_agg(key, label), '{}') from category_attribute where category = p.category) as labels
    from product p where p.slug = ${slug}`)
