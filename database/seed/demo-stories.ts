import { customer } from '#server/platform/principal.ts'
import { demoCompanies } from './demo-companies.ts'
import { atRate, longer, orSinoboom, validFor } from './demo-contents.ts'
import { demoPeople } from './demo-people.ts'
import type { Buyer, Story } from './demo-story.ts'

type Person = (typeof demoPeople)[keyof typeof demoPeople]

const buyer = ({ accountId, firstName, lastName, verified }: Person, companyId: string | null): Buyer => ({
  ...customer(accountId, companyId),
  // Of a colleague's enquiries they see none, so that each counts their own.
  role: 'ROLE_USER',
  userType: companyId === null ? 'INDIVIDUAL' : 'COMPANY',
  name: `${firstName} ${lastName}`,
  phoneEmail: verified[0],
  familyId: '',
  tokenId: '',
})

const ravi = buyer(demoPeople.individual, null)
const asha = buyer(demoPeople.deccanAdmin, demoCompanies.deccan)
const imran = buyer(demoPeople.deccanUser, demoCompanies.deccan)
const anita = buyer(demoPeople.konkanAdmin, demoCompanies.konkan)
const neha = buyer(demoPeople.waiting, null)

/** Earlier enquiries, each person's oldest first; times are before now, so the demo never ages. */
export const stories: Story[] = [
  {
    by: imran,
    ago: { days: 48 },
    city: 'pune',
    to: { site: 'Kharadi Tower B' },
    notes: 'Reach over the podium for glass of floor 4.',
    lines: { 'jlg-450aj': { quantity: 1, period: 'MONTH', duration: 1 } },
    taken: true,
    steps: [
      { hours: 4, does: 'send', change: validFor(7) },
      { hours: 6, does: 'read', by: imran },
      { hours: 9 * 24, does: 'expire' },
    ],
  },
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
    steps: [
      { hours: 5, does: 'send' },
      { hours: 23, does: 'read', by: asha },
      { hours: 24, does: 'ask', by: asha, words: 'Four months instead of three. What is the rate then?' },
      {
        hours: 29,
        does: 'send',
        change: (content) => atRate(40_000, 'Two lifts for four months')(longer(30)(content)),
      },
      { hours: 49, does: 'accept', by: asha, poNumber: 'DBW/PO/2231' },
    ],
  },
  {
    by: imran,
    ago: { days: 20 },
    city: 'navi-mumbai',
    to: { site: 'Nerul Depot' },
    notes: 'Unloading of precast panels, two days a week.',
    lines: { 'escorts-f15': { quantity: 1, period: 'DAY', duration: 14 } },
    taken: true,
    steps: [
      { hours: 3, does: 'send' },
      { hours: 27, does: 'decline', by: imran, words: 'Our contractor brings a crane of his own.' },
    ],
  },
  {
    by: asha,
    ago: { days: 12 },
    city: 'pune',
    to: { site: 'Kharadi Tower B' },
    notes: 'A third lift for the lobby.',
    lines: { 'genie-gs-1930': { quantity: 1, period: 'MONTH', duration: 2 } },
    taken: true,
    steps: [
      { hours: 4, does: 'send' },
      { hours: 30, does: 'cancel', by: asha, words: 'The lobby is built with scaffolding.' },
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
    by: asha,
    ago: { days: 5 },
    city: 'mumbai',
    to: { site: 'Nesco Hall 4' },
    notes: 'Banners along the hall at 10 m.',
    operatorRequired: true,
    lines: { 'jlg-450aj': { quantity: 1, period: 'MONTH', duration: 2 } },
    taken: true,
    steps: [
      { hours: 4, does: 'send' },
      { hours: 26, does: 'withdraw', reason: 'The boom is in the workshop. A new quote with another machine follows.' },
      { hours: 27, does: 'draft' },
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
    steps: [
      { hours: 25, does: 'send' },
      { hours: 28, does: 'read', by: imran },
      { hours: 29, does: 'askApproval', by: imran, words: 'The depot is handed over on the 30th. Above my limit.' },
    ],
  },
  {
    by: asha,
    ago: { days: 3 },
    city: 'mumbai',
    to: { site: 'Nesco Hall 4' },
    notes: 'Ceiling services at 9 m in the east bay.',
    lines: { 'genie-gs-3246': { quantity: 2, period: 'MONTH', duration: 3 } },
    taken: true,
    steps: [
      { hours: 4, does: 'send' },
      { hours: 24, does: 'read', by: asha },
      { hours: 25, does: 'ask', by: asha, words: 'Is there a cheaper lift of the same height?' },
      { hours: 29, does: 'send', change: orSinoboom },
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
