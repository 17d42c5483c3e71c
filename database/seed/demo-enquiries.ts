import { addDays, dateInIndia } from '#contract/dates.ts'
import { addToCart, type CartDetails, listCart, removeFromCart } from '#server/modules/cart/cart.ts'
import { listEnquiries, submitEnquiry } from '#server/modules/enquiries/enquiries.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import { demoPeople } from './demo-people.ts'
import { seededId } from './seeded-id.ts'

type Story = {
  daysAgo: number
  city: string
  deliveryAddress: string
  notes: string
  lines: Record<string, CartDetails>
}

/** What Ravi asked for before: told in days before today, so that the demo never ages. */
const stories: Story[] = [
  {
    daysAgo: 41,
    city: 'pune',
    deliveryAddress: 'Survey 62, Kharadi Bypass Road, Pune 411014',
    notes: 'Trench for a storm drain, about 180 m. Narrow lane, please send the smaller trailer.',
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'WEEK', duration: 2 } },
  },
  {
    daysAgo: 9,
    city: 'mumbai',
    deliveryAddress: 'Hall 4, Nesco Centre, Goregaon East, Mumbai 400063',
    notes: 'Ceiling services at 9 m. Night delivery between 23:00 and 05:00 only.',
    lines: {
      'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 1 },
      'genie-gs-1930': { quantity: 4, period: 'MONTH', duration: 1 },
    },
  },
]

const MORNING_MS = 10 * 60 * 60 * 1000

/** What a start that was stopped half-way through a story left in the cart. */
async function emptyCart(db: Database, accountId: string) {
  const { items } = await listCart(db, accountId)
  for (const { enquiryCartLineItemId } of items) await removeFromCart(db, accountId, enquiryCartLineItemId)
}

const individual = (accountId: string) => ({ accountId, companyId: null, role: 'ROLE_USER' as const })

async function tell(db: Database, accountId: string, story: Story, now: Date) {
  const at = new Date(Date.parse(addDays(dateInIndia(now), -story.daysAgo)) + MORNING_MS)
  const { city, deliveryAddress, notes, lines } = story
  for (const [slug, details] of Object.entries(lines)) await addToCart(db, accountId, seededId(slug), details)
  const startDate = addDays(dateInIndia(at), 5)
  const request = {
    city,
    projectSiteId: null,
    deliveryAddress,
    notes,
    startDate,
    operatorRequired: false,
    poNumber: null,
  }
  await submitEnquiry({ db, clock: () => at }, individual(accountId), undefined, request)
}

/** Gives the demo's individual two earlier enquiries, through the same use cases that a person's clicks go through. */
export async function seedDemoEnquiries(db: Database, clock: Clock) {
  const { accountId } = demoPeople.individual
  const { enquiries } = await listEnquiries(db, individual(accountId), { page: 0, size: 1 })
  // They are told in order, so as many as there are enquiries have been told.
  const untold = stories.slice(enquiries.totalElements)
  if (untold.length > 0) await emptyCart(db, accountId)
  for (const story of untold) await tell(db, accountId, story, clock())
}
