import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../server/drawings/', import.meta.url)

/** A checksum of the drawing code. When it changes, sizes and hashes of all drawings are computed again. */
export function drawingsChecksum() {
  const hash = createHash('sha256')
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  for (const name of names.sort()) hash.update(readFileSync(new URL(name, FOLDER)))
  return hash.digest('hex')
}
