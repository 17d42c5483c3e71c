import { expect, test } from 'vitest'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 20)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test(`of ten simultaneous cancellations one changes the enquiry, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call } = await server.signIn()
    await call('addCartItem', { body: { productId } })
    const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
    const params = { id: enquiryId }
    const tries = Array.from({ length: 10 }, (_, n) => call('cancelEnquiry', { params, body: { reason: `try ${n}` } }))
    const results = await Promise.allSettled(tries)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.type] : []))
    expect(refused).toEqual(Array.from({ length: 9 }, () => '/problems/status-conflict'))
    const { enquiry } = await call('getEnquiry', { params })
    expect(enquiry.events.map(({ event }) => event)).toEqual(['submit', 'cancel'])
  }
})
