// Many machines at a time, for files.
import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'
import { type EditedRow, editedFacts, toProduct } from './desk-products.store.ts'

/** The first `most` machines by name, of one sub-category or of all. */
export async function productsOf(tx: Queryable, subCategory: string | undefined, most: number) {
  const rows = await tx.rows(sql<EditedRow>`
    select ${editedFacts} from product p
    where ${subCategory ?? null}::text is null or p.sub_category = ${subCategory ?? null}
    order by p.name, p.product_id limit ${most}`)
  return rows.map(toProduct)
}

/** Locks machines against other changes until the transaction ends; in one order, so that two imports do not deadlock. */
export const lockProducts = (tx: Queryable, slugs: readonly string[]) =>
  tx.rows(sql`
    select 1 from product where slug = any (${slugs}::text[]) order by product_id for no key update`)

/** Machines by their addresses. */
export const productsBySlug = async (tx: Queryable, slugs: readonly string[]) =>
  new Map(
    (await tx.rows(sql<EditedRow>`select ${editedFacts} from product p where p.slug = any (${slugs}::text[])`))
      .map(toProduct)
      .map((product) => [product.facts.slug, product]),
  )

/** Returns those of these names, in lower case, that machines already have. */
export const takenNames = async (tx: Queryable, names: readonly string[]) =>
  new Set(
    (
      await tx.rows(sql<{ name: string }>`
        select lower(name) as name from product where lower(name) = any (${names}::text[])`)
    ).map(({ name }) => name),
  )
