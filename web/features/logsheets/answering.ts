import type { DisputeLogsheet } from '#contract/logsheets.calls.ts'
import type { VersionedLog } from './versioned-log.ts'

type Drawn = { signature: string; designation: string; version: number }
/** The calls of one side that answer a log, and what the screen does with the answer. */
export type Answering<Saved = VersionedLog> = {
  readonly sign: (drawn: Drawn) => Promise<Saved>
  readonly dispute: (dispute: DisputeLogsheet) => Promise<Saved>
  readonly done: (act: 'signLogsheet' | 'disputeLogsheet', saved: Saved) => void
  readonly failed: (act: 'signLogsheet' | 'disputeLogsheet', error: unknown) => void
  readonly needsDesignation: boolean
}
