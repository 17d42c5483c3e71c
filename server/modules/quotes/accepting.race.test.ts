import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(2, 10)
const AT_ONCE = 200
const server = await aServer()
const { aCompanyQuote, withAlternative, raiseLimit, second, codeOf, send } = await aQuoteWorld(server)

const eventsOf = async (table: 'quote' | 'enquiry', id: string) =>
  (
    await server.db.rows(sql<{ act: string }>`
      select act from ${sql.table(`${table}_event`)} where ${sql.ref(`${table}_id`)} = ${id}`)
  ).map(({ act }) => act)
const acceptances = (quoteId: string) =>
  server.db.rows(sql<{ choices: unknown }>`select choices from quote_acceptance where quote_id = ${quoteId}`)
const codesUsed = async (quoteId: string) =>
  (
    await server.db.rows(sql`
      select 1 from one_time_code where purpose = ${`ACCEPT_QUOTE ${quoteId}`} and used_at is not null`)
  ).length

/** Tries again where the server has no connection free: the outcome of the call itself counts. */
async function patiently<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    if ((error as { type?: string }).type !== '/problems/service-unavailable') throw error
    return patiently(make)
  }
}

/** The jobs of a version; its line is one machine. */
const jobsOf = async (quoteId: string) =>
  (await server.db.asOwner((owner) => owner.rows(sql`select from job where quote_id = ${quoteId}`))).length

test(`R4 of ${AT_ONCE} acceptances at once by two people one counts, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { company, quoteId, enquiryId } = await aCompanyQuote(withAlternative)
    const { admin, user } = company
    await raiseLimit(company, 10_00_00_000_00)
    const [ofAdmin, ofUser] = [await codeOf(admin, quoteId), await codeOf(user, quoteId)]
    const params = { quoteId }
    const choices = [{ lineNo: 1, productId: second.productId }]
    const found = await outcomes(
      times(AT_ONCE, (n) =>
        n % 2 === 0
          ? patiently(() => admin.call('acceptQuote', { params, body: { otp: ofAdmin } }))
          : patiently(() => user.call('acceptQuote', { params, body: { otp: ofUser, choices } })),
      ),
    )
    // Repeats of the accepted request get the same reply; the others are refused.
    expect(tally(found)).toEqual({ done: AT_ONCE / 2, 'status-conflict': AT_ONCE / 2 })
    expect(await acceptances(quoteId)).toHaveLength(1)
    expect(await codesUsed(quoteId)).toBe(1)
    expect((await eventsOf('quote', quoteId)).filter((act) => act === 'accept')).toHaveLength(1)
    expect((await eventsOf('enquiry', enquiryId)).filter((act) => act === 'accept')).toHaveLength(1)
    await Promise.all([server.runTasks(), server.runTasks()])
    expect(await jobsOf(quoteId)).toBe(1)
    const notices = await server.outbox(admin.phoneOrEmail)
    expect(notices.filter(({ purpose, text }) => purpose === 'notice' && text.includes('accepted it'))).toHaveLength(1)
    server.clock.advance({ minutes: 1 })
  }
})

test(`R4 of an acceptance, a refusal and a new version at once one counts, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { company, quoteId, enquiryId } = await aCompanyQuote()
    const { admin, user } = company
    const otp = await codeOf(admin, quoteId)
    const params = { quoteId }
    const sales = await server.signInStaff('SALES')
    const found = await outcomes([
      admin.call('acceptQuote', { params, body: { otp } }),
      user.call('declineQuote', { params, body: { reason: 'Too dear' } }),
      sales.call('withdrawQuote', { params: { id: quoteId }, body: { reason: 'The crane is gone.' } }),
      send(enquiryId),
    ])
    const { quote } = await admin.call('getQuote', { params })
    expect(['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'SUPERSEDED']).toContain(quote.status)
    expect(found.slice(0, 3).filter((outcome) => outcome === 'done').length).toBe(quote.status === 'SUPERSEDED' ? 0 : 1)
    expect(await acceptances(quoteId)).toHaveLength(quote.status === 'ACCEPTED' ? 1 : 0)
    const { enquiry } = await admin.call('getEnquiry', { params: { id: enquiryId } })
    const open = ['QUOTED', 'DECLINED', 'SUBMITTED']
    expect(quote.status === 'ACCEPTED' ? ['ACCEPTED'] : open).toContain(enquiry.status)
    server.clock.advance({ minutes: 1 })
  }
})

test('a burst of wrong codes is compared five times, and the right one comes too late', async () => {
  const { company, quoteId } = await aCompanyQuote()
  const { admin } = company
  const otp = await codeOf(admin, quoteId)
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  const attempt = (typed: string) => admin.call('acceptQuote', { params: { quoteId }, body: { otp: typed } })
  expect(tally(await outcomes(times(20, () => patiently(() => attempt(wrong)))))).toEqual({
    'invalid-otp': 5,
    'too-many-requests': 15,
  })
  expect(await outcomes([attempt(otp)])).toEqual(['too-many-requests'])
  expect(await acceptances(quoteId)).toEqual([])
})
