import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { proofs } from '#tests/support/proofs.ts'
import { enquiryBody, site } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 100)
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''

const REFUSED = ['projectSiteId']
const KEPT = { projectSiteId: null, projectSite: null, hasAddress: true }

const refusalOf = (reason: { violations?: { field: string }[] }) => reason.violations?.map(({ field }) => field)
async function placeOf({ call }: Awaited<ReturnType<typeof server.signIn>>, enquiryId: string) {
  const { enquiry } = await call('getEnquiry', { params: { id: enquiryId } })
  const { projectSiteId, projectSite, deliveryAddress } = enquiry
  return { projectSiteId, projectSite, hasAddress: deliveryAddress.includes(site.addressLine1) }
}

test(`a site removed during an enquiry for it: the enquiry has its address or is refused by name, ${ROUNDS} rounds`, async () => {
  const { admin, user } = await aCompany(server)
  const { deliveryAddress: _none, ...request } = enquiryBody(server.clock.now())
  for (let round = 0; round < ROUNDS; round += 1) {
    const { addressId } = (await admin.call('addProjectSite', { body: site })).projectSite
    await user.call('addCartItem', { body: { productId } }).catch(() => {})
    const [submitted, removed] = await Promise.allSettled([
      user.call('submitEnquiry', { body: { ...request, projectSiteId: addressId }, headers: {} }),
      admin.call('deleteProjectSite', { params: { id: addressId }, query: { isPermDelete: 'true' } }),
    ])
    expect(removed.status).toBe('fulfilled')
    expect([REFUSED, KEPT]).toContainEqual(
      submitted.status === 'rejected' ? refusalOf(submitted.reason) : await placeOf(user, submitted.value.enquiryId),
    )
  }
})
