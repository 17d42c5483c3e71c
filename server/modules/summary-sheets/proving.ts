// Queries of summary sheets for evidence packs.
import { Problem } from '#contract/problems.ts'
import { coveredText, hashOfCovered } from './covered.rules.ts'
import { certifiedHashes } from './proving.store.ts'
import { logsCounted } from './reading.store.ts'
import { readSheet, type SheetAction } from './reading.ts'
import { linesOf } from './sheet.rules.ts'

/**
 * A sheet that was sent, the logs that it counts, the bytes behind its hash, and the hash that was certified, of the version
 * that stands. The bytes are null where the lines are computed otherwise today than when they were sent. Throws
 * `not-found`, and `status-conflict` before it was sent.
 */
export async function provenSheet(action: SheetAction, summarySheetId: string) {
  const { row, facts, summarySheet } = await readSheet(action, summarySheetId)
  if (row.version === 0) throw new Problem('status-conflict')
  const { answers: _answers, toAnswer: _toAnswer, ...sheet } = summarySheet
  const logs = await logsCounted(action.tx, summarySheetId)
  const text = coveredText(row, linesOf(facts, logs), logs)
  const certified = (await certifiedHashes(action.tx, summarySheetId)).find(({ version }) => version === row.version)
  return {
    sheet,
    logs: logs.map(({ logsheetId, version }) => ({ logsheetId, version })),
    covered: hashOfCovered(text) === row.hash ? text : null,
    certifiedHash: certified?.hash ?? null,
  }
}
