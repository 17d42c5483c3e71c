import { AnsweredCheck } from '#contract/checks.ts'
import { lumpOf } from '#contract/measures.ts'
import { SheetDay, SummaryLine, SummarySheet } from '#contract/summary-sheets.ts'
import { type Named, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const at = '2026-11-10T09:50:00Z'

const log = (n: number, more: Named<SheetDay['logs'][number]> = {}) => ({
  logsheetId: idOf(920 + n),
  logNumber: `LOG-2627-00387${n}`,
  version: 1,
  status: 'SIGNED' as const,
  signedBy: { name: 'Imran Shaikh', at: '2026-10-15T14:22:00Z', how: 'DRAWN' as const },
  ...more,
})

/** The n-th day from 10 October, with one log of ten hours, signed by hand. */
const day = (n: number, more: Named<SheetDay> = {}) =>
  sampleOf(SheetDay, { date: `2026-10-${10 + n}`, workedHours: '10', meterHours: '9.8', logs: [log(n)], ...more })

const days = [
  day(0),
  day(1, { dayType: 'OFF', workedHours: '0', meterHours: null, logs: [] }),
  day(2, { workedHours: '6.5', idle: { WEATHER: '3.5' }, meterHours: '6.7' }),
  day(3, { workedHours: '8', idle: { CLIENT_IDLE: '1.5', SUPPLIER: '0.5' } }),
  day(4, { workedHours: '3.5', breakdownHours: '6.5' }),
  day(5, { workedHours: '11.5', overtimeHours: '1.5', logs: [log(5, { photos: 2 })] }),
  day(6, {
    workedHours: '12',
    overtimeHours: '2',
    logs: [
      log(6, { signedBy: { name: '', at: '2026-10-19T18:30:00Z', how: 'DEEMED' } }),
      log(7, { shift: 'B', signedBy: { name: 'Sunil Kamble', at: '2026-10-17T02:10:00Z', how: 'LINK' } }),
    ],
  }),
]

export const aSummaryLine = (n: number, amountPaise: number, words: Named<SummaryLine>) =>
  sampleOf(SummaryLine, { lineId: idOf(960 + n), lineNo: n, amountPaise, ...lumpOf(amountPaise), why: '', ...words })

const lines = () => [
  aSummaryLine(1, 13_300_000, {
    code: 'HIRE',
    description: 'Hire',
    quantity: '1',
    unit: 'MON',
    ratePaise: '13300000',
    whyKey: 'fullCycle',
    whyParams: { from: '2026-10-10', to: '2026-11-09' },
    days: days.map(({ date }) => date),
  }),
  aSummaryLine(2, 690_577, {
    code: 'OT',
    description: 'Overtime',
    quantity: '13.5',
    unit: 'HRS',
    ratePaise: '51153.85',
    whyKey: 'dailyOvertime',
    whyParams: { hours: '3.5', included: '10', times: [] },
    days: ['2026-10-15', '2026-10-16'],
  }),
  aSummaryLine(3, -133_000, {
    code: 'STANDBY',
    description: 'Standby',
    whyKey: 'standby',
    whyParams: { causes: [{ cause: 'WEATHER', hours: '3.5', percent: '60' }], lost: [] },
    days: ['2026-10-12', '2026-10-13'],
  }),
  aSummaryLine(4, 1_050_000, {
    code: 'MOB',
    description: 'Mobilisation',
    whyKey: 'extra',
    whyParams: { code: 'MOB' },
  }),
]

export const aCheck = (
  rule: string,
  key: string,
  params: AnsweredCheck['says']['params'] = {},
  lineNo: number | null = null,
) => sampleOf(AnsweredCheck, { rule, says: { key, params }, lineNo })

/** Rules that found nothing, and one whose finding was answered. */
const checks: AnsweredCheck[] = [
  aCheck('DAYS', 'daysOnHire', { n: 7 }, 1),
  aCheck('RATE', 'rateMonth', { monthPaise: 13_300_000 }, 1),
  aCheck('TRIPS', 'tripsOnce'),
  {
    ...aCheck('OVERTIME', 'overtimeDeemed', { deemed: 1, n: 2, days: '2026-10-16' }, 2),
    result: 'FINDING',
    answer: { text: 'The gate register has the crew until 20:00.', by: 'Sunita Iyer' },
  },
  aCheck('IDLE', 'idleAsAgreed', { hours: 5.5 }, 3),
]

const sumOf = (all: readonly SummaryLine[], state?: SummaryLine['state']) =>
  all.reduce((sum, line) => sum + (state === undefined || line.state === state ? line.amountPaise : 0), 0)

/** A sheet that was sent, with these lines and what follows from them. */
export const aSummarySheet = ({ lines: given = lines(), ...more }: Partial<SummarySheet> = {}) =>
  sampleOf(SummarySheet, {
    summarySheetId: idOf(950),
    summaryNumber: 'SUM-2627-000031',
    jobId: idOf(900),
    jobNumber: 'JOB-2627-000012',
    machineName: 'JLG 450AJ Articulated Boom Lift',
    siteName: 'Kharadi Tower B',
    customerName: 'Deccan Buildworks Private Limited',
    period: { from: '2026-10-10', to: '2026-11-09' },
    status: 'SENT',
    version: 1,
    certifiedHours: '51.5',
    taxablePaise: sumOf(given),
    certifyBy: '2026-11-18',
    supplierName: 'Yantra Equipment Rentals Private Limited',
    poNumber: 'DBW/PO/2187',
    quoteNumber: 'QTN-2627-000012',
    hoursPerDay: 10,
    lines: given,
    agreedPaise: sumOf(given, 'AGREED'),
    openPaise: sumOf(given, 'OPEN'),
    disputedPaise: sumOf(given, 'DISPUTED'),
    days,
    preparedBy: 'Sunita Iyer',
    preparedAt: at,
    sentBy: 'Sunita Iyer',
    sentAt: at,
    hash: 'a3f1'.repeat(16),
    checks,
    answers: { mayCertify: true, mayDispute: true },
    events: [
      { event: 'prepare', at, actor: 'Sunita Iyer' },
      { event: 'send', status: 'SENT', at, actor: 'Sunita Iyer' },
    ],
    ...more,
  })

const agreed = (line: SummaryLine): SummaryLine => ({ ...line, state: 'AGREED' })

/** The second line is disputed; the others wait for an answer. */
export const aDisputedSheet = () => {
  const dispute = { reason: 'Our crew left at 18:00.', by: 'Asha Patil', at: '2026-11-12T04:01:00Z' }
  const [hire, overtime, ...others] = lines() as [SummaryLine, SummaryLine, ...SummaryLine[]]
  return aSummarySheet({ status: 'DISPUTED', lines: [hire, { ...overtime, state: 'DISPUTED', dispute }, ...others] })
}

/** All lines are agreed to. */
export const aCertifiedSheet = () =>
  aSummarySheet({
    status: 'CERTIFIED',
    certifyBy: null,
    lines: lines().map(agreed),
    certifications: [
      { version: 1, how: 'OTP', name: 'Asha Patil', at: '2026-11-12T04:05:00Z', amountPaise: sumOf(lines()) },
    ],
    answers: { mayCertify: false, mayDispute: false, maySend: false, mayRevise: false },
  })

/** The second version: overtime costs less now, with an answer, and a line is gone. */
export const aRevisedSheet = () =>
  aSummarySheet({
    version: 2,
    note: 'We looked at the gate register again.',
    lines: lines().map((line) =>
      line.code === 'OT'
        ? { ...line, amountPaise: 588_269, wasPaise: 690_577, reply: 'Two hours of 16 Oct are taken off.' }
        : agreed(line),
    ),
    removed: [{ description: 'Detention', amountPaise: 250_000 }],
    certifications: [{ version: 1, how: 'DEEMED', name: null, at: '2026-11-19T18:30:00Z', amountPaise: 14_217_000 }],
  })

/** A list of two: one to certify, one certified. */
export const someSheets = () => [
  aSummarySheet(),
  { ...aCertifiedSheet(), summarySheetId: idOf(951), summaryNumber: 'SUM-2627-000019' },
]
