// The spend of hires: terms that a test can add up by hand, and hires at sites.
import { sql } from 'kysely'
import type { Slice, SliceType } from '#contract/logsheets.content.ts'
import type { aCompany } from './company.ts'
import { anAcceptedJob, aPersonsJob, aSiteJob } from './hire.ts'
import { aSubmitted } from './logsheets.ts'
import { once } from './once.ts'
import type { TestServer } from './server.ts'
import { daysAgo, onHireSince } from './summary-sheets.ts'

type Company = Awaited<ReturnType<typeof aCompany>>

/** ₹26,000 a month of 26 days of ten hours, so an hour is ₹100; half for idle at the site, one hour of grace a cycle. */
export const plainTerms = {
  basis: 'MONTH',
  ratePaise: 2_600_000,
  daysPerMonth: 26,
  hoursPerDay: 10,
  hoursMode: 'DAILY',
  standbyPct: { CLIENT_IDLE: '50', WEATHER: '100', FORCE_MAJEURE: '0', STATUTORY_STOP: '0', SUPPLIER: '0' },
  breakdown: { graceHours: '1', effect: 'DEDUCT' },
}
/** The cost of an hour of these terms, in paise. */
export const HOUR = 10_000

export const slice = (from: string, to: string, type: SliceType, cause: Slice['cause'] = null): Slice => ({
  from,
  to,
  type,
  cause,
  note: null,
})

type Agreed = { readonly terms?: object; readonly poNumber?: string | null }

/** Hires of a server, as a test arranges them. */
export function spendIn(server: TestServer) {
  const asOwner = (statement: ReturnType<typeof sql>) => server.db.asOwner((owner) => owner.rows(statement))

  /** Changes what was agreed, and lets a running hire begin some days ago; nothing is agreed beside the terms. */
  async function agree(jobId: string, days: number, { terms = {}, poNumber = null }: Agreed = {}) {
    await asOwner(sql`alter table job disable trigger job_agreement_stays`)
    await asOwner(sql`
      update job set on_hire_from = ${daysAgo(server, days)},
        agreed = agreed || jsonb_build_object('extras', '[]'::jsonb, 'diesel', null, 'poNumber', ${poNumber}::text,
          'terms', (agreed -> 'terms') || ${JSON.stringify({ ...plainTerms, ...terms })}::jsonb)
      where job_id = ${jobId}`)
    await asOwner(sql`alter table job enable trigger job_agreement_stays`)
  }

  /** A hire of a new person since some days, on plain terms. */
  async function aHire(productId: string, days: number, agreed: Agreed = {}) {
    const hired = await aPersonsJob(server, productId)
    await onHireSince(server, hired.jobId, days)
    await agree(hired.jobId, days, agreed)
    return hired
  }

  const log = (jobId: string, ago: number, slices: Slice[]) =>
    aSubmitted(server, jobId, { date: daysAgo(server, ago), remarks: 'As seen.', slices })

  /** A hire of a company’s administrator at a new site, for three days. */
  async function atASite({ admin }: Company, productId: string) {
    const made = await aSiteJob(server, admin, productId, `Kharadi Tower ${crypto.randomUUID().slice(0, 6)}`)
    await onHireSince(server, made.jobId, 3)
    return made
  }

  return { asOwner, agree, aHire, log, atASite }
}

type World = { readonly admin: Company['admin']; readonly submit: () => Promise<string> }

/** An order of a company and its budget, for the matrix. */
export function budgetsFor(server: TestServer, { admin, submit }: World) {
  const order = once(async () => {
    await anAcceptedJob(server, admin, await submit(), { poNumber: 'PO/7' })
    return 'PO/7'
  })
  const budget = once(async () => {
    const body = { poNumber: await order(), amountPaise: 100_000_000 }
    return (await admin.call('addBudget', { body })).budget.budgetId
  })
  return { order, budget }
}
