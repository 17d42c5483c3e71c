import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPhonePhotograph, aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const params = { slug: 'genie-gs-1930' }
const headers = { 'if-match': '*' }

async function upload(bytes: Buffer, token = sales.accessToken) {
  const reply = await server.ask({
    method: 'POST',
    url: '/v1/desk/files?purpose=product-photo',
    headers: { authorization: `Bearer ${token}`, 'yantra-file-name': 'lift.jpg' },
    payload: bytes,
  })
  return reply.json<{ file: { fileId: string } }>().file.fileId
}
const add = async (bytes: Buffer, alt: string) =>
  sales.call('addProductPhoto', { params, headers, body: { fileId: await upload(bytes), alt } })
const shown = async () => {
  server.clock.advance({ seconds: 2 })
  return (await server.call('getProduct', { params })).product.photos
}

test('a photograph is public at once in several sizes, without place or camera, and cached for a year', async () => {
  await add(await aPicture('jpeg', 2000, 1500), 'The lift on a finished floor')
  const [photo] = await shown()
  expect(photo).toMatchObject({ alt: 'The lift on a finished floor', width: 1600, height: 1200 })
  expect(photo?.sources.map(({ width }) => width)).toEqual([480, 960, 1600])
  for (const { url, width } of photo?.sources ?? []) {
    const reply = await server.ask({ url })
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(width)
  }
  const { product } = await add(await aPhonePhotograph(), 'The control box')
  expect(product.photos.map(({ alt }) => alt)).toEqual(['The lift on a finished floor', 'The control box'])
  const small = (await shown())[1]
  expect(small?.sources.map(({ width }) => width)).toEqual([48])
  const { rawPayload } = await server.ask({ url: small?.sources[0]?.url ?? '' })
  expect(rawPayload.toString('latin1')).not.toMatch(/Canary|Exif/)
})

test('photographs are put in order, renamed and removed, and a removed one is gone from its address', async () => {
  const { product } = await sales.call('getDeskProduct', { params })
  const [first, second] = product.photos
  const photos = [{ photoId: second?.photoId ?? '', alt: 'The control box, closed' }]
  const again = [...photos, { photoId: first?.photoId ?? '', alt: first?.alt ?? '' }]
  const ordered = await sales.call('saveProductPhotos', { params, headers, body: { photos: again } })
  expect(ordered.product.photos.map(({ alt }) => alt)).toEqual(['The control box, closed', first?.alt])
  await sales.call('saveProductPhotos', { params, headers, body: { photos } })
  expect((await shown()).map(({ alt }) => alt)).toEqual(['The control box, closed'])
  expect((await server.ask({ url: first?.url ?? '' })).statusCode).toBe(404)
  const foreign = sales.call('saveProductPhotos', { params, headers, body: { photos: again } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
})

test('B-36 a photograph is added to the version that was seen, from one’s own upload', async () => {
  const other = await server.signInStaff('SALES')
  const fileId = await upload(await aPicture('png'), other.accessToken)
  const body = { fileId, alt: 'A lift' }
  await expect(sales.call('addProductPhoto', { params, headers, body })).rejects.toMatchObject({ status: 404 })
  await expect(other.call('addProductPhoto', { params, body, headers: {} })).rejects.toMatchObject({ status: 428 })
  const stale = { 'if-match': 'W/"0"' }
  await expect(other.call('addProductPhoto', { params, body, headers: stale })).rejects.toMatchObject({ status: 412 })
})

test('a machine has at most 12 photographs, each with a text', async () => {
  const { product } = await sales.call('getDeskProduct', { params })
  await server.db.rows(sql`
    with made as (
      insert into file (file_id, uploader_kind, account_id, purpose, name, type, size, width, height, hash, uploaded_at)
      select gen_random_uuid(), 'STAFF', ${sales.accountId}, 'product-photo', 'a.png', 'image/png', 9, 9, 9,
        repeat('0', 64), now() from generate_series(2, 12) returning file_id)
    insert into product_photo (photo_id, product_id, file_id, alt, position, hash, width, height)
    select gen_random_uuid(), ${product.productId}, file_id, 'A lift', row_number() over () + 1, repeat('0', 32), 9, 9
    from made`)
  await expect(add(await aPicture('png'), 'One more')).rejects.toMatchObject({ type: '/problems/too-many-photos' })
  await expect(add(await aPicture('png'), ' ')).rejects.toMatchObject({ violations: [{ field: 'alt' }] })
})
