// The page that the code on a gate-pass pack opens.
import { addDays, dateInIndia, endOfDate } from '#contract/dates.ts'
import type { GatePass } from '#contract/jobs.gate.ts'
import type { Challan } from '#contract/jobs.papers.ts'
import { Problem } from '#contract/problems.ts'
import { stateOfPaper } from '#server/modules/fleet/fit-for-hire.ts'
import { noteRead } from '#server/modules/signed-links/holders.ts'
import { endLinks, type LinkTools, makeLink } from '#server/modules/signed-links/signed-links.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { LinkCaller } from '#server/platform/caller.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as challans from './challans.store.ts'

const PURPOSE = 'GATE_PASS'
/** A code that nobody scans any more ends with this day, at 24:00. */
const LINK_DAYS = 30
const NAME_MAX = 100

/** Makes the link of a new challan, in the action that issues it. Throws `too-many-requests`. */
export async function makeGateLink(
  action: Action<Staff>,
  tools: LinkTools,
  challanId: string,
  { challanNumber, place }: Challan,
) {
  const expiresAt = endOfDate(addDays(dateInIndia(action.now), LINK_DAYS))
  const plan = { purpose: PURPOSE, subjectId: challanId, expiresAt, words: '' } as const
  const name = Array.from(`${challanNumber}, ${place.name}`).slice(0, NAME_MAX).join('')
  const { link } = await makeLink(action, tools, plan, { name, phone: null, send: false, language: 'en' })
  return link.linkId
}

/** Ends the links of all challans of a job: its machine goes nowhere. */
export async function endGateLinks(action: Action<Staff>, jobId: string) {
  for (const { challanId } of await challans.challansOf(action.tx, jobId))
    await endLinks(action, { purpose: PURPOSE, subjectId: challanId })
}

/** The facts of a challan that a guard compares. */
function passOf({ challanNumber, issuedOn, machine, from, to, papers, operator }: Challan, today: string): GatePass {
  const { name, serialNumber, registrationNumber } = machine
  const standing = (validTo: string | null) => ({ validTo, state: stateOfPaper(validTo, today) })
  return {
    challanNumber,
    issuedOn,
    machine: { name, serialNumber, registrationNumber },
    from,
    to,
    papers: papers.map(({ kind, validTo }) => ({ kind, ...standing(validTo) })),
    licence: operator && standing(operator.licenceValidTo),
  }
}

/** Reading may repeat. Throws `not-found`. */
export const getGatePass = (tools: Tools, link: LinkCaller) =>
  act(tools, link, async (action) => {
    const challan = await challans.challanById(action.tx, link.subjectId)
    if (!challan) throw new Problem('not-found')
    await noteRead(action, link)
    return { gatePass: passOf(challan.document, dateInIndia(action.now)), expiresAt: link.expiresAt.toISOString() }
  })
