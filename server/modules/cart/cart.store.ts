import { type RawBuilder, sql } from 'kysely'
import type { CartItem } from '#contract/cart.ts'
import type { Period } from '#contract/hire-limits.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { CartState } from './cart.rules.ts'

/** Locks the cart, raises its version and creates it on the first write; concurrent writes wait for each other. */
export const lockCart = (tx: Queryable, accountId: string) =>
  tx.rows(sql`
    insert into cart (account_id, version) values (${accountId}, 1)
    on conflict (account_id) do update set version = cart.version + 1`)

/** The facts that decide about one product. Call it with the cart locked. */
export async function stateFor(tx: Queryable, accountId: string, productId: string): Promise<CartState> {
  const state = await tx.first(sql<{ slots: number[]; holdsProduct: boolean; withdrawn: boolean | null }>`
    select coalesce(array_agg(slot) filter (where slot is not null), '{}') as slots,
      coalesce(bool_or(product_id = ${productId}), false) as holds_product,
      (select withdrawn_at is not null from product where product_id = ${productId}) as withdrawn
    from cart_item where account_id = ${accountId}`)
  const withdrawn = state?.withdrawn ?? null
  return {
    slots: state?.slots ?? [],
    holdsProduct: state?.holdsProduct ?? false,
    product: withdrawn === null ? undefined : { withdrawn },
  }
}

/** A line with its product, from `cart_item` or from rows that a statement returns. */
const itemFrom = (lines: RawBuilder<unknown>) => sql<CartItem>`
  select line.cart_item_id as "enquiryCartLineItemId", line.product_id as "productId", line.quantity, line.period,
    line.duration, json_build_object(
      'slug', product.slug, 'name', product.name,
      'subCategory', json_build_object('slug', sub_category.slug, 'name', sub_category.name),
      'drawing', json_build_object('url', '/drawings/' || product.slug || '.' || product.drawing_hash || '.svg',
        'widthM', product.drawing_width_m, 'heightM', product.drawing_height_m),
      'available', product.withdrawn_at is null) as product
  from ${lines} line
    join product using (product_id) join sub_category on sub_category.slug = product.sub_category`

const asItem = itemFrom(sql`cart_item`)

/** The lines in the order of their slots. */
export const items = (tx: Queryable, accountId: string) =>
  tx.rows(sql<CartItem>`${asItem} where line.account_id = ${accountId} order by line.slot`)

/** The lines and the version (0 before the first write), from one snapshot. */
export async function cart(tx: Queryable, accountId: string) {
  const [row] = await tx.rows(sql<{ items: CartItem[]; version: number }>`
    select coalesce((select version from cart where account_id = ${accountId}), 0) as version,
      (select coalesce(json_agg(item), '[]')
        from (${asItem} where line.account_id = ${accountId} order by line.slot) item) as items`)
  return row ?? { items: [], version: 0 }
}

export const item = (tx: Queryable, accountId: string, itemId: string) =>
  tx.first(sql<CartItem>`${asItem} where line.account_id = ${accountId} and line.cart_item_id = ${itemId}`)

type NewLine = { itemId: string; productId: string; slot: number; quantity: number; period: Period; duration: number }

export const insertItem = (tx: Queryable, accountId: string, line: NewLine) =>
  tx.first(sql<CartItem>`
    with added as (
      insert into cart_item (cart_item_id, account_id, product_id, slot, quantity, period, duration)
      values (${line.itemId}, ${accountId}, ${line.productId}, ${line.slot}, ${line.quantity}, ${line.period},
        ${line.duration}) returning *)
    ${itemFrom(sql`added`)}`)

type LineChange = { quantity?: number; period?: Period; duration?: number }

/** An absent field stays. */
export const updateItem = (
  tx: Queryable,
  accountId: string,
  itemId: string,
  { quantity, period, duration }: LineChange,
) =>
  tx.first(sql<CartItem>`
    with changed as (
      update cart_item set quantity = coalesce(${quantity ?? null}, quantity), period = coalesce(${period ?? null}, period),
        duration = coalesce(${duration ?? null}, duration)
      where account_id = ${accountId} and cart_item_id = ${itemId} returning *)
    ${itemFrom(sql`changed`)}`)

/** Deletes a line; returns whether there was one. Call it with the cart locked. */
export const deleteItem = async (tx: Queryable, accountId: string, itemId: string) =>
  (await tx.first(sql`
    delete from cart_item where account_id = ${accountId} and cart_item_id = ${itemId} returning slot`)) !== undefined

/** The products in the slots. Call it with the cart locked. */
export const places = (tx: Queryable, accountId: string) =>
  tx.rows(sql<{ slot: number; productId: string }>`
    select slot, product_id from cart_item where account_id = ${accountId}`)

/** A line that moves into or out of an enquiry, with the product's current name. */
export type CartLine = {
  productId: string
  productName: string
  withdrawn: boolean
  quantity: number
  period: Period
  duration: number
}

/** Empties the cart; returns the lines in the order of their slots. */
export const takeItems = (tx: Queryable, accountId: string) =>
  tx.rows(sql<CartLine>`
    with taken as (delete from cart_item where account_id = ${accountId} returning *)
    select taken.product_id, product.name as product_name,
      product.withdrawn_at is not null as withdrawn, taken.quantity, taken.period, taken.duration
    from taken join product using (product_id) order by taken.slot`)
