import type { RawBuilder } from 'kysely'
import { type ActOf, type Flow, nextStatus, type StatusOf } from '#contract/flow.ts'
import { Problem } from '#contract/problems.ts'
import type { Queryable } from './database.ts'
import { type Cycle, changeStatus, type EventFacts, insertFirstEvent, lockedStatus } from './life-cycle.store.ts'

export type { Actor } from './life-cycle.store.ts'

type Move<F extends Flow> = EventFacts & {
  readonly act: ActOf<F>
  /** Whose rows may be moved: the condition that lists and details of them use too. */
  readonly visible: RawBuilder<unknown>
}

/** Names the table of things that follow a flow; `<table>_event` keeps what happened to each. */
export const lifeCycle = <F extends Flow>(table: string, flow: F): Cycle<F> => ({ table, flow })

/** Records how a new thing began, in the transaction that inserts it. */
export const begin = <F extends Flow>(tx: Queryable, cycle: Cycle<F>, facts: EventFacts) =>
  insertFirstEvent(tx, cycle, facts)

/**
 * Moves one thing along its flow and records the event; answers the new status. What is not `visible` is
 * `not-found`; an act that its status does not allow is `status-conflict` and changes nothing.
 */
export async function move<F extends Flow>(
  tx: Queryable,
  cycle: Cycle<F>,
  { act, visible, ...facts }: Move<F>,
): Promise<StatusOf<F>> {
  const from = await lockedStatus(tx, cycle, facts.id, visible)
  if (from === undefined) throw new Problem('not-found')
  const to = nextStatus(cycle.flow, from, act)
  if (to === undefined) throw new Problem('status-conflict')
  await changeStatus(tx, cycle, { ...facts, act, from, to })
  return to
}
