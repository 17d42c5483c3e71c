import { expect, test } from 'vitest'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aSubmitted } from '#tests/support/logsheets.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { aSigningLink } from '#tests/support/signed-links.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const ROUNDS = proofs(3, 50)
const AT_ONCE = 8

test(`a logsheet is signed once by ${AT_ONCE} uses of its links at once, ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { jobId } = await aPersonsJob(server, products.content[0]?.productId ?? '')
    await putOnHire(server, jobId)
    const id = await aSubmitted(server, jobId)
    const tokens = [(await aSigningLink(server, id)).token, (await aSigningLink(server, id)).token]
    const sign = (token = '') =>
      server.ask({
        method: 'POST',
        url: '/v1/links/logsheet/sign',
        headers: { 'yantra-link': token },
        payload: { signature: 'M0 0L9 9', version: 1 },
      })
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => sign(tokens[at % 2])))
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
    expect(statuses).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
    const { call } = await server.signInStaff('OPERATIONS')
    const { links } = await call('listDeskLogsheetLinks', { params: { id } })
    expect(links.filter(({ state }) => state === 'USED')).toHaveLength(1)
  }
})
