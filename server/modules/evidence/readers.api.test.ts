import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import type { HouseKey } from '#contract/document-keys.ts'
import { aCompany } from '#tests/support/company.ts'
import { aSiteJob } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'
import { dueIn, sentSheet } from '#tests/support/summary-sheets.ts'
import { checkPack } from '#web/features/evidence/check-pack.ts'

vi.setConfig({ testTimeout: 120_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const { keys } = (await server.ask({ url: '/v1/public/document-key' })).json<{ keys: HouseKey[] }>()
type Company = Awaited<ReturnType<typeof aCompany>>

/** A sheet of a job at a site of the company, which its administrator asked for. */
async function aSheet({ admin }: Company) {
  const { addressId, jobId } = await aSiteJob(server, admin, products.content[0]?.productId ?? '')
  await dueIn(server, { person: admin, jobId })
  return { addressId, summarySheetId: (await sentSheet(server, jobId)).summarySheetId }
}

test('S1 people who work at the site get the whole pack, with the quote that they may read; nobody else gets one', async () => {
  const company = await aCompany(server)
  const { addressId, summarySheetId } = await aSheet(company)
  const pack = (token: string) =>
    server.ask({
      url: `/v1/rentals/summary-sheets/${summarySheetId}/evidence`,
      headers: { authorization: `Bearer ${token}` },
    })
  const { admin, user } = company
  expect((await pack(user.accessToken)).statusCode).toBe(404)
  const other = await aCompany(server)
  expect((await pack(other.admin.accessToken)).statusCode).toBe(404)
  await admin.call('assignToSite', { params: { id: addressId }, body: { userId: user.accountId, engineer: false } })
  const [whole, theirs] = [await pack(admin.accessToken), await pack(user.accessToken)]
  const agreements = ({ rawPayload }: typeof whole) =>
    Object.keys(unzipSync(rawPayload)).filter((path) => path.startsWith('agreements/'))
  expect([agreements(whole).length, agreements(theirs).length]).toEqual([2, 2])
  for (const { rawPayload } of [whole, theirs])
    expect(await checkPack(rawPayload, keys)).toMatchObject({ ok: true, links: 3 })
})
