import type { CartDetails } from '#server/modules/cart/cart.ts'
import { type Customer, customer } from '#server/platform/principal.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoPeople } from './demo-people.ts'

export type Buyer = Customer & { role: 'ROLE_USER' }
const buyer = ({ accountId }: { accountId: string }, companyId: string | null): Buyer => ({
  ...customer(accountId, companyId),
  role: 'ROLE_USER',
})

/** What was said after an enquiry came, by the customer, to them, or among the desk alone. */
type Said = { as: 'CUSTOMER' | 'DESK' | 'NOTE'; minutesLater: number; text: string }

export type Story = {
  by: Buyer
  /** Minutes before now, or at ten in the morning so many days ago. */
  ago: { minutes: number } | { days: number }
  city: string
  /** An address, or the name of a project site. */
  to: { address: string } | { site: string }
  notes: string
  poNumber?: string
  operatorRequired?: true
  lines: Record<string, CartDetails>
  /** Kavita has taken it. */
  taken?: true
  said?: readonly Said[]
}

const ravi = buyer(demoPeople.individual, null)
const asha = buyer(demoPeople.deccanAdmin, demoCompanies.deccan)
const imran = buyer(demoPeople.deccanUser, demoCompanies.deccan)
const anita = buyer(demoPeople.konkanAdmin, demoCompanies.konkan)
const neha = buyer(demoPeople.waiting, null)

/** Earlier enquiries, each person's oldest first; times are before now, so the demo never ages. */
export const stories: Story[] = [
  {
    by: ravi,
    ago: { days: 41 },
    city: 'pune',
    to: { address: 'Survey 62, Kharadi Bypass Road, Pune 411014' },
    notes: 'Trench for a storm drain, about 180 m. Narrow lane, please send the smaller trailer.',
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'WEEK', duration: 2 } },
    taken: true,
    said: [
      { as: 'DESK', minutesLater: 95, text: 'A 3DX is free from the start date. Does the lane take a 2.5 m trailer?' },
    ],
  },
  {
    by: asha,
    ago: { days: 33 },
    city: 'pune',
    to: { site: 'Kharadi Tower B' },
    notes: 'Façade brackets on floors 3 to 9, two shifts. Ground is compacted murum.',
    poNumber: 'DBW/PO/2231',
    lines: { 'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 3 } },
    taken: true,
    said: [
      { as: 'DESK', minutesLater: 140, text: 'Both machines can come together. We prepare the quote with two shifts.' },
    ],
  },
  {
    by: ravi,
    ago: { days: 9 },
    city: 'mumbai',
    to: { address: 'Hall 4, Nesco Centre, Goregaon East, Mumbai 400063' },
    notes: 'Ceiling services at 9 m. Night delivery between 23:00 and 05:00 only.',
    lines: {
      'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 1 },
      'genie-gs-1930': { quantity: 4, period: 'MONTH', duration: 1 },
    },
    taken: true,
    said: [
      { as: 'DESK', minutesLater: 75, text: 'Night delivery is possible. What does the floor of the hall carry?' },
      { as: 'NOTE', minutesLater: 80, text: 'Nesco wants the gate pass 48 hours ahead. Tell them with the quote.' },
      {
        as: 'CUSTOMER',
        minutesLater: 12_700,
        text: 'Floor load in Hall 4 is 1.5 t/m². Could we have the machines for 20 days instead?',
      },
    ],
  },
  {
    by: imran,
    ago: { days: 4 },
    city: 'navi-mumbai',
    to: { site: 'Nerul Depot' },
    notes: 'Levelling of the depot yard; the gate is 3.2 m wide.',
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'MONTH', duration: 1 } },
    said: [
      { as: 'DESK', minutesLater: 50, text: 'The 3DX is 2.3 m wide, so the gate is fine. The quote follows tomorrow.' },
    ],
  },
  {
    by: anita,
    ago: { days: 3 },
    city: 'mumbai',
    to: { address: 'Plot 14, MIDC Mahape, Navi Mumbai 400710' },
    notes: 'Steel erection of a warehouse, bays of 7 m.',
    lines: { 'genie-gs-3246': { quantity: 1, period: 'DAY', duration: 45 } },
  },
  {
    by: asha,
    ago: { minutes: 205 },
    city: 'mumbai',
    to: { site: 'Nesco Hall 4' },
    notes: 'Ceiling services at 9 m. Delivery only between 23:00 and 05:00.',
    lines: {
      'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 3 },
      'genie-gs-1930': { quantity: 1, period: 'MONTH', duration: 3 },
    },
    taken: true,
  },
  {
    by: anita,
    ago: { minutes: 130 },
    city: 'pune',
    to: { address: 'Konkan Infra yard, Wagholi, Pune 412207' },
    notes: 'Cable trench along the boundary wall.',
    operatorRequired: true,
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'DAY', duration: 12 } },
  },
  {
    by: ravi,
    ago: { minutes: 70 },
    city: 'pune',
    to: { address: 'Survey 62, Kharadi Bypass Road, Pune 411014' },
    notes: 'Backfilling of the drain, the same lane as before.',
    operatorRequired: true,
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'WEEK', duration: 2 } },
  },
  {
    by: neha,
    ago: { minutes: 15 },
    city: 'pune',
    to: { address: 'Row house 7, Magarpatta Road, Hadapsar, Pune 411028' },
    notes: 'Painting a stairwell, 6 m high. Can it pass a door of 0.9 m?',
    lines: { 'genie-gs-1930': { quantity: 1, period: 'DAY', duration: 8 } },
  },
]
