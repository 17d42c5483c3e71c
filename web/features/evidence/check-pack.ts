// Opens a dropped pack and checks it, where it is: nothing of it is sent anywhere. `npm run verify:pack` runs the same.
import { type UnzipFileInfo, unzipSync } from 'fflate'
import type { HouseKey } from '#contract/document-keys.ts'
import { broken, checkEntries, type Verdict } from '#contract/evidence.check.ts'

/** Twice what a pack holds at most. */
export const PACK_BYTES_MAX = 128 * 1024 * 1024
const FILES_MAX = 10_000

/** Notes what a ZIP says of its files before any is unpacked. */
function toll() {
  const seen = new Set<string>()
  let [bytes, twice] = [0, undefined as string | undefined]
  return {
    take: ({ name, originalSize }: UnzipFileInfo) => {
      if (seen.has(name)) twice ??= name
      seen.add(name)
      bytes += originalSize
      return bytes <= PACK_BYTES_MAX && seen.size <= FILES_MAX
    },
    fault: () => {
      if (bytes > PACK_BYTES_MAX || seen.size > FILES_MAX) return broken('too-large')
      return twice === undefined ? undefined : broken('twice', twice)
    },
  }
}

/** Checks the bytes of a pack against the public keys of the house. */
export async function checkPack(bytes: Uint8Array, keys: readonly HouseKey[]): Promise<Verdict> {
  if (bytes.length > PACK_BYTES_MAX) return broken('too-large')
  // Browsers offer it on pages by HTTPS alone.
  if (globalThis.crypto?.subtle === undefined) return broken('no-ed25519')
  const gate = toll()
  try {
    const files = unzipSync(bytes, { filter: gate.take })
    const fault = gate.fault()
    if (fault !== undefined) return fault
    return await checkEntries(new Map(Object.entries(files).map(([path, file]) => [path, new Uint8Array(file)])), keys)
  } catch {
    return broken('unreadable')
  }
}
