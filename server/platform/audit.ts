// The audit trail: each action at the desk leaves an entry in its own transaction, which nobody can change or delete.
import { isDeepStrictEqual } from 'node:util'
import type { deskPaths } from '#contract/paths.desk.ts'
import type { Action, Transaction } from './action.ts'
import { insertEntry } from './audit.store.ts'
import { newId } from './ids.ts'
import type { Staff } from './principal.ts'

/** What an action was about: a kind of thing, its id, and what people call it. */
export type Subject = { kind: string; id: string; label: string }
/** The values of a field before and after. */
export type Changes = Readonly<Record<string, { was: unknown; is: unknown }>>

type Act = keyof typeof deskPaths
const LABEL_MAX = 300

/** Records an action of staff; `act` is the name of the call. */
export const audit = (action: Action<Staff>, act: Act, subject: Subject, changes: Changes = {}) =>
  insert(action, { actorAccountId: action.by.accountId, actorName: action.by.name, act }, subject, changes)

/** Records a command that somebody ran on the server; the transaction must serve `identity`. */
export const auditCommand = (transaction: Transaction, command: string, subject: Subject, changes: Changes = {}) =>
  insert(transaction, { actorAccountId: null, actorName: 'Command line', act: command }, subject, changes)

type Actor = { actorAccountId: string | null; actorName: string; act: string }

const insert = (transaction: Transaction, actor: Actor, { kind, id, label }: Subject, changes: Changes) =>
  insertEntry(transaction, {
    ...actor,
    entryId: newId(transaction.now.getTime()),
    subjectKind: kind,
    subjectId: id,
    subjectLabel: label.slice(0, LABEL_MAX),
    changes,
  })

/** The top-level fields of two states of one thing that differ. */
export function changedFields(before: object, after: object): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const pairs = [...names].map((name) => [name, { was: field(before, name), is: field(after, name) }] as const)
  return Object.fromEntries(pairs.filter(([, { was, is }]) => !isDeepStrictEqual(was, is)))
}

const field = (of: object, name: string): unknown => Reflect.get(of, name) ?? null
