// The audit trail: each action at the desk leaves an entry in its own transaction, which nobody can change or delete.
import { isDeepStrictEqual } from 'node:util'
import type { deskPaths } from '#contract/paths.desk.ts'
import type { Action, Transaction } from './action.ts'
import { insertEntries } from './audit.store.ts'
import { newId } from './ids.ts'
import type { Staff } from './principal.ts'

/** The subject of an action: a kind of thing, its id, and the name that people use for it. */
type Subject = { kind: string; id: string; label: string }
/** The values of a field before and after. */
export type Changes = Readonly<Record<string, { was: unknown; is: unknown }>>

const LABEL_MAX = 300

/** One entry: the name of the call, what it was about and what it changed. */
export type Act = { act: keyof typeof deskPaths; subject: Subject; changes: Changes }

/** Records an action of staff; `act` is the name of the call. */
export const audit = (action: Action<Staff>, act: Act['act'], subject: Subject, changes: Changes = {}) =>
  auditAll(action, [{ act, subject, changes }])

/** Records many actions of staff that are one transaction. */
export const auditAll = (action: Action<Staff>, acts: readonly Act[]) =>
  insert(action, { actorAccountId: action.by.accountId, actorName: action.by.name }, acts)

/** Records a command that somebody ran on the server; the transaction must serve `identity`. */
export const auditCommand = (transaction: Transaction, command: string, subject: Subject, changes: Changes = {}) =>
  insert(transaction, { actorAccountId: null, actorName: 'Command line' }, [{ act: command, subject, changes }])

type Actor = { actorAccountId: string | null; actorName: string }
type Done = { act: string; subject: Subject; changes: Changes }

const insert = (transaction: Transaction, actor: Actor, done: readonly Done[]) =>
  insertEntries(
    transaction,
    done.map(({ act, subject: { kind, id, label }, changes }) => ({
      ...actor,
      act,
      entryId: newId(transaction.now.getTime()),
      subjectKind: kind,
      subjectId: id,
      subjectLabel: label.slice(0, LABEL_MAX),
      changes,
    })),
  )

/** The top-level fields of two states of one thing that differ. */
export function changedFields(before: object, after: object): Changes {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const pairs = [...names].map((name) => [name, { was: field(before, name), is: field(after, name) }] as const)
  return Object.fromEntries(pairs.filter(([, { was, is }]) => !isDeepStrictEqual(was, is)))
}

const field = (of: object, name: string): unknown => Reflect.get(of, name) ?? null
