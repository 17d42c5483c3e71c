import type { Clock } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import type { Principal } from './principal.ts'

/** One action: its transaction, its time and its principal. Use cases pass it on whole. */
export type Action<By extends Principal = Principal> = {
  readonly tx: Queryable
  readonly now: Date
  readonly by: By
}

/** The transaction and time of an action, for steps without a principal. */
export type Transaction = Pick<Action, 'tx' | 'now'>

/** The dependencies of every use case. */
export type Tools = { readonly db: Database; readonly clock: Clock }

/** Runs `work` in one transaction without a principal, at one time. */
export function transact<T>({ db, clock }: Tools, work: (transaction: Transaction) => Promise<T>) {
  const now = clock()
  return db.transaction((tx) => work({ tx, now }))
}

/** Runs `work` as one action: at one time, in one transaction that sees only what the principal may see. */
export function act<By extends Principal, T>({ db, clock }: Tools, by: By, work: (action: Action<By>) => Promise<T>) {
  const now = clock()
  return db.as(by, (tx) => work({ tx, now, by }))
}
