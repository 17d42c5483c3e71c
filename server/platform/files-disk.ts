import { constants } from 'node:fs'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from './config.ts'
import { typeOf } from './file-type.ts'
import { type Files, judgeFile } from './files.ts'
import { isUuid, newId } from './ids.ts'
import { ownFolder } from './private-folder.ts'

/** Files in the data folder, named by id, in 256 folders by the last two characters. */
export function diskFiles({ dataDir }: Pick<Config, 'dataDir'>): Files {
  const folder = join(dataDir, 'files')
  const pathOf = (fileId: string) => join(folder, fileId.slice(-2), fileId)
  const storePart = async (bytes: Uint8Array) => {
    const fileId = newId()
    await writeWhole(pathOf(fileId), bytes)
    return fileId
  }
  // An id comes from outside: any other text could name a file elsewhere.
  const readPart = async (fileId: string) => (isUuid(fileId) ? readIfThere(pathOf(fileId)) : undefined)
  return {
    storePart,
    readPart,
    store: async (bytes) => {
      const type = judgeFile(bytes)
      return { fileId: await storePart(bytes), type, size: bytes.length }
    },
    read: async (fileId) => {
      const bytes = await readPart(fileId)
      const type = bytes && typeOf(bytes)
      return type && { bytes, type }
    },
    remove: async (fileId) => {
      if (isUuid(fileId)) await rm(pathOf(fileId), { force: true })
    },
  }
}

async function readIfThere(path: string) {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes to a temporary path and renames, so that nobody reads a partial file; the file is on disk when this returns.
 */
async function writeWhole(path: string, bytes: Uint8Array) {
  ownFolder(dirname(path))
  const part = `${path}.part`
  try {
    await withFile(await open(part, 'wx', 0o600), (file) => file.writeFile(bytes))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await withFile(await open(dirname(path), constants.O_RDONLY), async () => {})
}

async function withFile(file: FileHandle, write: (file: FileHandle) => Promise<void>) {
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
