import type { Logsheet } from '#contract/logsheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import type { VersionOf } from '#web/platform/use-versioned.ts'
import type { LogCalls } from './log-calls.ts'

export type VersionedLog = VersionOf<Logsheet>

/** The current logsheet from the server, not cached. */
export async function newestLog(get: LogCalls['get'], id: string, more: { signal?: AbortSignal } = {}) {
  return seenLog(await callVersioned(get, { params: { id }, ...more }))
}

/** An answer that carries a logsheet, with its version. */
export type AnsweredLog = { answer: { logsheet: Logsheet }; version: string | undefined }

export const seenLog = ({ answer, version }: AnsweredLog): VersionedLog => ({ thing: answer.logsheet, version })
