// Loaded once a pack is dropped, so that the page that takes it stays small.
import { DOCUMENT_KEYS_PATH, type HouseKey } from '#contract/document-keys.ts'
import { broken } from '#contract/evidence.check.ts'
import { checkPack, PACK_BYTES_MAX } from './check-pack.ts'

/** The house's keys are all that is asked of the server. Throws where they cannot be loaded. */
async function houseKeys(): Promise<readonly HouseKey[]> {
  const reply = await fetch(DOCUMENT_KEYS_PATH)
  if (!reply.ok) throw new Error(`The keys were refused with ${reply.status}.`)
  const { keys } = (await reply.json()) as { keys: readonly HouseKey[] }
  return keys
}

/** Checks a dropped file. */
export async function checkFile(file: File) {
  if (file.size > PACK_BYTES_MAX) return broken('too-large')
  const keys = await houseKeys()
  return checkPack(new Uint8Array(await file.arrayBuffer()), keys)
}
