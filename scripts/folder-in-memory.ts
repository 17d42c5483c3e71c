import { accessSync, constants, statfsSync } from 'node:fs'

const PLACE = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3

/** Linux's folder in memory, if it and the machine have room for the databases of a test run. */
export function folderInMemory(): string | undefined {
  try {
    accessSync(PLACE, constants.W_OK)
    const { bavail, bsize } = statfsSync(PLACE)
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES ? PLACE : undefined
  } catch {
    return undefined
  }
}
