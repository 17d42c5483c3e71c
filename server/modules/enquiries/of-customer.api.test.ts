import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const accounts = await server.signInStaff('ACCOUNTS')
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const { productId = '', name = '' } = products.content[0] ?? {}

async function ask({ call }: Awaited<ReturnType<typeof server.signIn>>) {
  server.clock.advance({ minutes: 1 })
  await call('addCartItemWithDetails', { body: { productId, quantity: 2, period: 'MONTH', duration: 3 } })
  return (await call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })).enquiryId
}
const listed = async (id: string, query: object = {}) =>
  (await accounts.call('listCustomerEnquiries', { params: { id }, query })).enquiries

test('the enquiries of a company are listed newest first, from all of its people', async () => {
  const { companyId, user, admin } = await aCompany(server)
  const [first, second] = [await ask(user), await ask(admin)]
  const { content, totalElements } = await listed(companyId)
  expect([content.map(({ enquiryId }) => enquiryId), totalElements]).toEqual([[second, first], 2])
  expect(content[0]).toMatchObject({ machines: `2 ${name}`, status: 'SUBMITTED', cityName: 'Pune' })
  const older = await listed(companyId, { page: '1', size: '1' })
  expect(older.content.map(({ enquiryId }) => enquiryId)).toEqual([first])
  expect((await listed(user.accountId)).content).toEqual([])
})

test('a person’s list holds the enquiries they made for themself', async () => {
  const [person, other] = [await server.signIn(), await server.signIn()]
  const [mine] = [await ask(person), await ask(other)]
  expect((await listed(person.accountId)).content.map(({ enquiryId }) => enquiryId)).toEqual([mine])
})
