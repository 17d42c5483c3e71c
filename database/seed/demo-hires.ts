// The enquiries that the demo's hires come from; `demo-jobs.ts` continues with the machines.
import { anita, asAdmin, asha, imran } from './demo-buyers.ts'
import { onTerms, withDiesel } from './demo-contents.ts'
import type { Buyer, Change, Step, Story } from './demo-story.ts'

/** Days since the demo began: before all its events, and long enough for a holiday in each of its hires. */
export const BEGAN_DAYS_AGO = 120

/** Quoted on the same day and accepted on the next one. */
export const accepted = (by: Buyer, poNumber: string, change: Change): Step[] => [
  { hours: 4, does: 'send', change },
  { hours: 6, does: 'read', by },
  { hours: 20, does: 'accept', by, poNumber },
]
const weather = { CLIENT_IDLE: '100', WEATHER: '60', FORCE_MAJEURE: '50', STATUTORY_STOP: '50', SUPPLIER: '0' }

/** Told before all others. */
export const hireStories: Story[] = [
  {
    by: asha,
    ago: { days: 113 },
    city: 'pune',
    to: { site: 'Kharadi Tower B' },
    notes: 'Steel and cladding of the east side, up to 13 m, with your operator.',
    operatorRequired: true,
    lines: { 'jlg-450aj': { quantity: 1, period: 'MONTH', duration: 4 } },
    taken: true,
    steps: accepted(
      asha,
      'DBW/PO/2187',
      onTerms({ standbyPct: weather, breakdown: { graceHours: '12', effect: 'DEDUCT' } }),
    ),
  },
  {
    by: imran,
    ago: { days: 100 },
    city: 'navi-mumbai',
    to: { site: 'Nerul Depot' },
    notes: 'Unloading and placing of precast panels, diesel with the machine.',
    operatorRequired: true,
    lines: { 'escorts-f15': { quantity: 2, period: 'MONTH', duration: 1 } },
    taken: true,
    steps: accepted(asAdmin(asha), 'DBW/PO/2194', withDiesel('6', 92)),
  },
  {
    by: anita,
    ago: { days: 62 },
    city: 'mangalore',
    to: { site: 'Panambur Jetty' },
    notes: 'Trenches and backfilling along the berth.',
    operatorRequired: true,
    lines: { 'jcb-3dx-ecoxpert': { quantity: 1, period: 'MONTH', duration: 3 } },
    taken: true,
    steps: accepted(anita, 'KIL/26/114', (content) => content),
  },
]
