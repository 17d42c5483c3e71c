import { resolve } from 'node:path'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/database.ts'

/** The database of the settings. */
export function openConfigured({ databaseUrl, databaseReplicaUrl, dataDir }: Config): Database {
  if (databaseUrl === undefined) return openDatabase({ folder: resolve(dataDir) })
  return openDatabase({ url: databaseUrl, ...(databaseReplicaUrl ? { replicaUrl: databaseReplicaUrl } : {}) })
}
