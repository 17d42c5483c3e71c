import type { Clock } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import type { Principal } from './principal.ts'

/** One action: its transaction, its moment, and the principal it is for. Use cases hand it on whole. */
export type Action<By extends Principal = Principal> = {
  readonly tx: Queryable
  readonly now: Date
  readonly by: By
}

/** An action's transaction and moment, for steps that nobody in particular takes. */
export type Transaction = Pick<Action, 'tx' | 'now'>

/** What every use case works with. */
export type Tools = { readonly db: Database; readonly clock: Clock }

/** Runs `work` as one action: in one transaction that sees what the principal may see, at one moment. */
export function act<By extends Principal, T>({ db, clock }: Tools, by: By, work: (action: Action<By>) => Promise<T>) {
  const now = clock()
  return db.as(by, (tx) => work({ tx, now, by }))
}
