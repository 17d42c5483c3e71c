import { expect, test } from 'vitest'
import { MESSAGES_PER_DAY } from '#contract/enquiries.messages.ts'
import { proofs } from '#tests/support/proofs.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 50)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const [kavita, arun] = [await server.signInStaff('SALES'), await server.signInStaff('SALES')]
type Person = Awaited<ReturnType<typeof server.signIn>>

async function anEnquiry(person: Person) {
  await person.call('addCartItem', { body: { productId } })
  const body = enquiryBody(server.clock.now())
  return { id: (await person.call('submitEnquiry', { body, headers: {} })).enquiryId }
}
const say = ({ call }: Person, params: { id: string }) =>
  call('sendEnquiryMessage', { params, headers: {}, body: { text: 'Hello' } })

test(`R when two colleagues take an enquiry at once, one gets it and the other sees who, ${ROUNDS} rounds`, async () => {
  const person = await server.signIn()
  for (let round = 0; round < ROUNDS; round += 1) {
    const params = await anEnquiry(person)
    const take = ({ call, accountId }: typeof kavita) =>
      call('assignEnquiry', { params, body: { to: accountId, from: null } })
    const replies = await Promise.allSettled([take(kavita), take(arun)])
    const won = replies.findIndex(({ status }) => status === 'fulfilled')
    const [lost] = replies.filter((reply) => reply.status === 'rejected')
    expect(lost?.reason).toMatchObject({ type: '/problems/taken-by-colleague' })
    const { enquiry } = await kavita.call('getInboxEnquiry', { params })
    expect(enquiry.assignee?.staffId).toBe([kavita, arun][won]?.accountId)
  }
})

test(`R a message sent while the enquiry is cancelled arrives before it or is refused, ${ROUNDS} rounds`, async () => {
  const person = await server.signIn()
  for (let round = 0; round < ROUNDS; round += 1) {
    const params = await anEnquiry(person)
    const [said] = await Promise.allSettled([
      kavita.call('writeToCustomer', { params, headers: {}, body: { text: 'Hello' } }),
      person.call('cancelEnquiry', { params, body: { reason: 'Postponed' } }),
    ])
    const { enquiry } = await person.call('getEnquiry', { params })
    expect(enquiry.status).toBe('CANCELLED')
    expect([
      [undefined, 1],
      ['/problems/status-conflict', 0],
    ]).toContainEqual([said.status === 'rejected' ? said.reason.type : undefined, enquiry.messages.length])
  }
})

test(`R messages from both sides at once are numbered without gap, ${ROUNDS} rounds`, async () => {
  const person = await server.signIn()
  const params = await anEnquiry(person)
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all([
      say(person, params),
      kavita.call('writeToCustomer', { params, headers: {}, body: { text: 'Hi' } }),
    ])
  expect((await person.call('getEnquiry', { params })).enquiry.messages).toHaveLength(2 * ROUNDS)
})

test('R a person’s daily limit holds over several enquiries at once', async () => {
  const person = await server.signIn()
  const all = [await anEnquiry(person), await anEnquiry(person), await anEnquiry(person)]
  for (let sent = 0; sent < MESSAGES_PER_DAY.customer - 1; sent += 1) await say(person, all[0] ?? { id: '' })
  const replies = await Promise.allSettled(all.map((params) => say(person, params)))
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
