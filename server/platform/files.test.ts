import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { FILE_BYTES_MAX } from '#contract/file-types.ts'
import { times } from '#tests/support/at-once.ts'
import { removeFolder, temporaryFolder } from '#tests/support/folders.ts'
import { FileRefused } from './files.ts'
import { diskFiles } from './files-disk.ts'

function aFolder() {
  const dataDir = temporaryFolder()
  onTestFinished(() => removeFolder(dataDir))
  return dataDir
}

const bytesOf = (head: string, length = 64) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(length, 7)])
const samples = {
  'application/pdf': bytesOf('%PDF-1.7\n'),
  'image/jpeg': bytesOf('\xff\xd8\xff\xe0\x00\x10JFIF'),
  'image/png': bytesOf('\x89PNG\r\n\x1a\n'),
  'image/webp': bytesOf('RIFF\x40\x00\x00\x00WEBPVP8 '),
}
const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
const onDisk = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

test.each(Object.entries(samples))('a file of %s is read back as stored, also after a restart', async (type, bytes) => {
  const dataDir = aFolder()
  const stored = await diskFiles({ dataDir }).store(bytes)
  expect(stored).toEqual({ fileId: stored.fileId, type, size: bytes.length })
  expect(await diskFiles({ dataDir }).read(stored.fileId)).toEqual({ bytes, type })
})

test('files are complete, and readable only by this user', async () => {
  const dataDir = aFolder()
  const files = diskFiles({ dataDir })
  const stored = await Promise.all(times(20, () => files.store(samples['image/png'])))
  expect(new Set(stored.map(({ fileId }) => fileId)).size).toBe(20)
  const entries = onDisk(dataDir)
  expect(entries.map(({ name }) => name).toSorted()).toEqual(stored.map(({ fileId }) => fileId).toSorted())
  for (const { parentPath, name } of entries) expect(statSync(join(parentPath, name)).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'files')).mode & 0o077).toBe(0)
})

test('a file appears complete: no part of it is ever visible under its id', async () => {
  const dataDir = aFolder()
  const bytes = bytesOf('%PDF-1.7\n', FILE_BYTES_MAX - 9)
  let isDone = false
  const stored = diskFiles({ dataDir })
    .store(bytes)
    .finally(() => {
      isDone = true
    })
  const sizes = new Set<number>()
  const look = () => {
    for (const { parentPath, name } of onDisk(dataDir))
      if (!name.endsWith('.part')) sizes.add(sizeOf(join(parentPath, name)))
  }
  while (!isDone) {
    await immediate()
    look()
  }
  await stored
  look()
  expect([...sizes]).toEqual([FILE_BYTES_MAX])
})

test('a file half written at a crash does not exist', async () => {
  const dataDir = aFolder()
  const fileId = '019aab00-0000-7000-8000-0000000000aa'
  mkdirSync(join(dataDir, 'files', 'aa'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'aa', `${fileId}.part`), samples['image/png'])
  expect(await diskFiles({ dataDir }).read(fileId)).toBeUndefined()
})

test('a failed write is an error and leaves nothing behind', async () => {
  const dataDir = aFolder()
  writeFileSync(join(dataDir, 'files'), 'no folder')
  await expect(diskFiles({ dataDir }).store(samples['image/png'])).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(readdirSync(dataDir)).toEqual(['files'])
})

test.each([
  '',
  'x',
  '019aab00-0000-7000-8000-000000000000',
  '../secrets.json',
  '../../secrets.json',
  '..%2fsecrets.json',
  'aa/../../secrets.json',
])('the unknown id "%s" names no file', async (fileId) => {
  const dataDir = aFolder()
  writeFileSync(join(dataDir, 'secrets.json'), samples['application/pdf'])
  const files = diskFiles({ dataDir })
  await files.store(samples['image/png'])
  expect(await files.read(fileId)).toBeUndefined()
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['too-large', bytesOf('%PDF-1.7\n', FILE_BYTES_MAX)],
  ['unknown-type', bytesOf('<!doctype html><script>alert(1)</script>')],
  ['unknown-type', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['unknown-type', bytesOf('MZ\x90\x00')],
  ['unknown-type', bytesOf('RIFF\x40\x00\x00\x00WAVEfmt ')],
  ['unknown-type', bytesOf(' %PDF-1.7\n')],
  ['unknown-type', Buffer.from('%PDF')],
])('a file is refused as %s before anything is written (case %#)', async (why, bytes) => {
  const dataDir = aFolder()
  const refused = diskFiles({ dataDir }).store(bytes)
  await expect(refused).rejects.toThrow(FileRefused)
  await expect(refused).rejects.toMatchObject({ why })
  expect(readdirSync(dataDir)).toEqual([])
})

test('the largest file is stored', async () => {
  const bytes = bytesOf('%PDF-1.7\n', FILE_BYTES_MAX - 9)
  expect(await diskFiles({ dataDir: aFolder() }).store(bytes)).toMatchObject({ size: FILE_BYTES_MAX })
})
