// Logs of a certified summary sheet: nobody changes them any more.

import type { Happening } from '#server/platform/life-cycle.store.ts'
import { moveAll } from '#server/platform/life-cycle.ts'
import { logsheets } from './logsheet-cycle.ts'

type Log = { readonly logsheetId: string }

/** Locks signed logs, each with its event. Throws `status-conflict` if one of them is not signed. */
export const lockLogs = (happening: Happening, logs: readonly Log[]) =>
  moveAll(happening, logsheets, { ids: logs.map(({ logsheetId }) => logsheetId), act: 'lock', from: 'SIGNED' })
