import type { StaffRole } from '#contract/staff.ts'
import { accountById } from '#server/modules/session/accounts.store.ts'
import { createAccount } from '#server/modules/session/accounts.ts'
import { insertMember } from '#server/modules/staff/staff.store.ts'
import { transact } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'

const member = <Role extends string>(number: number, role: Role, firstName: string, lastName: string) => ({
  accountId: `01934f00-0000-7000-8001-${String(number).padStart(12, '0')}`,
  staffRole: role,
  firstName,
  lastName,
  email: number === 1 ? 'desk@yantra.example' : `${firstName.toLowerCase()}@yantra.example`,
})

/** The people at the demo's desk, one for each role; they sign in with a code from the outbox. */
export const demoStaff = {
  owner: member(1, 'OWNER', 'Meera', 'Joshi'),
  sales: member(2, 'SALES', 'Kavita', 'Nair'),
  operations: member(3, 'OPERATIONS', 'Rohan', 'Pillai'),
  accounts: member(4, 'ACCOUNTS', 'Sunita', 'Iyer'),
} as const

const asStaff = ({ accountId, staffRole: role, firstName, lastName }: ReturnType<typeof member<StaffRole>>): Staff => ({
  kind: 'STAFF',
  accountId,
  role,
  name: `${firstName} ${lastName}`,
})
/** Kavita of sales, who answers the demo's enquiries. */
export const kavita = asStaff(demoStaff.sales)
/** Rohan of operations, who keeps the demo's fleet. */
export const rohan = asStaff(demoStaff.operations)

/** Sunita of accounts, who bills the demo's hires. */
export const sunita = asStaff(demoStaff.accounts)

/** Adds missing people of the desk. */
export async function seedDemoStaff(db: Database, clock: Clock) {
  for (const { staffRole: role, email, ...person } of Object.values(demoStaff))
    await transact({ db: db.serving('identity'), clock }, async (transaction) => {
      if (await accountById(transaction.tx, person.accountId)) return
      await createAccount(transaction, { ...person, role: 'ROLE_STAFF', verified: [email] })
      await insertMember(transaction, person.accountId, role)
    })
}
