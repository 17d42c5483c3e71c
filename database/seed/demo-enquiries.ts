import { addDays, dateInIndia } from '#contract/dates.ts'
import { addToCart, type CartDetails, listCart, removeFromCart } from '#server/modules/cart/cart.ts'
import { listEnquiries, submitEnquiry } from '#server/modules/enquiries/enquiries.ts'
import { listSites } from '#server/modules/project-sites/project-sites.ts'
import type { Tools } from '#server/platform/action.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoPeople } from './demo-people.ts'
import { seededId } from './seeded-id.ts'

type Buyer = Customer & { role: 'ROLE_USER' }
const buyer = ({ accountId }: { accountId: string }, companyId: string | null): Buyer => ({
  ...customer(accountId, companyId),
  role: 'ROLE_USER',
})

type Story = {
  by: Buyer
  daysAgo: number
  city: string
  /** An address, or the name of a project site. */
  to: { address: string } | { site: string }
  notes: string
  poNumber?: string
  lines: Record<string, CartDetails>
}

const ravi = buyer(demoPeople.individual, null)
const asha = buyer(demoPeople.deccanAdmin, demoCompanies.deccan)
const imran = buyer(demoPeople.deccanUser, demoCompanies.deccan)

/** Earlier enquiries, oldest first; dates are days before today, so the demo never ages. */
const stories: Story[] = [
  {
    by: ravi,
    daysAgo: 41,
    city: 'pune',
    to: { address: 'Survey 62, Kharadi Bypass Road, Pune 411014' },
    notes: 'Trench for a storm drain, about 180 m. Narrow lane, please send the smaller trailer.',
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'WEEK', duration: 2 } },
  },
  {
    by: asha,
    daysAgo: 33,
    city: 'pune',
    to: { site: 'Kharadi Tower B' },
    notes: 'Façade brackets on floors 3 to 9, two shifts. Ground is compacted murum.',
    poNumber: 'DBW/PO/2231',
    lines: { 'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 3 } },
  },
  {
    by: ravi,
    daysAgo: 9,
    city: 'mumbai',
    to: { address: 'Hall 4, Nesco Centre, Goregaon East, Mumbai 400063' },
    notes: 'Ceiling services at 9 m. Night delivery between 23:00 and 05:00 only.',
    lines: {
      'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 1 },
      'genie-gs-1930': { quantity: 4, period: 'MONTH', duration: 1 },
    },
  },
  {
    by: imran,
    daysAgo: 4,
    city: 'navi-mumbai',
    to: { site: 'Nerul Depot' },
    notes: 'Levelling of the depot yard; the gate is 3.2 m wide.',
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'MONTH', duration: 1 } },
  },
]

const MORNING_MS = 10 * 60 * 60 * 1000

/** Clears the cart that an interrupted start left behind. */
async function emptyCart(tools: Tools, by: Buyer) {
  const { items } = await listCart(tools, by)
  for (const { enquiryCartLineItemId } of items) await removeFromCart(tools, by, enquiryCartLineItemId)
}

async function placeOf(tools: Tools, by: Buyer, to: Story['to']) {
  if ('address' in to) return { deliveryAddress: to.address, projectSiteId: null }
  const { projectSites } = await listSites(tools, by, { page: 0, size: 1, filter: to.site })
  return { deliveryAddress: null, projectSiteId: projectSites.content[0]?.addressId ?? null }
}

async function tell({ db, clock }: Tools, { by, daysAgo, to, lines, city, notes, poNumber }: Story) {
  const at = new Date(Date.parse(addDays(dateInIndia(clock()), -daysAgo)) + MORNING_MS)
  const then = { db, clock: () => at }
  await emptyCart(then, by)
  for (const [slug, details] of Object.entries(lines)) await addToCart(then, by, seededId(slug), details)
  const startDate = addDays(dateInIndia(at), 5)
  const asked = { city, notes, startDate, operatorRequired: false, poNumber: poNumber ?? null }
  await submitEnquiry(then, by, undefined, { ...asked, ...(await placeOf(then, by, to)) })
}

/** Creates the demo's earlier enquiries through the same use cases as the API. */
export async function seedDemoEnquiries(tools: Tools) {
  const told = new Map<Buyer, number>()
  for (const by of [ravi, asha, imran]) {
    const { enquiries } = await listEnquiries(tools, by, { page: 0, size: 1 })
    told.set(by, enquiries.totalElements)
  }
  for (const story of stories) {
    // Each person's enquiries are created in order, so the number they have is the number done.
    const left = told.get(story.by) ?? 0
    told.set(story.by, left - 1)
    if (left <= 0) await tell(tools, story)
  }
}
