import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

const made = new Set<string>()
// What a test that broke left behind.
process.once('exit', () => made.forEach(removeFolder))

/** A new folder that only this test knows; gone when the process ends, at the latest. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-test-'))
  made.add(folder)
  return folder
}

/** A folder with a seeded demo in it, which a product of its own starts from in a second. */
export function seededFolder(): string {
  const folder = temporaryFolder()
  cpSync(inject('product').seeded, folder, { recursive: true })
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  made.delete(folder)
}
