import { resolve } from 'node:path'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'

type Settings = Pick<
  Config,
  'databaseUrl' | 'databaseOwnerUrl' | 'databaseReplicaUrl' | 'databaseConnections' | 'dataDir'
>

/** The database according to the settings. */
export function openConfigured({ databaseUrl: url, databaseOwnerUrl, dataDir, ...more }: Settings): Database {
  if (url === undefined) return openDatabase({ folder: resolve(dataDir) })
  const { databaseReplicaUrl: replicaUrl, databaseConnections: connections } = more
  return openDatabase({ url, ownerUrl: databaseOwnerUrl ?? url, replicaUrl, connections })
}

/**
 * Refuses in live mode a login whose SQL could bypass row-level security; elsewhere it warns. Throws an Error
 * saying what the login may do and what to set.
 */
export async function judgeLogin(db: Database, mode: Config['mode'], warn: (line: string) => void): Promise<void> {
  const excess = await db.excessOfLogin()
  if (excess === undefined) return
  const sentence = `DATABASE_URL must be a login that owns nothing, but ${excess}. Set DATABASE_OWNER_URL to the owner's address and DATABASE_URL to one with a login of its own, which is made at the next start.`
  if (mode === 'live') throw new Error(sentence)
  warn(`! ${sentence}`)
}
