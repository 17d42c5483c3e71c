// The customers of the demo as they act.
import { customer } from '#server/platform/principal.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoPeople } from './demo-people.ts'
import type { Buyer } from './demo-story.ts'

type Person = (typeof demoPeople)[keyof typeof demoPeople]

const buyer = ({ accountId, firstName, lastName, verified }: Person, companyId: string | null): Buyer => ({
  ...customer(accountId, companyId),
  // Of a colleague's enquiries they see none, so that each counts their own.
  role: 'ROLE_USER',
  userType: companyId === null ? 'INDIVIDUAL' : 'COMPANY',
  name: `${firstName} ${lastName}`,
  phoneEmail: verified[0],
  familyId: '',
  tokenId: '',
})

export const ravi = buyer(demoPeople.individual, null)
export const asha = buyer(demoPeople.deccanAdmin, demoCompanies.deccan)
export const imran = buyer(demoPeople.deccanUser, demoCompanies.deccan)
export const anita = buyer(demoPeople.konkanAdmin, demoCompanies.konkan)
export const neha = buyer(demoPeople.waiting, null)

/** As administrators they see and do what concerns all of their company. */
export const asAdmin = (by: Buyer): Buyer => ({ ...by, role: 'ROLE_ADMIN' })
