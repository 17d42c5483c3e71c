import { needsPoNumber } from '#server/modules/company/company.ts'
import type { Viewer } from '#server/modules/enquiries/viewing.ts'
import { acceptLimitOf } from '#server/modules/session/memberships.ts'
import type { Action } from '#server/platform/action.ts'
import type { Standing } from './answers.rules.ts'

/** Returns the rights of the caller in an enquiry of this company, or of their own. */
export async function standingOf({ tx, by }: Action<Viewer>, companyId: string | null): Promise<Standing> {
  if (companyId === null) return { isOfCompany: false, limitPaise: null, needsPoNumber: false }
  return {
    isOfCompany: true,
    limitPaise: await acceptLimitOf(tx, companyId, by.accountId),
    needsPoNumber: await needsPoNumber(tx, companyId),
  }
}
