// Invoices as they are printed, from lines of some jobs taxed by the arithmetic of hire.
import type { InvoiceDocument } from '#contract/invoices.ts'
import type { Measure } from '#contract/measures.ts'
import { lumpOf } from '#contract/measures.ts'
import type { Settings } from '#contract/settings.ts'
import { type BilledLine, documentOf } from '#server/modules/invoices/document.rules.ts'
import { DECCAN } from '#tests/components/samples.ts'
import { someSettings } from '#tests/components/settings.ts'
import { aSummarySheet } from '#tests/components/summary-sheets.ts'
import { times } from './at-once.ts'

const DATE = '2026-11-16'
const period = { from: '2026-10-10', to: '2026-11-09' }
const MACHINES = ['JLG 450AJ', 'Genie GS-3246', 'Escorts Hydra', 'Kirloskar KG 125 generator']
const SITES = ['Kharadi Tower B', 'Hinjawadi Phase 2', 'Metro Depot, Vanaz']

type Content = Pick<BilledLine['content'], 'code' | 'whyKey' | 'whyParams' | 'amountPaise' | keyof Measure>

const contents: readonly Content[] = [
  ...aSummarySheet().lines,
  {
    code: 'OFF_DAY',
    whyKey: 'offDay',
    whyParams: { days: 1 },
    amountPaise: 511_538,
    quantity: '1',
    unit: 'DAY',
    ratePaise: '511538',
  },
]

const idOf = (kind: number, n: number) => `01980000-0000-7000-8000-${String(kind * 1000 + n).padStart(12, '0')}`
const numbered = (series: string, n: number) => `${series}-2627-${String(n).padStart(6, '0')}`

/** The machine of a job with a number; each second one is registered. */
const machineOf = (job: number) => ({
  fleetNumber: `BL-${String(14 + job).padStart(3, '0')}`,
  serialNumber: `03002218${47 + job}`,
  registrationNumber: job % 2 === 1 ? `MH12QX${4401 + job}` : null,
})

/** A line of the job with a number; each third job has a second sheet. */
function aLine(job: number, n: number, common: Partial<BilledLine>): BilledLine {
  const content = contents[n % contents.length] as Content
  const sheet = job % 3 === 2 && n > 2 ? job + 100 : job
  return {
    content: { ...content, description: '', why: '', days: [] },
    gstPercent: '18',
    agreed: { billTo: DECCAN, supply: 'DOMESTIC', paymentDays: 30, poNumber: `DBW/PO/${2231 + job}` },
    sac: content.code === 'MOB' ? '996511' : '997313',
    sacNote: null,
    lineId: idOf(1 + job, n),
    summarySheetId: idOf(100, sheet),
    summaryNumber: numbered('SUM', 31 + sheet),
    jobId: idOf(101, job),
    jobNumber: numbered('JOB', 17 + job),
    machineName: MACHINES[job % MACHINES.length] ?? '',
    siteName: SITES[job % SITES.length] ?? '',
    machines: [machineOf(job)],
    siteAddress: 'Kharadi Bypass Road, Pune, Maharashtra 411014',
    ...period,
    ...common,
  }
}

type Shape = {
  readonly jobs?: number
  readonly settings?: Partial<Settings>
  readonly line?: Partial<BilledLine>
  /** Of each line, in paise. */
  readonly amounts?: readonly number[]
}

/** A document of so many lines, shared out among the jobs. */
export function anInvoiceDocument(
  count: number,
  { jobs = 1, settings, line = {}, amounts = [] }: Shape = {},
): InvoiceDocument {
  const perJob = Math.ceil(count / jobs)
  const lines = times(count, (at) => {
    const made = aLine(Math.floor(at / perJob), at % perJob, line)
    return {
      ...made,
      content: {
        ...made.content,
        ...(amounts[at] !== undefined && { amountPaise: amounts[at], ...lumpOf(amounts[at]) }),
      },
    }
  })
  return { ...documentOf({ ...someSettings(), ...settings }, lines, { today: DATE, note: null }), checks: [] }
}
