import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Pick<Awaited<ReturnType<typeof server.signIn>>, 'call'>

async function anEnquiry({ call }: Person) {
  await call('addCartItem', { body: { productId } })
  return call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
}

async function bellOf({ call }: Person) {
  await server.runTasks()
  return call('listNotifications', { query: {} })
}

test('reading a record marks its reader’s notifications about it as read, and no others', async () => {
  const company = await aCompany(server)
  const [first, second] = [await anEnquiry(company.user), await anEnquiry(company.user)]
  expect((await bellOf(company.admin)).unread).toBe(2)
  await company.user.call('readNotifications', { body: { recordId: first.enquiryId } })
  expect((await bellOf(company.admin)).unread).toBe(2)
  await company.admin.call('readNotifications', { body: { recordId: first.enquiryId } })
  const { notifications } = await bellOf(company.admin)
  const unread = notifications.content.filter(({ readAt }) => readAt === null)
  expect(unread.map(({ url }) => url)).toEqual([`/my-rental/manage-enquiry/${second.enquiryId}`])
})
