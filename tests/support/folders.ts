import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

const made = new Set<string>()
// Removes the leftovers of failed tests.
process.once('exit', () => made.forEach(removeFolder))

/** A new folder for one test, removed when the process ends at the latest. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'yantra-test-'))
  made.add(folder)
  return folder
}

/** A folder with a seeded demo; a product starts from it in a second. */
export function seededFolder(): string {
  const folder = temporaryFolder()
  cpSync(inject('product').seeded, folder, { recursive: true })
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  made.delete(folder)
}
