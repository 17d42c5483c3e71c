// Machines as the desk reads them: published or not.
import { sql } from 'kysely'
import type { DeskProductLine, ProductPhoto, productSorts } from '#contract/catalogue.desk.ts'
import type { Paged } from '#contract/paging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'
import type { ProductFacts } from './product-entry.rules.ts'

const drawing = sql.raw(`json_build_object('url', '/drawings/' || p.slug || '.' || p.drawing_hash || '.svg',
  'widthM', p.drawing_width_m, 'heightM', p.drawing_height_m)`)

export type DeskFilter = Paged & {
  filter?: string | undefined
  subCategory?: string | undefined
  published?: 'yes' | 'no' | undefined
  sort?: (typeof productSorts)[number] | undefined
}

const orders = {
  name: sql.raw('name, product_id'),
  '-name': sql.raw('name desc, product_id desc'),
  rate: sql.raw('per_month_paise, product_id'),
  '-rate': sql.raw('per_month_paise desc, product_id desc'),
  '-changed': sql.raw('changed_at desc, product_id desc'),
}

/** The machines whose name, make or model contains a text; found once, for page and count. */
const found = (text: string | null) => sql`found as materialized (
  select product_id from product where concat_ws(' ', name, make, model, slug) ilike ${text})`

const matching = ({ filter, subCategory, published }: DeskFilter) => sql`true
  ${containing(filter) === null ? sql`` : sql`and product_id in (select found.product_id from found)`}
  ${subCategory === undefined ? sql`` : sql`and sub_category = ${subCategory}`}
  ${published === undefined ? sql`` : sql`and (withdrawn_at is null) = ${published === 'yes'}`}`

type Line = Omit<DeskProductLine, 'changedAt'> & { changedAt: Date; total: number }

/** The machines of one page, read in the order of an index; each with the number of all. */
export const deskProducts = (tx: Queryable, filter: DeskFilter) => {
  const order = orders[filter.sort ?? 'name']
  return tx.rows(sql<Line>`
    with ${filter.filter === undefined ? sql`` : sql`${found(containing(filter.filter))},`} page as (
      select product_id, row_number() over () as place from (
        select product_id from product where ${matching(filter)}
        order by ${order} limit ${filter.size} offset ${filter.page * filter.size}) chosen)
    select p.product_id, p.slug, p.name, p.make, p.model, p.withdrawn_at is null as is_published,
      json_build_object('slug', s.slug, 'name', s.name) as sub_category,
      p.per_month_paise::double precision as per_month_paise, p.changed_at, ${drawing} as drawing,
      (select count(*) from product_city c where c.product_id = p.product_id)::int as cities,
      (select count(*) from product_photo f where f.product_id = p.product_id)::int as photos,
      (select count(*)::int from product where ${matching(filter)}) as total
    from page join product p using (product_id) join sub_category s on s.slug = p.sub_category
    order by page.place`)
}

/** The facts of a machine, as all that is derived from them is computed. */
const facts = sql.raw(`p.product_id, p.slug, p.name, p.make, p.model, p.sub_category,
  p.specs, p.typical, p.description, p.applications, p.per_month_paise::double precision as per_month_paise,
  p.per_day_paise::double precision as per_day_paise, p.rate_basis, p.rate_includes,
  json_build_object('mode', p.mobilisation_mode, 'note', p.mobilisation_note) as mobilisation,
  json_build_object('type', p.fuel_type, 'consumption', p.fuel_consumption, 'note', p.fuel_note) as fuel,
  p.rented_with_operator,
  array(select c.city from product_city c where c.product_id = p.product_id order by c.city) as cities`)

export type KnownFacts = ProductFacts & { productId: string }
export type EditedProduct = { facts: KnownFacts; version: number; isPublished: boolean }

export type EditedRow = KnownFacts & { version: number; isPublished: boolean }
export const toProduct = ({ version, isPublished, ...known }: EditedRow): EditedProduct => ({
  facts: known,
  version,
  isPublished,
})
/** The columns of an `EditedRow` of the product `p`. */
export const editedFacts = sql`${facts}, p.version, p.withdrawn_at is null as is_published`

/** A machine with its facts, locked against other changes until the transaction ends. */
export async function lockFacts(tx: Queryable, slug: string) {
  // A statement of its own: the next one sees what others have written while this one waited.
  await tx.rows(sql`select 1 from product where slug = ${slug} for no key update`)
  const row = await tx.first(sql<EditedRow>`select ${editedFacts} from product p where p.slug = ${slug}`)
  return row && toProduct(row)
}

/** The facts of the machines that the desk has edited. */
export const editedProducts = (tx: Queryable) =>
  tx.rows(sql<KnownFacts>`select ${facts} from product p where p.edited_at is not null`)

type Shown = EditedRow & {
  changedAt: Date
  drawing: { url: string; widthM: number; heightM: number }
  photos: ProductPhoto[]
}

const photos = sql.raw(`(
  select coalesce(json_agg(json_build_object('photoId', f.photo_id, 'alt', f.alt, 'width', f.width, 'height', f.height,
    'url', '/photos/' || f.hash || '-' || (
      select min(s.width) from product_photo_size s where s.photo_id = f.photo_id) || '.webp') order by f.position), '[]')
  from product_photo f where f.product_id = p.product_id)`)

/** A machine with everything that the desk edits. */
export const deskProduct = (tx: Queryable, slug: string) =>
  tx.first(sql<Shown>`
    select ${editedFacts}, p.changed_at,
      ${drawing} as drawing, ${photos} as photos
    from product p where p.slug = ${slug}`)

/** This slug and its numbered ones, as far as they are taken; a slug has no wildcards of LIKE. */
export const slugsLike = async (tx: Queryable, slug: string) => {
  const rows = await tx.rows(sql<{ slug: string }>`
    select slug from product where slug = ${slug} or slug like ${`${slug}-%`}`)
  return rows.map((row) => row.slug)
}

type Edit = { readonly productId: string; readonly isPublished: boolean }

/** Notes that the desk has changed machines, and whether they are published. */
export const markEdited = ({ tx, now }: Transaction, edits: readonly Edit[]) =>
  tx.rows(sql`
    update product p set version = version + 1, edited_at = ${now},
      withdrawn_at = case when e."isPublished" then null else coalesce(withdrawn_at, ${now}) end
    from jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as e("productId" uuid, "isPublished" boolean)
    where p.product_id = e."productId"`)
