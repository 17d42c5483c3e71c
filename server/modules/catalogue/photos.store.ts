import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export type PhotoText = { photoId: string; alt: string }
type NewPhoto = PhotoText & {
  productId: string
  fileId: string
  hash: string
  width: number
  height: number
  sizes: readonly { width: number; storedId: string }[]
}

/** The photographs of a machine, in order. */
export const photosOf = (tx: Queryable, productId: string) =>
  tx.rows(sql<PhotoText>`
    select photo_id, alt from product_photo where product_id = ${productId} order by position`)

/** Adds a photograph after the others. */
export async function insertPhoto(tx: Queryable, { sizes, ...photo }: NewPhoto) {
  await tx.rows(sql`
    insert into product_photo (photo_id, product_id, file_id, alt, position, hash, width, height)
    select ${photo.photoId}, ${photo.productId}, ${photo.fileId}, ${photo.alt}, count(*) + 1, ${photo.hash},
      ${photo.width}, ${photo.height}
    from product_photo where product_id = ${photo.productId}`)
  await tx.rows(sql`
    insert into product_photo_size (photo_id, width, stored_id)
    select ${photo.photoId}, width, "storedId"
    from jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) as r(width integer, "storedId" uuid)`)
}

/** Sets order and texts, and deletes the others. Returns the names of the bytes that nobody needs any more. */
export async function writePhotos(tx: Queryable, productId: string, photos: readonly PhotoText[]) {
  const kept = photos.map(({ photoId }) => photoId)
  const gone = await tx.rows(sql<{ storedId: string }>`
    select stored_id from product_photo_size join product_photo using (photo_id)
    where product_id = ${productId} and photo_id <> all (${kept}::uuid[])`)
  await tx.rows(sql`delete from product_photo where product_id = ${productId} and photo_id <> all (${kept}::uuid[])`)
  await tx.rows(sql`
    update product_photo f set alt = r.alt, position = r.position
    from rows from (jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as ("photoId" uuid, alt text))
      with ordinality as r("photoId", alt, position)
    where f.photo_id = r."photoId" and f.product_id = ${productId}`)
  return gone.map(({ storedId }) => storedId)
}

/** The name of the bytes of a photograph in one size. */
export const storedPhoto = async (db: Queryable, hash: string, width: number) =>
  (
    await db.first(sql<{ storedId: string }>`
    select s.stored_id from product_photo f join product_photo_size s using (photo_id)
    where f.hash = ${hash} and s.width = ${width} limit 1`)
  )?.storedId
