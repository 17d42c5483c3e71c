import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { draftFor, sendDraft } from '#tests/support/quotes.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const company = await aCompany(server)
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const product = products.content[0]
await company.user.call('addCartItem', { body: { productId: product?.productId ?? '' } })
const body = enquiryBody(server.clock.now())
const enquiry = await company.user.call('submitEnquiry', { body, headers: {} })

const find = async (q: string) => (await sales.call('searchDesk', { query: { q } })).results

test('an enquiry is found by its number', async () => {
  expect(await find(enquiry.enquiryNumber.slice(-6))).toContainEqual(
    expect.objectContaining({ kind: 'ENQUIRY', id: enquiry.enquiryId, title: enquiry.enquiryNumber }),
  )
})

test('a quote is found by its number and its customer, in its newest version', async () => {
  const first = await draftFor(server, enquiry.enquiryId)
  const { quoteNumber, customer } = first
  const quote = { kind: 'QUOTE', title: quoteNumber, detail: customer }
  expect(await find(quoteNumber.slice(-6))).toContainEqual({ ...quote, id: first.quoteId })
  await sendDraft(server, first.quoteId)
  const { quoteId: id } = await draftFor(server, enquiry.enquiryId)
  const found = (await find(customer)).filter(({ kind }) => kind === 'QUOTE')
  expect(found).toEqual([{ ...quote, id }])
})

test('a company is found by its GSTIN', async () => {
  const [found] = await find(company.gstin)
  expect(found).toMatchObject({ kind: 'COMPANY', id: company.companyId, detail: company.gstin })
})

test('a person is found by their phone number, staff are not', async () => {
  expect(await find(company.user.phoneOrEmail)).toMatchObject([{ kind: 'PERSON', id: company.user.accountId }])
  expect(await find(sales.phoneOrEmail)).toEqual([])
})

test('a machine is found by its name', async () => {
  expect(await find(product?.name ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'PRODUCT', id: product?.slug, title: product?.name }),
  )
})

test('a post is found by its title', async () => {
  expect(await find('off-hire checklist')).toContainEqual(expect.objectContaining({ kind: 'POST' }))
})

test.each(['', 'x', '%%', '__', '\\\\'])('%j finds nothing', async (q) => {
  expect(await find(q)).toEqual([])
})

test('at most five of a kind are found', async () => {
  const kinds = (await find('a ')).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'PRODUCT').length).toBeLessThanOrEqual(5)
})
