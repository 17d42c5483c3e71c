// Jobs, and what they need: accepted quotes, machines, logsheets.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { newId } from '#server/platform/ids.ts'
import { signedInspection } from './inspections.ts'
import { once } from './once.ts'
import { accept, sentQuote } from './quotes.ts'
import { BILLING_PARTY, enquire, site } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>

/** A machine of ours in a yard with the papers of a lifting machine, and its id. */
export async function aMachine({ db, clock }: TestServer, productId: string) {
  const machineId = newId()
  const number = randomUUID().slice(0, 8).toUpperCase()
  await db.rows(sql`
    insert into machine (machine_id, fleet_number, product_id, serial_number, yard_id, added_at)
    select ${machineId}, ${number}, ${productId}, ${number}, yard_id, ${clock.now()} from yard order by name limit 1`)
  for (const kind of ['INSURANCE', 'INSPECTION'])
    await db.rows(sql`
      insert into machine_document (document_id, machine_id, kind, number, valid_to, added_by, added_at)
      values (${newId()}, ${machineId}, ${kind}, ${number}, ${addDays(dateInIndia(clock.now()), 365)}, 'Rohan',
        ${clock.now()})`)
  return machineId
}

/** An operator whose licence is valid for a year, and their id. */
export async function anOperator({ db, clock }: TestServer) {
  const operatorId = newId()
  await db.rows(sql`
    insert into operator (operator_id, name, phone, licence_number, licence_valid_to, added_at)
    values (${operatorId}, 'Ganesh Pawar', '9822000000', ${`MH12 ${randomUUID().slice(0, 8)}`},
      ${addDays(dateInIndia(clock.now()), 365)}, ${clock.now()})`)
  return operatorId
}

/** A person or an administrator accepts the live quote to an enquiry; the jobs are made. Returns the id of the first. */
export async function anAcceptedJob(server: TestServer, by: Person, enquiryId: string, more: object = {}) {
  const quoteId = await sentQuote(server, enquiryId)
  await accept(server, by, quoteId, more)
  await server.runTasks()
  return jobOf(server, quoteId)
}

/** The first job of an accepted quote. A server beside the test may have the task, so it is looked for again, ten seconds at most. */
export async function jobOf(server: TestServer, quoteId: string, looks = 100): Promise<string> {
  const found = await server.db.asOwner((owner) =>
    owner.first(sql<{ jobId: string }>`
      select job_id from job where quote_id = ${quoteId} order by line_no, unit_no limit 1`),
  )
  if (found) return found.jobId
  if (looks === 0) throw new Error('The accepted quote has no job.')
  await pause(100)
  return jobOf(server, quoteId, looks - 1)
}

/** A machine that fits a job. */
export async function machineFor(server: TestServer, jobId: string) {
  const found = await server.db.asOwner((owner) =>
    owner.first(sql<{ productId: string }>`select product_id from job where job_id = ${jobId}`),
  )
  return aMachine(server, found?.productId ?? '')
}

/** Puts a job on hire today, with a machine of its own. */
export async function putOnHire(server: TestServer, jobId: string) {
  const { call } = await server.atDesk('OPERATIONS')
  const [machineId, operatorId] = [await machineFor(server, jobId), await anOperator(server)]
  const params = { id: jobId }
  await call('allocateJob', { params, body: { machineId, operatorId } })
  await call('startHire', { params, body: { date: dateInIndia(server.clock.now()), meter: '1388.2' } })
}

/** A job of a new person without a company, with a machine that fits it. */
export async function aPersonsJob(server: TestServer, productId: string, by?: Person) {
  const person = by ?? (await server.signIn())
  const enquiryId = await enquire(server, person, productId)
  const jobId = await anAcceptedJob(server, person, enquiryId, { billingParty: BILLING_PARTY })
  return { person, jobId, machineId: await machineFor(server, jobId) }
}

/** A job of a company at a new site of it, which its administrator asked for. */
export async function aSiteJob(server: TestServer, admin: Person, productId: string, addressName = site.addressName) {
  const { addressId } = (await admin.call('addProjectSite', { body: { ...site, addressName } })).projectSite
  const jobId = await anAcceptedJob(server, admin, await enquire(server, admin, productId, addressId))
  return { addressId, jobId }
}

/** A machine of the catalogue that customers run themselves. */
export const dryProduct = async ({ call }: TestServer) =>
  (await call('getProduct', { params: { slug: 'genie-gs-1930' } })).product.productId

type World = { readonly admin: Person; readonly productId: string; readonly submit: () => Promise<string> }

type Standing = {
  readonly status: 'SCHEDULED' | 'ON_HIRE' | 'OFF_HIRE_REQUESTED' | 'OFF_HIRED'
  readonly isExtended: boolean
  readonly isBroken: boolean
}

/** Brings a job to a status without its acts, for questions about who may do what. */
export async function putAt({ db, clock }: TestServer, jobId: string, machineId: string, at: Standing) {
  const { status, isExtended, isBroken } = at
  const [now, today] = [clock.now(), dateInIndia(clock.now())]
  const [isOn, isOff] = [status !== 'SCHEDULED', status.startsWith('OFF_HIRE')]
  await db.asOwner(async (owner) => {
    await owner.rows(sql`delete from booking where ref = ${jobId}`)
    await owner.rows(sql`delete from job_breakdown where job_id = ${jobId}`)
    const ofJob = sql`inspection_id in (select inspection_id from job_inspection where job_id = ${jobId})`
    await owner.rows(sql`delete from job_inspection_answer where ${ofJob}`)
    await owner.rows(sql`delete from job_inspection where job_id = ${jobId}`)
    if (isBroken)
      await owner.rows(sql`
        insert into job_breakdown (breakdown_id, job_id, started_at, note, reported_by, reported_side, reported_at)
        values (${newId()}, ${jobId}, ${now}, 'A hose has burst.', 'Rohan', 'SUPPLIER', ${now})`)
    await owner.rows(sql`
      update job set status = ${status}, machine_id = ${isOn ? machineId : null}, on_hire_from = ${isOn ? today : null},
        off_hire_number = ${isOff ? `OFF-${randomUUID()}` : null}, off_hire_requested_at = ${isOff ? now : null},
        off_hire_wanted = ${isOff ? today : null}, billing_stops_at = ${isOff ? today : null},
        off_hire_acknowledged_at = null, returned_on = null, extend_asked_at = ${isExtended ? now : null},
        extend_to = case when ${isExtended} then to_date + 7 end
      where job_id = ${jobId}`)
  })
  return jobId
}

/** Sends the machine of a job to its site, with a challan. */
export async function dispatched(server: TestServer, jobId: string) {
  const { call } = await server.atDesk('OPERATIONS')
  await call('dispatchMachine', { params: { id: jobId }, body: { vehicleNumber: 'MH12AB1234' } })
  return jobId
}

/** Jobs for the matrix: one of company A, and new ones of other people, as codes for one person are limited. */
export function jobsFor(server: TestServer, { admin, productId, submit }: World) {
  const job = once(async () => anAcceptedJob(server, admin, await submit()))
  const machine = once(async () => machineFor(server, await job()))
  const jobAt =
    (status: Standing['status'], more: Partial<Standing> = {}) =>
    async () =>
      putAt(server, await job(), await machine(), { status, isExtended: false, isBroken: false, ...more })
  const runningJob = jobAt('ON_HIRE')
  return {
    job,
    scheduledJob: jobAt('SCHEDULED'),
    runningJob,
    extendedJob: jobAt('ON_HIRE', { isExtended: true }),
    brokenJob: jobAt('ON_HIRE', { isBroken: true }),
    endingJob: jobAt('OFF_HIRE_REQUESTED'),
    endedJob: jobAt('OFF_HIRED'),
    /** The id of an inspection of the running job that the desk has signed. */
    signedInspection: async () => signedInspection(server, await runningJob()),
    newJob: () => aPersonsJob(server, productId),
    dispatchedJob: once(async () => dispatched(server, await runningJob())),
    newJobWithSpare: async () => {
      const { jobId, machineId } = await aPersonsJob(server, productId)
      await putOnHire(server, jobId)
      return { jobId, machineId }
    },
    allocatedJob: async () => {
      const { jobId, machineId } = await aPersonsJob(server, productId)
      await (await server.atDesk('OPERATIONS')).call('allocateJob', { params: { id: jobId }, body: { machineId } })
      return jobId
    },
  }
}
