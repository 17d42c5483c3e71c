// Queries of summary sheets for invoices.
import type { Happening } from '#server/platform/life-cycle.store.ts'
import { move } from '#server/platform/life-cycle.ts'
import { summarySheets } from './sheet-cycle.ts'
import { everySheet } from './writing.store.ts'

/** Marks certified sheets whose lines have all been issued. Throws `status-conflict` for another one. */
export async function markBilled(happening: Happening, summarySheetIds: readonly string[]) {
  for (const id of summarySheetIds) await move(happening, summarySheets, { id, act: 'bill', visible: everySheet })
}
