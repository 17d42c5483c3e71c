import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aColleague, aCompany } from '#tests/support/company.ts'
import { aCompanyServer } from '#tests/support/newcomer.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 20)
const AT_ONCE = 20
const LIMIT = 5

const server = await aCompanyServer({
  LIMIT_NOTICES_PER_RECIPIENT_DAY: `${LIMIT}`,
  LIMIT_NOTICES_PER_UNVERIFIED_DAY: `${LIMIT}`,
})
const notices = async (to: string) => (await server.outbox(to)).filter(({ purpose }) => purpose === 'notice').length
test(`${AT_ONCE} companies that invite one person at once send no more than the recipient's limit`, async () => {
  const companies = await Promise.all(times(AT_ONCE, () => aCompany(server)))
  for (let round = 0; round < ROUNDS / 10; round += 1) {
    server.clock.advance({ days: 1 })
    const admins = await Promise.all(companies.map(({ admin }) => server.signIn(admin.phoneOrEmail)))
    const person = aColleague()
    await Promise.all(admins.map(({ call }) => call('addCompanyUser', { body: person })))
    expect(await notices(person.phone)).toBe(LIMIT)
    expect(await notices(person.email)).toBe(LIMIT)
  }
})

test(`one person who requests access to ${AT_ONCE} companies at once sends no more than their own limit`, async () => {
  const companies = await Promise.all(times(AT_ONCE, () => aCompany(server)))
  for (let round = 0; round < ROUNDS / 10; round += 1) {
    const { call } = await server.signIn()
    const asked = companies.map(({ gstin }) => call('requestCompanyAccess', { body: { gstnId: gstin } }))
    expect(tally(await outcomes(asked))).toEqual({ done: LIMIT, 'too-many-requests': AT_ONCE - LIMIT })
    expect((await call('listOwnAccessRequests')).accessRequests).toHaveLength(LIMIT)
  }
})

test(`one company that invites ${AT_ONCE} people at once sends no more than its quota`, async () => {
  for (let round = 0; round < ROUNDS / 10; round += 1) {
    const { admin } = await aCompany(server)
    const people = Array.from({ length: AT_ONCE }, () => aColleague())
    await Promise.allSettled(people.map((body) => admin.call('addCompanyUser', { body })))
    const sent = await Promise.all(people.flatMap(({ phone, email }) => [notices(phone), notices(email)]))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(LIMIT)
  }
})
