import { accountById } from '#server/modules/session/accounts.store.ts'
import { createAccount } from '#server/modules/session/accounts.ts'
import { insertMember } from '#server/modules/staff/staff.store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'

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

/** Adds missing people of the desk. */
export async function seedDemoStaff(db: Database, clock: Clock) {
  for (const { staffRole, email, ...person } of Object.values(demoStaff))
    await db.serving('identity').transaction(async (tx) => {
      if (await accountById(tx, person.accountId)) return
      const now = clock()
      await createAccount({ tx, now }, { ...person, role: 'ROLE_STAFF', verified: [email] })
      await insertMember(tx, person.accountId, staffRole, now)
    })
}
