// Limits that the renting company sets for a customer, who never sees them.
import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { customerLimitsApi } from '#contract/users.limits.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import * as store from './customer-limits.store.ts'
import { customerOf } from './customers.ts'

async function read(tx: Queryable, customerId: string) {
  const customer = await customerOf(tx, customerId)
  const none = { customerId, creditLimitPaise: null, paymentDays: null, version: 0 }
  const { version, ...limits } = (await store.limitsOf(tx, customerId)) ?? none
  return { customer, version, limits }
}

/** The limits of a company, or of a person without one. Throws `not-found`. */
export const getLimits = (tools: Tools, caller: Staff, customerId: string) =>
  act(tools, caller, async ({ tx }) => {
    const { limits, version } = await read(tx, customerId)
    return { limits, version }
  })

type Seen = { customerId: string; ifMatch: string | undefined }
type Sent = ParsedOf<typeof customerLimitsApi.saveCustomerLimits>['body']

/** Throws `not-found`, and `precondition-failed` if a colleague has saved since `seen`. */
export const saveLimits = (tools: Tools, caller: Staff, { customerId, ifMatch }: Seen, sent: Sent) =>
  act(tools, caller, async (action) => {
    const { customer, limits: before, version } = await read(action.tx, customerId)
    requireFresh(ifMatch, version)
    const after = { ...before, ...changesOf(customerLimitsApi.saveCustomerLimits, sent, before) }
    if (!(await store.saveLimits(action.tx, customer, { ...after, version }))) throw new Problem('precondition-failed')
    await audit(action, 'saveCustomerLimits', customer, changedFields(before, after))
    return { limits: after, version: version + 1 }
  })
