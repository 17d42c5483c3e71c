import { accountWith, createAccount } from '#server/modules/session/accounts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'

/** Who can sign in to the demo with a code from the outbox; ids are fixed, so that other seeds can name them. */
export const demoPeople = {
  individual: {
    accountId: '01934f00-0000-7000-8000-000000000003',
    firstName: 'Ravi',
    lastName: 'Kulkarni',
    verified: ['9000000003', 'ravi@kulkarni.example'],
  },
} as const

/** Adds the people who are not there yet. */
export async function seedDemoPeople(db: Database, clock: Clock) {
  for (const { verified, ...person } of Object.values(demoPeople))
    await db.transaction(async (tx) => {
      if (await accountWith(tx, verified[0])) return
      await createAccount(tx, { ...person, verified: [...verified] }, clock())
    })
}
