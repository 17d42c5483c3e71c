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
