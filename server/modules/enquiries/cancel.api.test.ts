import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Awaited<ReturnType<typeof server.signIn>>

async function anEnquiry(person: Person) {
  await person.call('addCartItem', { body: { productId } })
  const body = enquiryBody(server.clock.now())
  const { enquiryId } = await person.call('submitEnquiry', { body, headers: {} })
  return { params: { id: enquiryId } }
}
const body = { reason: 'The pour is postponed.' }

test('a cancelled enquiry shows who cancelled it, when and why', async () => {
  const person = await server.signIn()
  const { params } = await anEnquiry(person)
  server.clock.advance({ seconds: 60 })
  const { enquiry } = await person.call('cancelEnquiry', { params, body })
  expect(enquiry.status).toBe('CANCELLED')
  expect(enquiry.events).toMatchObject([
    { event: 'submit', status: 'SUBMITTED', reason: null },
    { event: 'cancel', status: 'CANCELLED', reason: body.reason, at: server.clock.now().toISOString() },
  ])
  const counts = await person.call('countEnquiries')
  expect(counts).toMatchObject({ ALL: 1, SUBMITTED: 0, CANCELLED: 1 })
})

test.each(['ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'])('an enquiry that is %s stays unchanged', async (status) => {
  const person = await server.signIn()
  const { params } = await anEnquiry(person)
  const put = sql`update enquiry set status = ${status} where enquiry_id = ${params.id}`
  await server.db.asOwner((owner) => owner.rows(put))
  await expect(person.call('cancelEnquiry', { params, body })).rejects.toMatchObject({
    status: 409,
    type: '/problems/status-conflict',
  })
  const { enquiry } = await person.call('getEnquiry', { params })
  expect([enquiry.status, enquiry.events.length]).toEqual([status, 1])
})

test('an administrator cancels for the company; a colleague without that role gets not found', async () => {
  const { admin, user, join } = await aCompany(server)
  const colleague = await server.signIn()
  await join(colleague.accountId, 'ROLE_USER')
  const { params } = await anEnquiry(user)
  await expect(colleague.call('cancelEnquiry', { params, body })).rejects.toMatchObject({ status: 404 })
  expect((await admin.call('cancelEnquiry', { params, body })).enquiry.status).toBe('CANCELLED')
})

test('a reason is required, of at most 2 000 characters', async () => {
  const person = await server.signIn()
  const { params } = await anEnquiry(person)
  for (const reason of ['', ' ', 'x'.repeat(2001)])
    await expect(person.call('cancelEnquiry', { params, body: { reason } })).rejects.toMatchObject({
      status: 422,
      violations: [{ field: 'reason' }],
    })
})
