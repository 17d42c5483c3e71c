// Payments as customers read them.
import { type Paged, toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { ownPayments } from './payments.store.ts'

/** As with the statement of account, users of a company do not see its money. Throws `forbidden`. */
export function requireOwner({ companyId, role }: Caller) {
  if (companyId !== null && role !== 'ROLE_ADMIN') throw new Problem('forbidden')
}

/** One page of the own payments, newest first. Throws `forbidden` for users of a company. */
export const listOwnPayments = (tools: Tools, by: Caller, filter: Paged) =>
  act(tools, by, async ({ tx }) => {
    requireOwner(by)
    const { companyId } = by
    const owner = { companyId, accountId: companyId === null ? by.accountId : null }
    const rows = await ownPayments(tx, owner, filter)
    return { payments: toPage(rows, rows[0]?.total ?? 0, filter) }
  })
