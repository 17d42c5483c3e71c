import type { BatchAct } from '#contract/batches.ts'
import { Problem } from '#contract/problems.ts'
import { mayAtDesk, type Permission } from '#contract/staff.ts'
import { drafting, issuing } from './modules/invoices/batches.ts'
import { colleague } from './modules/staff/staff.ts'
import { preparing, sending } from './modules/summary-sheets/batches.ts'
import type { Workers } from './platform/batches.ts'

const permissions: Readonly<Record<BatchAct, Permission>> = {
  PREPARE: 'summary-sheets',
  SEND: 'summary-sheets',
  DRAFT: 'invoices',
  ISSUE: 'invoices',
}

/** The workers for the documents of a batch; they act as the colleague who began it, with present rights. */
export const batchWorkers: Workers = {
  of: { PREPARE: preparing, SEND: sending, DRAFT: drafting, ISSUE: issuing },
  async asking(tools, { accountId, act }) {
    const by = await colleague(tools, accountId)
    if (!by || !mayAtDesk(by.role, permissions[act])) throw new Problem('forbidden')
    return by
  },
}
