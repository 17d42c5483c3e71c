import { CartItem } from '#contract/cart.ts'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { Enquiry, enquiriesApi } from '#contract/enquiries.ts'
import { locationsApi } from '#contract/locations.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

export const MACHINES = [
  'Genie GS-1930 Electric Scissor Lift',
  'JLG 600AJ Articulated Boom Lift',
  'JCB 3DX Backhoe Loader',
]

const nameOf = (n: number) => MACHINES[n] ?? `Machine ${n + 1}`
const slugOf = (n: number) => nameOf(n).toLowerCase().replaceAll(' ', '-')

/** The civil date in India this many days from today. */
export const startIn = (days: number) => addDays(dateInIndia(new Date()), days)

/** The n-th machine in a cart, for one month. */
export const aCartItem = (n: number) =>
  sampleOf(CartItem, {
    enquiryCartLineItemId: idOf(200 + n),
    productId: idOf(300 + n),
    quantity: 1,
    period: 'MONTH',
    duration: 1,
    product: {
      slug: slugOf(n),
      name: nameOf(n),
      subCategory: { slug: 'scissor-lift', name: 'Scissor Lift' },
      drawing: { url: `/drawings/${slugOf(n)}.svg`, widthM: 1.9, heightM: 2 },
      available: true,
    },
  })

/** A cart of this many machines. */
export const aCart = (count: number) => ({ items: Array.from({ length: count }, (_, n) => aCartItem(n)), version: 7 })

const heading = {
  enquiryId: idOf(400),
  enquiryNumber: 'ENQ-2627-000012',
  enquiryDate: startIn(0),
  city: 'pune',
  cityName: 'Pune',
  startDate: startIn(7),
}

const OPEN = { opens: '09:00', closes: '18:30' }

/** A submitted enquiry for two machines in Pune. */
export const anEnquiry = makerOf(Enquiry, {
  ...heading,
  deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
  lineItems: [0, 1].map((n) => ({
    productId: idOf(300 + n),
    productSlug: slugOf(n),
    productName: nameOf(n),
    quantity: n + 1,
    period: 'WEEK' as const,
    duration: 2,
    availableInCity: n === 0,
  })),
  events: [{ event: 'submit', status: 'SUBMITTED', at: new Date().toISOString(), actor: 'Asha Patil' }],
  officeHours: { MON: OPEN, TUE: OPEN, WED: OPEN, THU: OPEN, FRI: OPEN, SAT: OPEN },
  mayAct: true,
})

/** The same as a row of the list. */
export const aSummary = makerOf(enquiriesApi.listEnquiries.response.shape.enquiries.shape.content.element, {
  ...heading,
  machines: MACHINES.slice(0, 2),
  lineCount: 2,
  siteName: 'Gate 3, Chakan Industrial Area, Pune',
  askedBy: 'Asha Patil',
})

/** The counts by status when all enquiries are submitted. */
export const countsOf = (submitted: number) =>
  sampleOf(enquiriesApi.countEnquiries.response, { ALL: submitted, SUBMITTED: submitted })

export const LOCATIONS = sampleOf(locationsApi.listLocations.response, {
  locations: [
    { slug: 'mumbai', name: 'Mumbai', state: 'Maharashtra', metro: true, lat: 19.076, lng: 72.8777 },
    { slug: 'pune', name: 'Pune', state: 'Maharashtra', metro: true, lat: 18.5204, lng: 73.8567 },
    { slug: 'nashik', name: 'Nashik', state: 'Maharashtra', lat: 19.9975, lng: 73.7898 },
  ],
})
