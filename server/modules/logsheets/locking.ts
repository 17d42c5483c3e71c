// Logs of a certified summary sheet: nobody changes them any more.
import type { Happening } from '#server/platform/life-cycle.store.ts'
import { lockSigned } from './locking.store.ts'

type Log = { readonly logsheetId: string }

/** Locks signed logs, each with its event. Throws if one of them is not signed. */
export async function lockLogs(happening: Happening, logs: readonly Log[]) {
  const ids = logs.map(({ logsheetId }) => logsheetId)
  if ((await lockSigned(happening, ids)) !== ids.length) throw new Error('A log of a certified sheet is not signed.')
}
