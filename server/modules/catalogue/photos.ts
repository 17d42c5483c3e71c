// Photographs of machines: public, in several sizes, each under the hash of its picture.
import { createHash } from 'node:crypto'
import { PHOTOS_MAX } from '#contract/catalogue.desk.ts'
import { Problem } from '#contract/problems.ts'
import { attachFile } from '#server/modules/files/files.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { type Picture, webpOfWidth } from '#server/platform/clean-image.ts'
import { FileRefused, type Files } from '#server/platform/files.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type EditedProduct, markEdited } from './desk-products.store.ts'
import { shownProduct } from './desk-products.ts'
import { lockedProduct } from './editing.ts'
import * as store from './photos.store.ts'
import { subjectOf } from './product-facts.ts'
import { bumpVersion } from './write.store.ts'

export type PhotoTools = Tools & { files: Files }
type Save<Sent> = { sent: Sent; ifMatch: string | undefined }

/** Widths in pixels: a phone, a column of the page, a large screen. */
const WIDTHS = [480, 960, 1600]
const HASH_LENGTH = 32

/** The sizes of a picture, narrowest first; none is wider than the picture. */
async function sizesOf(bytes: Uint8Array): Promise<Picture[]> {
  try {
    const made: Picture[] = []
    for (const width of WIDTHS) {
      const size = await webpOfWidth(bytes, width)
      if (size.width !== made.at(-1)?.width) made.push(size)
    }
    return made
  } catch (error) {
    throw error instanceof FileRefused ? new Problem('file-unreadable') : error
  }
}

/** Notes a change of the photographs: the public site shows it at once. */
async function changed(action: Action<Staff>, { facts, isPublished }: EditedProduct) {
  await markEdited(action, [{ productId: facts.productId, isPublished }])
  await bumpVersion(action.tx)
}

async function fresh({ tx }: Action<Staff>, slug: string, ifMatch: string | undefined) {
  const product = await lockedProduct(tx, slug)
  requireFresh(ifMatch, product.version)
  return product
}

/**
 * Adds an uploaded picture as the last photograph of a machine. Throws `not-found`, `precondition-required`,
 * `precondition-failed`, `too-many-photos` and `file-unreadable`.
 */
export async function addPhoto(
  tools: PhotoTools,
  caller: Staff,
  slug: string,
  { sent, ifMatch }: Save<{ fileId: string; alt: string }>,
) {
  const uploaded = await tools.files.read(sent.fileId)
  if (!uploaded) throw new Problem('not-found')
  const pictures = await sizesOf(uploaded.bytes)
  const stored = await Promise.all(pictures.map(({ bytes }) => tools.files.store(bytes)))
  const sizes = pictures.map(({ width }, index) => ({ width, storedId: stored[index]?.fileId ?? '' }))
  try {
    return await act(tools, caller, async (action) => {
      const product = await fresh(action, slug, ifMatch)
      const { productId } = product.facts
      if ((await store.photosOf(action.tx, productId)).length >= PHOTOS_MAX) throw new Problem('too-many-photos')
      const photoId = newId(action.now.getTime())
      await attachFile(action, sent.fileId, { kind: 'product-photo', id: photoId })
      await store.insertPhoto(action.tx, { ...sent, photoId, productId, ...identityOf(pictures), sizes })
      await changed(action, product)
      await audit(action, 'addProductPhoto', subjectOf(product.facts), changedFields({}, { photo: sent.alt }))
      return shownProduct(action.tx, slug)
    })
  } catch (error) {
    for (const { storedId } of sizes) await tools.files.remove(storedId)
    throw error
  }
}

/** The hash of the widest size, which is the address of all, with its width and height. */
function identityOf(pictures: readonly Picture[]) {
  const { bytes = Buffer.alloc(0), width = 0, height = 0 } = pictures.at(-1) ?? {}
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH), width, height }
}

const textsOf = (photos: readonly store.PhotoText[]) => ({ photos: photos.map(({ alt }) => alt) })

/** Sets order and texts of the photographs; those left out are removed. Throws like `addPhoto`. */
export async function savePhotos(
  tools: PhotoTools,
  caller: Staff,
  slug: string,
  { sent, ifMatch }: Save<readonly store.PhotoText[]>,
) {
  const { shown, gone } = await act(tools, caller, async (action) => {
    const product = await fresh(action, slug, ifMatch)
    const { productId } = product.facts
    const before = await store.photosOf(action.tx, productId)
    const known = new Set(before.map(({ photoId }) => photoId))
    const isOwn = sent.every(({ photoId }) => known.delete(photoId))
    if (!isOwn) throw new Problem('not-found')
    const left = await store.writePhotos(action.tx, productId, sent)
    await changed(action, product)
    await audit(action, 'saveProductPhotos', subjectOf(product.facts), changedFields(textsOf(before), textsOf(sent)))
    return { shown: await shownProduct(action.tx, slug), gone: left }
  })
  for (const storedId of gone) await tools.files.remove(storedId)
  return shown
}
