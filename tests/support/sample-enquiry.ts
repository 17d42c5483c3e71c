// Enquiries: what is asked, for where, and who is billed.
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { Call } from '#web/platform/call.ts'

export const enquiryBody = (now: Date) => ({
  city: 'pune',
  deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
  startDate: addDays(dateInIndia(now), 7),
  operatorRequired: false,
})

type Asking = { readonly call: Call }
type Clocked = { readonly clock: { readonly now: () => Date } }

/** Somebody asks for one machine, at an address or at a site of their company; returns the id of the enquiry. */
export async function enquire({ clock }: Clocked, { call }: Asking, productId: string, projectSiteId?: string) {
  await call('addCartItem', { body: { productId } })
  const { deliveryAddress, ...asked } = enquiryBody(clock.now())
  const place = projectSiteId === undefined ? { deliveryAddress } : { projectSiteId }
  return (await call('submitEnquiry', { body: { ...asked, ...place }, headers: {} })).enquiryId
}

export const BILLING_PARTY = { name: 'Meera Joshi', address: '12 Karve Road, Pune 411004', state: 'Maharashtra' }

/** A project site as a company enters it. */
export const site = {
  addressName: 'Kharadi Tower B',
  addressLine1: 'Survey 62, Kharadi Bypass Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411014',
}
