import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import * as store from './settings.store.ts'

/** The settings and the number of their version, which a document keeps. */
export type VersionedSettings = Settings & { version: number }

/** The current settings. */
export async function settingsNow(tx: Queryable): Promise<VersionedSettings> {
  const saved = await store.latest(tx)
  if (!saved) throw new Error('There are no settings; the start of the server loads the first ones.')
  return { ...saved.contents, version: saved.version }
}

/** The settings as they were in a version, for a document issued under it. Throws `not-found`. */
export async function settingsVersion(tx: Queryable, version: number): Promise<VersionedSettings> {
  const saved = await store.byNumber(tx, version)
  if (!saved) throw new Problem('not-found')
  return { ...saved.contents, version }
}
