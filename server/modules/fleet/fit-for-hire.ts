// What keeps a machine in the yard.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import { lapsedTexts } from '#contract/texts/fleet.details.en.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { machineOf } from './machines.ts'
import { operatorOf } from './operators.ts'
import { FOREVER, firstLapsed, stateOf } from './papers.rules.ts'

const filled = (text: string, facts: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? '')

/** Throws `papers-expired`, naming the paper and its last day, unless all that the machine and the operator need counts today. */
export async function refuseLapsedPapers(
  { tx, now }: Action<Staff>,
  machineId: string,
  operatorId: string | null,
): Promise<void> {
  const today = dateInIndia(now)
  const { fleetNumber, needs } = await machineOf(tx, machineId)
  const lapsed = firstLapsed(needs, today)
  if (lapsed) {
    const text = stateOf(lapsed.until, today) === 'MISSING' ? lapsedTexts.missing : lapsedTexts.expired
    const facts = { paper: lapsedTexts.papers[lapsed.kind], machine: fleetNumber, date: dateOf(lapsed.until) }
    throw new Problem('papers-expired', { detail: filled(text, facts) })
  }
  if (operatorId === null) return
  const { name, licenceValidTo } = await operatorOf(tx, operatorId)
  if (licenceValidTo < today)
    throw new Problem('papers-expired', {
      detail: filled(lapsedTexts.licence, { name, date: formatDate(licenceValidTo) }),
    })
}

/** How a paper stands today; without an end it counts for ever. */
export const stateOfPaper = (validTo: string | null, today: string) => stateOf(validTo ?? FOREVER, today)

const dateOf = (until: string) => (until.includes('infinity') ? '' : formatDate(until))
