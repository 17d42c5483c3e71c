// The reasons that keep a machine in the yard.
import { dateInIndia } from '#contract/dates.ts'
import type { Reason } from '#contract/reasons.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { refusedFor } from '#server/platform/refused-for.ts'
import { machineOf } from './machines.ts'
import { operatorOf } from './operators.ts'
import { FOREVER, firstLapsed, NEVER, type Need, stateOf } from './papers.rules.ts'

/** Throws `papers-expired`, naming the paper and its last day, unless all that the machine and the operator need counts today. */
export async function refuseLapsedPapers(
  { tx, now }: Action<Staff>,
  machineId: string,
  operatorId: string | null,
): Promise<void> {
  const today = dateInIndia(now)
  const { fleetNumber, needs } = await machineOf(tx, machineId)
  const lapsed = firstLapsed(needs, today)
  if (lapsed) throw refusedFor('papers-expired', reasonOf(lapsed, fleetNumber))
  if (operatorId === null) return
  const { name, licenceValidTo: date } = await operatorOf(tx, operatorId)
  if (date < today) throw refusedFor('papers-expired', { key: 'licenceExpired', params: { name, date } })
}

/** A paper that lapsed has ended on a day, or there was none. */
const reasonOf = ({ kind: paper, until }: Need, machine: string): Reason =>
  until === NEVER
    ? { key: 'paperMissing', params: { paper, machine } }
    : { key: 'paperExpired', params: { paper, machine, date: until } }

/** Returns the state of a paper today; without an end it is valid for ever. */
export const stateOfPaper = (validTo: string | null, today: string) => stateOf(validTo ?? FOREVER, today)
