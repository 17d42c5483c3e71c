import type { CartItem } from '#contract/cart.ts'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { Enquiry, EnquirySummary } from '#contract/enquiries.ts'
import type { Location } from '#contract/locations.ts'
import { idOf } from './samples.ts'

export const MACHINES = [
  'Genie GS-1930 Electric Scissor Lift',
  'JLG 600AJ Articulated Boom Lift',
  'JCB 3DX Backhoe Loader',
]

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const nameOf = (n: number) => MACHINES[n] ?? `Machine ${n + 1}`

/** The n-th machine in a cart, for one month. */
export const aCartItem = (n: number): CartItem => ({
  enquiryCartLineItemId: idOf(200 + n),
  productId: idOf(300 + n),
  quantity: 1,
  period: 'MONTH',
  duration: 1,
  product: {
    slug: slugOf(nameOf(n)),
    name: nameOf(n),
    subCategory: { slug: 'scissor-lift', name: 'Scissor Lift' },
    drawing: { url: `/drawings/${slugOf(nameOf(n))}.svg`, widthM: 1.9, heightM: 2 },
    available: true,
  },
})

/** A cart of this many machines. */
export const aCart = (count: number) => ({ items: Array.from({ length: count }, (_, n) => aCartItem(n)), version: 7 })

const heading = {
  enquiryId: idOf(400),
  enquiryNumber: 'ENQ-2627-000012',
  enquiryDate: dateInIndia(new Date()),
  status: 'SUBMITTED',
  city: 'pune',
  cityName: 'Pune',
} as const

const OPEN = { opens: '09:00', closes: '18:30' }
/** Monday to Saturday. */
const OFFICE_HOURS = { MON: OPEN, TUE: OPEN, WED: OPEN, THU: OPEN, FRI: OPEN, SAT: OPEN, SUN: null }

/** A submitted enquiry for two machines in Pune. */
export const anEnquiry = (more: Partial<Enquiry> = {}): Enquiry => ({
  ...heading,
  deliveryAddress: 'Gate 3, Chakan Industrial Area, Pune',
  projectSiteId: null,
  projectSite: null,
  startDate: startIn(7),
  operatorRequired: false,
  poNumber: null,
  notes: null,
  lineItems: [0, 1].map((n) => ({
    productId: idOf(300 + n),
    productSlug: slugOf(nameOf(n)),
    productName: nameOf(n),
    quantity: n + 1,
    period: 'WEEK',
    duration: 2,
    availableInCity: n === 0,
  })),
  quotes: [],
  events: [{ event: 'submit', status: 'SUBMITTED', at: new Date().toISOString(), reason: null, actor: 'Asha Patil' }],
  messages: [],
  answerDueAt: null,
  firstAnsweredAt: null,
  officeHours: OFFICE_HOURS,
  mayAct: true,
  ...more,
})

/** The same as a row of the list. */
export const aSummary = (more: Partial<EnquirySummary> = {}): EnquirySummary => ({
  ...heading,
  machines: MACHINES.slice(0, 2),
  lineCount: 2,
  siteName: 'Gate 3, Chakan Industrial Area, Pune',
  startDate: startIn(7),
  askedBy: 'Asha Patil',
  unread: 0,
  quoteCount: 0,
  latestTotalPaise: null,
  ...more,
})

/** The counts by status when all enquiries are submitted. */
export const countsOf = (submitted: number) => ({
  ALL: submitted,
  SUBMITTED: submitted,
  QUOTED: 0,
  ACCEPTED: 0,
  DECLINED: 0,
  EXPIRED: 0,
  CANCELLED: 0,
})

/** The civil date in India this many days from today. */
export const startIn = (days: number) => addDays(dateInIndia(new Date()), days)

const place = (slug: string, name: string, metro: boolean, [lat, lng]: [number, number]): Location => ({
  slug,
  name,
  state: 'Maharashtra',
  metro,
  aliases: [],
  lat,
  lng,
})
export const LOCATIONS = {
  locations: [
    place('mumbai', 'Mumbai', true, [19.076, 72.8777]),
    place('pune', 'Pune', true, [18.5204, 73.8567]),
    place('nashik', 'Nashik', false, [19.9975, 73.7898]),
  ],
}
