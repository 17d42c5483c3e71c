import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import type { Timesheet, TimesheetSummary } from '#contract/logsheets.timesheets.ts'
import type { Logsheet, LogsheetSummary, NextLogsheet } from '#contract/logsheets.ts'
import { idOf } from './samples.ts'

const at = '2026-11-20T12:30:00Z'

/** A submitted day with an hour of breakdown. */
export const aLog = (more: Partial<Logsheet> = {}): Logsheet => ({
  logsheetId: idOf(901),
  logNumber: 'LOG-2627-003871',
  jobId: idOf(900),
  date: '2026-11-20',
  shift: 'A',
  jobNumber: 'JOB-2627-000041',
  machineName: 'JLG 450AJ Articulated Boom Lift',
  siteName: 'Kharadi Tower B',
  status: 'SUBMITTED',
  version: 1,
  workedHours: '8',
  idleHours: '0',
  breakdownHours: '1',
  overtimeHours: '0',
  meterOpen: '1388.2',
  meterClose: '1396.2',
  slices: [
    { from: '08:00', to: '12:00', type: 'WORK', cause: null, note: null },
    { from: '12:00', to: '13:00', type: 'BREAKDOWN', cause: 'SUPPLIER', note: 'Hydraulic hose' },
    { from: '13:00', to: '14:00', type: 'MEAL', cause: null, note: null },
    { from: '14:00', to: '18:00', type: 'WORK', cause: null, note: null },
  ],
  fuel: { openingL: '20', issuedL: '35', closingL: '18' },
  remarks: 'Hose replaced on site.',
  photoIds: [],
  photos: [],
  telematicsHours: null,
  enteredBy: 'Rohan More',
  enteredSide: 'SUPPLIER',
  signedBy: null,
  dispute: null,
  hash: 'a3f1'.repeat(16),
  previousHash: null,
  versions: [{ version: 1, at, by: 'Rohan More', hash: 'a3f1'.repeat(16) }],
  checks: [{ key: 'meterGap', level: 'WARN', params: { before: '1387.0', open: '1388.2' } }],
  facts: { previousClose: '1387.0', litresPerHour: null, breakdowns: [] },
  answers: { mayEdit: false, mayRevise: false, maySign: true, mayDispute: true },
  events: [
    { event: 'draft', status: 'DRAFT', at, actor: 'Rohan More', reason: null },
    { event: 'submit', status: 'SUBMITTED', at, actor: 'Rohan More', reason: null },
  ],
  ...more,
})

const readOnly = { mayEdit: false, mayRevise: false, maySign: false, mayDispute: false }

export const aSignedLog = (how: 'OTP' | 'DRAWN' | 'TYPED' = 'OTP'): Logsheet =>
  aLog({
    status: 'SIGNED',
    answers: readOnly,
    signedBy: {
      name: 'Asha Patil',
      designation: 'Site engineer',
      at,
      how,
      drawn: how === 'DRAWN' ? 'M20 60L120 30L220 70' : null,
    },
  })

export const aDisputedLog = (): Logsheet =>
  aLog({
    status: 'DISPUTED',
    answers: readOnly,
    dispute: { reason: 'It stood still until two.', slice: 1, by: 'Asha Patil', at },
  })

const slice = (from: string, to: string, type: Logsheet['slices'][number]['type']) => ({
  from,
  to,
  type,
  cause: null,
  note: null,
})

/** The initial content of the next day: yesterday's nine hours, and the meter where they ended. */
export const aNextLog = (more: Partial<NextLogsheet> = {}): NextLogsheet => ({
  jobId: idOf(900),
  date: '2026-11-21',
  shift: 'A',
  jobNumber: 'JOB-2627-000041',
  machineName: 'JLG 450AJ Articulated Boom Lift',
  siteName: 'Kharadi Tower B',
  first: '2026-11-01',
  last: '2026-11-21',
  logsheetId: null,
  copiedFrom: '2026-11-20',
  content: {
    slices: [slice('08:00', '13:00', 'WORK'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00', 'WORK')],
    meterOpen: '1842.6',
    meterClose: null,
    fuel: null,
    remarks: null,
    photoIds: [],
  },
  facts: { previousClose: '1842.6', litresPerHour: '4', breakdowns: [] },
  ...more,
})

/** A photograph of a log; its picture is a red square. */
export const aPhoto = (n: number): Logsheet['photos'][number] => ({
  fileId: idOf(950 + n),
  name: 'meter.jpg',
  type: 'image/jpeg',
  size: 20_000,
  width: 640,
  height: 480,
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAL8/KAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
})

/** A draft at the desk. */
export const aDraftLog = (more: Partial<Logsheet> = {}): Logsheet =>
  aLog({ status: 'DRAFT', hash: null, checks: [], answers: { ...readOnly, mayEdit: true }, ...more })

/** A day as the holder of a link sees it. */
export const aLinkedLog = (logsheet: Logsheet, link: Partial<LinkedLogsheet['link']> = {}): LinkedLogsheet => ({
  logsheet,
  link: { name: 'Sunil Kamble', codeTo: null, expiresAt: '2026-11-29T18:30:00.000Z', ...link },
})

/** A list of two: one to sign, one signed. */
export const someLogs = (): LogsheetSummary[] => [
  aLog(),
  { ...aSignedLog(), logsheetId: idOf(902), date: '2026-11-19', breakdownHours: '0', overtimeHours: '1.5' },
]

/** November of a job: a week with an off-day and a day without a log. */
export function aTimesheet(month = '2026-11'): Timesheet {
  const none = { workedHours: '0', idleHours: '0', breakdownHours: '0', overtimeHours: '0', offDayHours: '0' }
  return {
    jobId: idOf(900),
    jobNumber: 'JOB-2627-000041',
    machineName: 'JLG 450AJ Articulated Boom Lift',
    siteName: 'Kharadi Tower B',
    month,
    supplierName: 'Yantra Equipment Rentals Private Limited',
    customerName: 'Deccan Buildworks Private Limited',
    poNumber: 'DBW/PO/2187',
    hoursPerDay: 10,
    days: [
      {
        ...none,
        date: `${month}-20`,
        dayType: 'WORKING',
        workedHours: '8',
        breakdownHours: '1',
        meterHours: '8.0',
        status: 'SUBMITTED',
        logsheetId: idOf(901),
      },
      { ...none, date: `${month}-21`, dayType: 'WORKING', meterHours: null, status: null, logsheetId: null },
      {
        ...none,
        date: `${month}-22`,
        dayType: 'OFF',
        workedHours: '4',
        offDayHours: '4',
        meterHours: '3.9',
        status: 'SIGNED',
        logsheetId: idOf(902),
      },
    ],
    totals: { ...none, workedHours: '12', breakdownHours: '1', offDayHours: '4', meterHours: '11.9', daysWorked: 2 },
  }
}

/** The same month in the list. */
export function aSheetSummary(month = '2026-11'): TimesheetSummary {
  const { jobId, jobNumber, machineName, siteName, totals } = aTimesheet(month)
  const logs = { DRAFT: 0, SUBMITTED: 1, DISPUTED: 0, SIGNED: 1, LOCKED: 0 }
  return { jobId, jobNumber, machineName, siteName, month, totals, daysOnHire: 3, logs }
}
