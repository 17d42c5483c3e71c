// The parts of an agreement that tests of the arithmetic do not look at.
import type { Agreed } from '#contract/jobs.ts'

const party = { name: 'Yantra', gstin: null, address: 'Chakan, Pune', state: 'Maharashtra' }

/** An agreement without terms and extras. */
export const parties = {
  quoteNumber: 'QTN-2627-000019',
  version: 2,
  poNumber: null,
  withOperator: true,
  diesel: null,
  boarding: 'CUSTOMER',
  trip: null,
  plannedPaise: 0,
  cycle: 'ANNIVERSARY',
  cycleDay: 1,
  noticeDays: 7,
  deemedDays: 3,
  certifyDays: 7,
  paymentDays: 30,
  gstPercent: '18',
  supply: 'DOMESTIC',
  supplier: party,
  billTo: party,
} as const satisfies Omit<Agreed, 'terms' | 'extras'>
