// An accepted quote becomes jobs: one for each machine of each line.
import { dateInIndia, financialYear } from '#contract/dates.ts'
import type { AcceptedQuote } from '#server/modules/quotes/accepted-task.ts'
import type { Tools, Transaction } from '#server/platform/action.ts'
import { newId } from '#server/platform/ids.ts'
import { begin } from '#server/platform/life-cycle.ts'
import { drawNumbers } from '#server/platform/number-series.store.ts'
import { companyItself, customer } from '#server/platform/principal.ts'
import { agreedOf } from './agreed.rules.ts'
import { jobs } from './job-cycle.ts'
import * as store from './making.store.ts'

const SERIES = 'JOB'

/** `JOB-2627-000012`: series, financial year, number in that year. */
const jobNumber = (year: string, drawn: number) => `${SERIES}-${year}-${String(drawn).padStart(6, '0')}`

/** The jobs of an acceptance, which is made of once however often it is asked. */
async function makeJobsOf({ tx, now }: Transaction, quoteId: string) {
  const accepted = await store.acceptanceOf(tx, quoteId)
  if (!accepted) throw new Error(`No acceptance of the quote ${quoteId} is there.`)
  if (await store.hasJobs(tx, quoteId)) return
  const units = accepted.document.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({ line, unitNo: index + 1 })),
  )
  const year = financialYear(dateInIndia(now))
  const first = await drawNumbers(tx, { series: SERIES, year, count: units.length })
  const made = units.map(({ line, unitNo }, index) => ({
    jobId: newId(now.getTime()),
    jobNumber: jobNumber(year, first + index),
    lineNo: line.lineNo,
    unitNo,
    productId: line.productId,
    productName: line.productName,
    from: line.from,
    to: line.to,
    agreed: agreedOf(accepted, line),
  }))
  const happening = { tx, now, by: { kind: 'SYSTEM' } } as const
  for (const jobId of await store.insertJobs(tx, accepted, made)) await begin(happening, jobs, jobId)
}

/** The task of an accepted quote. It works as the customer, because the queue owns nothing. */
export function makeJobs({ db, clock }: Tools, { quoteId, accountId, companyId }: AcceptedQuote) {
  const now = clock()
  const owner = companyId === null ? customer(accountId) : companyItself(companyId)
  return db.as(owner, (tx) => makeJobsOf({ tx, now }, quoteId))
}
