import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ProvenLink } from '#server/modules/logsheets/proving.ts'
import { diskFiles } from '#server/platform/files-disk.ts'
import { newId } from '#server/platform/ids.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { PHOTO_BYTES_MAX, PHOTOS_MAX, photosIn } from './photos.ts'

const files = diskFiles({ dataDir: temporaryFolder() })
const bytes = await aPicture('jpeg')
const hash = createHash('sha256').update(bytes).digest('hex')
const { fileId } = await files.store(bytes)

const photo = (size: number, id = fileId) => ({
  hash,
  file: { fileId: id, name: 'site.jpg', type: 'image/jpeg' as const, size },
})
const linkWith = (photos: ProvenLink['photos']): ProvenLink => ({
  jobNumber: 'JOB-1',
  logNumber: 'LOG-1',
  version: 1,
  chainNo: 1,
  hash,
  text: '{}',
  signature: null,
  photos,
})
const pathsIn = async (photos: ProvenLink['photos']) => {
  const { list, enclosed } = await photosIn(files, [linkWith(photos)])
  return { listed: list.length, named: list.filter(({ path }) => path !== null).length, enclosed: enclosed.length }
}

test('all photographs are listed by hash, and up to the limit enclosed', async () => {
  const many = Array.from({ length: PHOTOS_MAX + 2 }, () => photo(bytes.length))
  expect(await pathsIn(many)).toEqual({ listed: PHOTOS_MAX + 2, named: PHOTOS_MAX, enclosed: PHOTOS_MAX })
})

test('a photograph that no longer fits is left out, and a smaller one after it is not', async () => {
  const sizes = [PHOTO_BYTES_MAX - 10, 11, 10]
  expect(await pathsIn(sizes.map((size) => photo(size)))).toEqual({ listed: 3, named: 2, enclosed: 2 })
})

test('a file that is gone is listed without a path', async () => {
  expect(await pathsIn([photo(1, newId())])).toEqual({ listed: 1, named: 0, enclosed: 0 })
})
