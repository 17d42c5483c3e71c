// The request and the billing party of test enquiries.
import { addDays, dateInIndia } from '#contract/dates.ts'

export const enquiryBody = (now: Date) => ({
  city: 'pune',
  deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
  startDate: addDays(dateInIndia(now), 7),
  operatorRequired: false,
})

export const BILLING_PARTY = { name: 'Meera Joshi', address: '12 Karve Road, Pune 411004', state: 'Maharashtra' }
