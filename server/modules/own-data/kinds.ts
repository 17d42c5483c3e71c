// The shape of a kind of own data. The kinds themselves are in kinds.store.ts.
import type { RawBuilder } from 'kysely'

/** Why a column stays here. */
type Reason =
  /** It opens something. */
  | 'secret'
  /** It is how the renting company works, and stands on no screen of a customer. */
  | 'internal'
  /** It is of one person: addresses of networks and browsers. That person's own export has it. */
  | 'personal'

export type Kind = {
  /** The name of its files, and of its line in the README. */
  readonly name: string
  /** The table or view. */
  readonly table: string
  readonly columns: readonly string[]
  readonly withheld: Readonly<Partial<Record<Reason, readonly string[]>>>
  /** The columns that its rows are sorted by, which name a row. */
  readonly order: readonly string[]
  /** The column with the account of whoever acted. */
  readonly actor?: string
  /** The column with the strokes of a signature. */
  readonly drawn?: string
  /** The condition on the rows that the caller sees. */
  readonly where?: RawBuilder<unknown>
  /** The kind of owner whose exports contain it; both by default. */
  readonly of?: 'COMPANY' | 'PERSON'
}

/** The beginning of a kind: its files, its table, and the columns that name a row. */
export const kind = (name: string, table: string, ...order: [string, ...string[]]) => ({
  name,
  table,
  order,
  withheld: {},
})

/** 'a b c' → ['a', 'b', 'c'] */
export const namesIn = (text: string) => text.split(/\s+/)

/** The events of a life cycle (`create_event_table` in platform.sql); `of` is the key of the record. */
export const events = (name: string, table: string, of: string) =>
  ({
    ...kind(name, table, 'event_id'),
    columns: namesIn(`${of} event_id event_no act from_status to_status actor_kind actor_account_id actor_name reason
      happened_at`),
    actor: 'actor_account_id',
  }) satisfies Kind
