import type { Database } from '#server/platform/database.ts'
import type { Files } from '#server/platform/files.ts'
import { deleteExports, expiredParts } from './own-data.store.ts'

const SWEPT_AT_ONCE = 20

/** Deletes exports that are over; the bytes go first, so after a crash in between the next sweep finds the rows again. */
export async function purgeOldExports(db: Database, files: Files, now: Date): Promise<void> {
  const swept = await db.transaction(async (tx) => {
    const rows = await expiredParts({ tx, now }, SWEPT_AT_ONCE)
    for (const { storedId } of rows) if (storedId !== null) await files.remove(storedId)
    const exportIds = [...new Set(rows.map(({ exportId }) => exportId))]
    await deleteExports(tx, exportIds)
    return exportIds.length
  })
  if (swept === SWEPT_AT_ONCE) await purgeOldExports(db, files, now)
}
