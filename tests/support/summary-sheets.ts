// Summary sheets: jobs whose hire is over with signed logs, and sheets in every state.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { summarySheetCheckTexts } from '#contract/texts/summary-sheets.checks.en.ts'
import { anAcceptedJob, aPersonsJob, putOnHire } from './hire.ts'
import { aSubmitted } from './logsheets.ts'
import { once } from './once.ts'
import type { TestServer } from './server.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>
type Hired = { readonly person: Person; readonly jobId: string }
const fresh = { 'if-match': '*' }
/** An answer to whatever the checks find: what a short hire costs depends on the weekday of the test. */
export const answers = Object.keys(summarySheetCheckTexts.rules).map((rule) => ({ rule, answer: 'As agreed.' }))
/** The strokes of a signature. */
const SIGNATURE = 'M10 10L90 60'

/** A civil date some days before today. */
export const daysAgo = ({ clock }: TestServer, days: number) => addDays(dateInIndia(clock.now()), -days)

/** Puts a job on hire since some days ago. */
export async function onHireSince(server: TestServer, jobId: string, days: number) {
  await putOnHire(server, jobId)
  await server.db.asOwner((owner) =>
    owner.rows(sql`update job set on_hire_from = ${daysAgo(server, days)} where job_id = ${jobId}`),
  )
}

/** Ends the hire of a job with a day as the last billed one, which the desk has confirmed. */
export const endedOn = ({ db, clock }: TestServer, jobId: string, stop: string) =>
  db.asOwner((owner) =>
    owner.rows(sql`
      update job set status = 'OFF_HIRED', off_hire_number = ${`OFF-${randomUUID()}`}, off_hire_requested_at = ${clock.now()},
        off_hire_wanted = ${stop}, billing_stops_at = ${stop}, off_hire_acknowledged_at = ${clock.now()}
      where job_id = ${jobId}`),
  )

/** A log of a day, signed by the customer; returns its id. */
export async function aSigned(server: TestServer, { person, jobId }: Hired, date: string, more: object = {}) {
  const id = await aSubmitted(server, jobId, { date, remarks: 'As agreed', ...more })
  await person.call('signLogsheet', { params: { id }, body: { signature: SIGNATURE, version: 1 } })
  return id
}

/** Ends a hire of three days, yesterday the last one, with a log signed for each. */
export async function dueIn(server: TestServer, hired: Hired) {
  await onHireSince(server, hired.jobId, 3)
  const days = [3, 2, 1].map((ago) => daysAgo(server, ago))
  const logs: string[] = []
  for (const date of days) logs.push(await aSigned(server, hired, date))
  await endedOn(server, hired.jobId, daysAgo(server, 1))
  return { ...hired, days, logs }
}

/** The job of a person, a new one unless said, that is due. */
export async function aDueJob(server: TestServer, productId: string, by?: Person) {
  return dueIn(server, await aPersonsJob(server, productId, by))
}

/** Prepares the next sheet of a job; returns its id. */
export async function prepared(server: TestServer, jobId: string) {
  const { call } = await server.atDesk('ACCOUNTS')
  return (await call('prepareSummarySheet', { body: { jobId }, headers: {} })).summarySheet.summarySheetId
}

/** The same, sent. */
export async function sentSheet(server: TestServer, jobId: string) {
  const id = await prepared(server, jobId)
  const { call } = await server.atDesk('ACCOUNTS')
  return (await call('sendSummarySheet', { params: { id }, headers: fresh, body: { answers } })).summarySheet
}

/** Certifies the open lines of a sheet with a code. */
export async function certified(server: TestServer, { call, phoneOrEmail }: Person, summarySheetId: string) {
  const { summarySheet } = await call('getSummarySheet', { params: { summarySheetId } })
  await call('requestOwnOtp', { query: { purpose: 'CERTIFY_SUMMARY', ref: summarySheetId } })
  const body = { otp: await server.codeFor(phoneOrEmail), version: summarySheet.version }
  return (await call('certifySummarySheet', { params: { summarySheetId }, headers: {}, body })).summarySheet
}

type World = { readonly admin: Person; readonly productId: string; readonly submit: () => Promise<string> }

/** Sheets for the matrix; new ones are of other people, as codes for one person are limited. */
export function summarySheetsFor(server: TestServer, { admin, productId, submit }: World) {
  const dueCycle = async () => {
    const { jobId, days } = await aDueJob(server, productId)
    return { jobId, from: days[0] ?? '' }
  }
  const dueJob = async () => (await dueCycle()).jobId
  const sheetOfA = once(async () => {
    const jobId = await anAcceptedJob(server, admin, await submit())
    return sentSheet(server, (await dueIn(server, { person: admin, jobId })).jobId)
  })
  return {
    dueJob,
    dueCycle,
    preparedSheet: async () => prepared(server, await dueJob()),
    summaryBatch: once(async () => {
      const { call } = await server.atDesk('ACCOUNTS')
      const body = { act: 'PREPARE' as const, cycles: [await dueCycle()] }
      return (await call('startSummaryBatch', { headers: {}, body })).batch.batchId
    }),
    newSheet: async () => (await sentSheet(server, await dueJob())).summarySheetId,
    summarySheet: async () => (await sheetOfA()).summarySheetId,
    /** A line of that sheet. */
    summaryLine: async () => (await sheetOfA()).lines[0]?.lineId ?? '',
  }
}
