import { accountById } from '#server/modules/session/accounts.store.ts'
import { createAccount } from '#server/modules/session/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'

const person = (number: number, firstName: string, lastName: string, email: string) => ({
  accountId: `01934f00-0000-7000-8000-${String(number).padStart(12, '0')}`,
  firstName,
  lastName,
  verified: [`900000000${number}`, email] as [phone: string, email: string],
})

/** People who can sign in to the demo with a code from the outbox. Ids are fixed, so other seeds can refer to them. */
export const demoPeople = {
  deccanAdmin: person(1, 'Asha', 'Deshpande', 'asha@deccan.example'),
  deccanUser: person(2, 'Imran', 'Shaikh', 'imran@deccan.example'),
  individual: person(3, 'Ravi', 'Kulkarni', 'ravi@kulkarni.example'),
  konkanAdmin: person(4, 'Anita', 'Lobo', 'anita@konkan.example'),
  deactivated: person(5, 'Prakash', 'Jadhav', 'prakash@deccan.example'),
  waiting: person(6, 'Neha', 'Joshi', 'neha@joshi.example'),
  invited: person(7, 'Farah', 'Khan', 'farah@khan.example'),
} as const

/** Adds missing people as individuals; deleted people stay deleted. */
export async function seedDemoPeople(db: Database, clock: Clock) {
  for (const newcomer of Object.values(demoPeople))
    await db.serving('identity').transaction(async (tx) => {
      if (await accountById(tx, newcomer.accountId)) return
      await createAccount({ tx, now: clock() }, newcomer)
    })
}
