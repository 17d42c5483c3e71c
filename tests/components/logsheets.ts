import type { Slice } from '#contract/logsheets.content.ts'
import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import { Timesheet, TimesheetSummary } from '#contract/logsheets.timesheets.ts'
import { Logsheet, NextLogsheet } from '#contract/logsheets.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { aPicture, idOf } from './samples.ts'

const at = '2026-11-20T12:30:00Z'
const JOB = {
  jobId: idOf(900),
  jobNumber: 'JOB-2627-000041',
  machineName: 'JLG 450AJ Articulated Boom Lift',
  siteName: 'Kharadi Tower B',
}
const slice = (from: string, to: string, type: Slice['type'], more: Partial<Slice> = {}) => ({
  from,
  to,
  type,
  cause: null,
  note: null,
  ...more,
})

/** A submitted day with an hour of breakdown. */
export const aLog = makerOf(Logsheet, {
  ...JOB,
  logsheetId: idOf(901),
  logNumber: 'LOG-2627-003871',
  date: '2026-11-20',
  status: 'SUBMITTED',
  version: 1,
  workedHours: '8',
  breakdownHours: '1',
  meterOpen: '1388.2',
  meterClose: '1396.2',
  slices: [
    slice('08:00', '12:00', 'WORK'),
    slice('12:00', '13:00', 'BREAKDOWN', { cause: 'SUPPLIER', note: 'Hydraulic hose' }),
    slice('13:00', '14:00', 'MEAL'),
    slice('14:00', '18:00', 'WORK'),
  ],
  fuel: { openingL: '20', issuedL: '35', closingL: '18' },
  remarks: 'Hose replaced on site.',
  enteredBy: 'Rohan More',
  hash: 'a3f1'.repeat(16),
  versions: [{ version: 1, at, by: 'Rohan More', hash: 'a3f1'.repeat(16) }],
  checks: [{ key: 'meterGap', level: 'WARN', params: { before: '1387.0', open: '1388.2' } }],
  facts: { previousClose: '1387.0' },
  answers: { maySign: true, mayDispute: true },
  events: [
    { event: 'draft', at, actor: 'Rohan More' },
    { event: 'submit', status: 'SUBMITTED', at, actor: 'Rohan More' },
  ],
})

export const aSignedLog = (how: 'OTP' | 'DRAWN' | 'TYPED' = 'OTP') => {
  const drawn = how === 'DRAWN' ? 'M20 60L120 30L220 70' : null
  const signedBy = { name: 'Asha Patil', designation: 'Site engineer', at, how, drawn }
  return aLog({ status: 'SIGNED', answers: {}, signedBy })
}

export const aDisputedLog = () => {
  const dispute = { reason: 'It stood still until two.', slice: 1, by: 'Asha Patil', at }
  return aLog({ status: 'DISPUTED', answers: {}, dispute })
}

/** The initial content of the next day: yesterday's nine hours, and the meter where they ended. */
export const aNextLog = makerOf(NextLogsheet, {
  ...JOB,
  date: '2026-11-21',
  first: '2026-11-01',
  last: '2026-11-21',
  copiedFrom: '2026-11-20',
  content: {
    slices: [slice('08:00', '13:00', 'WORK'), slice('13:00', '14:00', 'MEAL'), slice('14:00', '18:00', 'WORK')],
    meterOpen: '1842.6',
  },
  facts: { previousClose: '1842.6', litresPerHour: '4' },
})

/** A photograph of a log. */
export const aPhoto = (n: number) => ({ ...aPicture(idOf(950 + n)), name: 'meter.jpg' })

/** A draft at the desk. */
export const aDraftLog = (more: Partial<Logsheet> = {}) =>
  aLog({ status: 'DRAFT', hash: null, checks: [], answers: { mayEdit: true }, ...more })

/** A day as the holder of a link sees it. */
export const aLinkedLog = (logsheet: Logsheet, link: Partial<LinkedLogsheet['link']> = {}): LinkedLogsheet => ({
  logsheet,
  link: { name: 'Sunil Kamble', codeTo: null, expiresAt: '2026-11-29T18:30:00.000Z', ...link },
})

/** A list of two: one to sign, one signed. */
export const someLogs = () => [
  aLog(),
  { ...aSignedLog(), logsheetId: idOf(902), date: '2026-11-19', breakdownHours: '0', overtimeHours: '1.5' },
]

/** November of a job: a week with an off-day and a day without a log. */
export const aTimesheet = (month = '2026-11') => {
  const aDay = (day: number, status: 'SUBMITTED' | 'SIGNED', logsheetId: string) => ({
    date: `${month}-${day}`,
    status,
    logsheetId,
  })
  return sampleOf(Timesheet, {
    ...JOB,
    month,
    supplierName: 'Yantra Equipment Rentals Private Limited',
    customerName: 'Deccan Buildworks Private Limited',
    poNumber: 'DBW/PO/2187',
    hoursPerDay: 10,
    days: [
      { ...aDay(20, 'SUBMITTED', idOf(901)), workedHours: '8', breakdownHours: '1', meterHours: '8.0' },
      { date: `${month}-21` },
      { ...aDay(22, 'SIGNED', idOf(902)), dayType: 'OFF', workedHours: '4', offDayHours: '4', meterHours: '3.9' },
    ],
    totals: { workedHours: '12', breakdownHours: '1', offDayHours: '4', meterHours: '11.9', daysWorked: 2 },
  })
}

/** The same month in the list. */
export const aSheetSummary = (month = '2026-11') =>
  sampleOf(TimesheetSummary, { ...aTimesheet(month), daysOnHire: 3, logs: { SUBMITTED: 1, SIGNED: 1 } })
