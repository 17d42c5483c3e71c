// What the renting company has agreed with a company; customers never see it.
import { companyDeskApi } from '#contract/company.desk.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './limits.store.ts'
import type { Seen } from './verification.ts'

async function read(tx: Queryable, companyId: string) {
  const known = await store.limitsOf(tx, companyId)
  if (!known) throw new Problem('not-found')
  const { companyName, version, ...limits } = known
  return { companyName, version, limits }
}

type Sent = ParsedOf<typeof companyDeskApi.saveCompanyLimits>['body']

export const getLimits = (tools: Tools, caller: Staff, companyId: string) =>
  act(tools, caller, async ({ tx }) => {
    const { limits, version } = await read(tx, companyId)
    return { limits, version }
  })

/** Throws `precondition-failed` if a colleague has saved since `seen`. */
export const saveLimits = (tools: Tools, caller: Staff, { companyId, ifMatch }: Seen, sent: Sent) =>
  act(tools, caller, async (action) => {
    const { companyName, limits: before, version } = await read(action.tx, companyId)
    requireFresh(ifMatch, version)
    const after = { ...before, ...changesOf(companyDeskApi.saveCompanyLimits, sent, before) }
    if (!(await store.saveLimits(action.tx, after, version))) throw new Problem('precondition-failed')
    const subject = { kind: 'company', id: companyId, label: companyName }
    await audit(action, 'saveCompanyLimits', subject, changedFields(before, after))
    return { limits: after, version: version + 1 }
  })
