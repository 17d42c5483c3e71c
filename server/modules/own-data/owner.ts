// The owner of an export, and the principal who reads it.
import type { Caller } from '#server/platform/caller.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import type { Owner } from './own-data.store.ts'

/** An account that is nobody's: a company's export shows nothing that is a person's alone. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The principal of what an owner reads: a company itself, or a person without their company. */
export const principalOf = ({ accountId, companyId }: Owner): Customer =>
  companyId === null ? customer(accountId) : customer(NOBODY, companyId)

/** The same as the caller of documents, who sees all documents of the owner. */
export const callerOf = (owner: Owner): Caller => ({
  ...principalOf(owner),
  role: owner.companyId === null ? 'ROLE_USER' : 'ROLE_ADMIN',
  userType: owner.companyId === null ? 'INDIVIDUAL' : 'COMPANY',
  phoneEmail: '',
  name: '',
  familyId: '',
  tokenId: '',
})
