import { addDays, dateInIndia } from '#contract/dates.ts'
import type { OffHirePreview } from '#contract/jobs.customer.ts'
import { Job, JobBill, JobSummary } from '#contract/jobs.ts'
import { makerOf, type Named, sampleOf } from './sample-of.ts'
import { DECCAN, HOUSE, idOf } from './samples.ts'

const today = dateInIndia(new Date())

/** A machine on hire since 40 days, for 61 days. */
export const aJobSummary = (n = 0, more: Named<JobSummary> = {}) =>
  sampleOf(JobSummary, {
    jobId: idOf(700 + n),
    jobNumber: `JOB-2627-00001${n}`,
    status: 'ON_HIRE',
    machine: { name: 'JLG 450AJ Articulated Boom Lift', serialNumber: '0300221847', fleetNumber: 'BL-014' },
    site: { addressId: idOf(500), addressName: 'Kharadi Tower B', city: 'Pune' },
    from: addDays(today, -40),
    expectedTo: addDays(today, 20),
    toDatePaise: 17_733_333,
    withOperator: true,
    ...more,
  })

/** The same as the desk lists it. */
export const aDeskJobSummary = (n = 0, more: Named<JobSummary> = {}) => ({
  ...aJobSummary(n, more),
  customer: 'Deccan Buildworks LLP',
})

const bill = (start: number, end: number, toDatePaise: number) => {
  const [from, to] = [addDays(today, start), addDays(today, end)]
  const hire = { code: 'HIRE', description: 'Hire', whyKey: 'fullCycle', whyParams: { from, to }, why: '' }
  return { from, to, toDatePaise, projectedPaise: 13_300_000, lines: [{ ...hire, amountPaise: 13_300_000 }] }
}

/** The same job in full, at its second bill. */
export const aJob = makerOf(Job, {
  ...aJobSummary(),
  quoteId: idOf(45),
  enquiryId: idOf(400),
  agreed: {
    quoteNumber: 'QTN-2627-000019',
    version: 2,
    poNumber: 'DBW/PO/2231',
    withOperator: true,
    plannedPaise: 26_000_000,
    cycle: 'ANNIVERSARY',
    deemedDays: 3,
    certifyDays: 7,
    paymentDays: 30,
    gstPercent: '18',
    supplier: HOUSE,
    billTo: DECCAN,
  },
  terms: { basis: 'MONTH', ratePaise: 13_300_000 },
  termsInWords: ['Machine rate ₹1,33,000 a month.'],
  noticeDays: 7,
  operator: { name: 'Ganesh Pawar', licenceNumber: 'MH12 20200012345', licenceValidTo: '2027-08-18' },
  onHireFrom: addDays(today, -40),
  projectedPaise: 26_600_000,
  bills: [bill(-40, -10, 13_300_000), bill(-9, 20, 4_433_333)],
  hours: { days: 34, worked: '297.5', idle: '21.25', breakdown: '6.5' },
  documents: [
    {
      documentId: idOf(801),
      kind: 'INSURANCE',
      number: 'OG-27-1801',
      validTo: addDays(today, 130),
      state: 'VALID',
      fileId: idOf(811),
      url: '/files/a',
      type: 'application/pdf',
    },
    { documentId: idOf(802), kind: 'INSPECTION', number: 'TPI-118', validTo: addDays(today, 17), state: 'DUE' },
  ],
  events: [
    { event: 'schedule', status: 'SCHEDULED', at: '2026-10-08T12:32:00Z', actor: '' },
    { event: 'allocate', status: 'SCHEDULED', at: '2026-10-09T05:32:00Z', actor: 'Rohan Kulkarni' },
    { event: 'startHire', status: 'ON_HIRE', at: '2026-10-14T02:45:00Z', actor: 'Rohan Kulkarni' },
  ],
})

/** The same job before its machine is named. */
export const aScheduledJob = (more: Named<Job> = {}) =>
  aJob({
    status: 'SCHEDULED',
    machine: { name: 'JLG 450AJ Articulated Boom Lift' },
    operator: null,
    onHireFrom: null,
    toDatePaise: 0,
    hours: {},
    from: addDays(today, 3),
    expectedTo: addDays(today, 63),
    bills: [bill(3, 33, 0), bill(34, 63, 0)],
    events: aJob().events.slice(0, 1),
    ...more,
  })

/** A preview of its off-hire: a week of notice, and a minimum that is not reached. */
export function aPreview(): OffHirePreview {
  const { lines, ...last } = bill(-9, 7, 4_433_333)
  const minimum = { code: 'MINIMUM', description: 'Hire', amountPaise: 1_000_000, whyKey: 'extra' }
  const all = [...lines, { ...minimum, whyParams: { code: 'MINIMUM' } }]
  return {
    billingStopsAt: last.to,
    toPayPaise: 22_300_000,
    savedPaise: 4_300_000,
    bill: sampleOf(JobBill, { ...last, projectedPaise: 9_000_000, lines: all }),
  }
}

/** The same job once its off-hire is requested, or confirmed at an instant. */
export const anOffHireJob = (acknowledgedAt: string | null = null) =>
  aJob({
    status: 'OFF_HIRE_REQUESTED',
    offHireNumber: 'OFF-2627-000001',
    expectedTo: addDays(today, 7),
    offHire: {
      offHireNumber: 'OFF-2627-000001',
      requestedAt: '2026-11-23T05:00:00Z',
      billingStopsAt: addDays(today, 7),
      acknowledgedAt,
      cause: 'CUSTOMER',
    },
  })
