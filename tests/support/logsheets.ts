// Logsheets of jobs on hire.
import { dateInIndia } from '#contract/dates.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { anAcceptedJob, aPersonsJob, dryProduct, putOnHire } from './hire.ts'
import { once } from './once.ts'
import type { TestServer } from './server.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>
const fresh = { 'if-match': '*' }

/** An ordinary day: nine hours with a meal, and a meter that agrees. */
export const aDay = (more: Partial<LogsheetContent> = {}): LogsheetContent => ({
  slices: [
    { from: '08:00', to: '13:00', type: 'WORK', cause: null, note: null },
    { from: '13:00', to: '14:00', type: 'MEAL', cause: null, note: null },
    { from: '14:00', to: '18:00', type: 'WORK', cause: null, note: null },
  ],
  meterOpen: '1388.2',
  meterClose: '1397.2',
  fuel: null,
  remarks: null,
  photoIds: [],
  ...more,
})

/** A second shift, of the night before a day. */
const aNight = () =>
  aDay({
    slices: [{ from: '00:00', to: '08:00', type: 'WORK', cause: null, note: null }],
    meterOpen: '1397.2',
    meterClose: '1405.2',
    remarks: 'The meter runs on after the day.',
  })

type More = Partial<LogsheetContent> & { readonly date?: string; readonly shift?: 'A' | 'B' }

/** Begins a log at the desk, and returns its id. */
export async function aDraft(server: TestServer, jobId: string, more: More = {}) {
  const { call } = await server.atDesk('OPERATIONS')
  const day = more.shift === 'B' ? aNight() : aDay()
  const body = { jobId, date: dateInIndia(server.clock.now()), shift: 'A' as const, submit: false, ...day, ...more }
  return (await call('addDeskLogsheet', { body })).logsheet.logsheetId
}

/** The same, submitted. */
export async function aSubmitted(server: TestServer, jobId: string, more: More = {}) {
  const id = await aDraft(server, jobId, more)
  const { call } = await server.atDesk('OPERATIONS')
  await call('submitDeskLogsheet', { params: { id }, headers: fresh, body: {} })
  return id
}

/** A log that the customer entered, on a machine without an operator, and submitted. */
async function ofCustomer(server: TestServer, { person, jobId }: { person: Person; jobId: string }) {
  const body = { jobId, date: dateInIndia(server.clock.now()), shift: 'A' as const, submit: false, ...aDay() }
  const { logsheetId: id } = (await person.call('addLogsheet', { body })).logsheet
  await person.call('submitLogsheet', { params: { id }, headers: fresh, body: {} })
  return id
}

type World = { readonly admin: Person; readonly productId: string; readonly submit: () => Promise<string> }

/** Jobs on hire and logs for the matrix; new ones are of other people, as codes for one person are limited. */
export function logsheetsFor(server: TestServer, { admin, productId, submit }: World) {
  const onHire = async (jobId: string) => {
    await putOnHire(server, jobId)
    return jobId
  }
  const jobOnHire = once(async () => onHire(await anAcceptedJob(server, admin, await submit())))
  const newJob = async () => {
    const job = await aPersonsJob(server, productId)
    await onHire(job.jobId)
    return job
  }
  return {
    jobOnHire,
    newJobOnHire: async () => (await newJob()).jobId,
    logsheet: once(async () => aSubmitted(server, await jobOnHire())),
    logsheetToDispute: once(async () => aSubmitted(server, await jobOnHire(), { shift: 'B', remarks: 'Night shift' })),
    /** A log of another person, which waits for a signature. */
    newLogsheet: async () => aSubmitted(server, (await newJob()).jobId),
    draftLogsheet: async () => aDraft(server, (await newJob()).jobId),
    disputedLogsheet: async () => {
      const { person, jobId } = await newJob()
      const id = await aSubmitted(server, jobId)
      await person.call('disputeLogsheet', { params: { id }, body: { reason: 'We stopped at noon.' } })
      return id
    },
    customersLogsheet: async () => {
      const job = await aPersonsJob(server, await dryProduct(server))
      await onHire(job.jobId)
      return ofCustomer(server, job)
    },
  }
}
