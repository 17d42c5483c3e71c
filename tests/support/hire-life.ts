// The hire of two machines by one person, in the product and in the model: how each act is called.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aQuoteWorld } from './answered-quotes.ts'
import { aMachine, dryProduct } from './hire.ts'
import {
  type GivenHire,
  type HireAct,
  type MachineName,
  type ModelledJob,
  machineNames,
  ownInspection,
  type Side,
} from './hire-model.ts'
import { anInspection } from './inspections.ts'
import type { LogAct, ModelledLog, Shift } from './log-model.ts'
import { aDay } from './logsheets.ts'
import { BILLING_PARTY, enquiryBody } from './sample-enquiry.ts'
import type { TestServer } from './server.ts'

type Person = Awaited<ReturnType<TestServer['signIn']>>
type Machine = { readonly machineId: string; readonly fleetNumber: string }
export type Life = {
  readonly isDry: boolean
  readonly deemedDays: number
  readonly machines: Readonly<Record<MachineName, Machine>>
  readonly jobs: readonly ModelledJob[]
  readonly bookings: GivenHire['bookings']
  readonly logs: ModelledLog[]
  customer: Person
  staff: Awaited<ReturnType<TestServer['signInStaff']>>
  /** The date of its last morning. */
  morning: string
}

const reason = 'So be it'
const headers = { 'if-match': '*' }
const signature = 'M0 0L9 9'
export const today = ({ clock }: TestServer) => dateInIndia(clock.now())

async function machinesOf(server: TestServer, productId: string) {
  const made = await Promise.all(
    machineNames.map(async (name) => {
      const machineId = await aMachine(server, productId)
      const row = await server.db.first(sql<Machine>`
        select machine_id, fleet_number from machine where machine_id = ${machineId}`)
      return [name, row] as const
    }),
  )
  const machines = Object.fromEntries(made) as Record<MachineName, Machine>
  await server.db.rows(sql`
    insert into booking (booking_id, machine_id, kind, during, note, made_by, made_at)
    values (${randomUUID()}, ${machines.TAKEN.machineId}, 'MAINTENANCE', '[2020-01-01,2040-01-01)', 'Lent', 'Rohan', now())`)
  await server.db.rows(sql`delete from machine_document where machine_id = ${machines.LAPSED.machineId}`)
  return machines
}

type Made = Pick<ModelledJob, 'jobId' | 'jobNumber' | 'noticeDays' | 'from' | 'to'> & { deemedDays: number }

const begun = ({ jobId, jobNumber, noticeDays, from, to }: Made): ModelledJob => ({
  jobId,
  jobNumber,
  noticeDays,
  from,
  to,
  status: 'SCHEDULED',
  machine: null,
  onHireFrom: null,
  since: null,
  offHire: null,
  extendTo: null,
  returnedOn: null,
  breakdown: null,
  inspections: [],
  events: ['schedule'],
})

/** Makes lives, each of a new person. */
export async function hireLives(server: TestServer) {
  const world = await aQuoteWorld(server)
  const dry = await dryProduct(server)
  return async (isDry: boolean): Promise<Life> => {
    const customer = await server.signIn()
    const productId = isDry ? dry : world.first.productId
    const line = { productId, quantity: 2, period: 'MONTH', duration: 1 } as const
    await customer.call('addCartItemWithDetails', { body: line })
    const body = enquiryBody(server.clock.now())
    const { enquiryId } = await customer.call('submitEnquiry', { body, headers: {} })
    const { call } = await server.atDesk('OWNER')
    const { quoteId } = (await call('draftQuote', { params: { id: enquiryId }, body: {} })).quote
    await call('sendQuote', { params: { id: quoteId }, headers, body: {} })
    await world.accept(customer, quoteId, { billingParty: BILLING_PARTY })
    await server.runTasks()
    const made = await server.db.rows(sql<Made>`
      select job_id, job_number, (agreed -> 'noticeDays')::int as notice_days,
        (agreed -> 'deemedDays')::int as deemed_days, from_date as from, to_date as to
      from job where quote_id = ${quoteId} order by unit_no`)
    const machines = await machinesOf(server, productId)
    const staff = await server.atDesk('OPERATIONS')
    const { deemedDays = 0 } = made[0] ?? {}
    const known = { isDry, deemedDays, machines, jobs: made.map(begun), bookings: [], logs: [] }
    return { ...known, customer, staff, morning: today(server) }
  }
}

type Given = Omit<GivenHire, 'bookings' | 'now'> & { readonly shift: Shift }

/** Calls the product for an act on a job. */
export function performOnJob(server: TestServer, life: Life, act: HireAct, given: Given): Promise<unknown> {
  const { customer, staff, machines } = life
  const { job, machine, kind, side, days, isYes } = given
  const [params, at] = [{ jobId: job.jobId }, { params: { id: job.jobId } }]
  const [date, now] = [today(server), server.clock.now().toISOString()]
  const { machineId } = machines[machine]
  const from = addDays(date, days)
  const isOurs = side === 'SUPPLIER'
  const report = { startedAt: now, note: reason }
  const calls: Record<HireAct, () => Promise<unknown>> = {
    allocate: () => staff.call('allocateJob', { ...at, body: { machineId } }),
    dispatch: () => staff.call('dispatchMachine', { ...at, body: { vehicleNumber: 'MH12AB1234' } }),
    startHire: () => staff.call('startHire', { ...at, body: { date, meter: '1388.2' } }),
    inspect: () => inspect(server, life, given),
    answer: () => answer(life, job, kind),
    swap: () =>
      staff.call('swapMachine', { ...at, body: { machineId, date, meterOut: '1400', meterIn: '12.5', reason } }),
    requestOffHire: () =>
      isOurs
        ? staff.call('requestDeskOffHire', { ...at, body: { from, askedBy: 'Sunil Kamble' } })
        : customer.call('requestOffHire', { params, body: { from } }),
    undoOffHire: () => customer.call('undoOffHire', { params, body: {} }),
    acknowledge: () => staff.call('acknowledgeOffHire', { ...at, body: {} }),
    endHire: () => staff.call('endHire', { ...at, body: { date, meter: '1500' } }),
    cancel: () => staff.call('cancelJob', { ...at, body: { reason } }),
    close: () => staff.call('closeJob', { ...at, body: { reason: isYes ? reason : null } }),
    requestExtension: () => customer.call('requestExtension', { params, body: { to: addDays(job.to, days + 1) } }),
    grantExtension: () => staff.call('grantExtension', { ...at, body: {} }),
    refuseExtension: () => staff.call('refuseExtension', { ...at, body: { reason } }),
    reportBreakdown: () =>
      isOurs
        ? staff.call('reportDeskBreakdown', { ...at, body: report })
        : customer.call('reportBreakdown', { params, body: report }),
    endBreakdown: () =>
      isOurs
        ? staff.call('endDeskBreakdown', { ...at, body: { endedAt: now } })
        : customer.call('endBreakdown', { params, body: { endedAt: now } }),
  }
  return calls[act]()
}

async function inspect(server: TestServer, { staff }: Life, { job, kind, isYes }: Given) {
  const at = { params: { id: job.jobId } }
  const { checklist } = await staff.call('listDeskInspections', at)
  const seen = { kind, revision: ownInspection(job, kind)?.revision ?? 0 }
  const body = { ...anInspection(server, checklist), ...seen, signature: isYes ? { typedName: 'Meera Joshi' } : null }
  return staff.call('saveInspection', { ...at, body })
}

async function answer({ customer, machines }: Life, job: ModelledJob, kind: Given['kind']) {
  const params = { jobId: job.jobId }
  const machineId = job.machine && machines[job.machine].machineId
  const { inspections } = await customer.call('listInspections', { params })
  const found = inspections.find((one) => one.kind === kind && one.machineId === machineId)
  const known = { inspectionId: found?.inspectionId ?? randomUUID(), revision: found?.revision ?? 1 }
  return customer.call('answerInspection', { params, body: { ...known, drawn: signature } })
}

const content = aDay({ remarks: reason })

/** Begins a log, and returns it. */
export async function beginLog(
  { customer, staff }: Life,
  side: Side,
  log: { jobId: string; date: string; shift: Shift },
) {
  const body = { ...log, submit: false, ...content }
  const { logsheet } =
    side === 'SUPPLIER' ? await staff.call('addDeskLogsheet', { body }) : await customer.call('addLogsheet', { body })
  return logsheet.logsheetId
}

/** Calls the product for an act on a log. */
export function performOnLog({ customer, staff }: Life, act: LogAct, { log, side }: { log: ModelledLog; side: Side }) {
  const params = { id: log.logsheetId }
  const [save, revise] = [
    { params, headers, body: content },
    { params, headers, body: { ...content, reason } },
  ]
  const sign = { params, body: { signature, designation: 'Engineer', version: log.version } }
  const bare = { params, headers, body: {} }
  const dispute = { params, body: { reason } }
  const [{ call }, at] = side === 'SUPPLIER' ? ([staff, 'Desk'] as const) : ([customer, ''] as const)
  const calls: Record<LogAct, () => Promise<unknown>> = {
    save: () => call(`save${at}Logsheet`, save),
    submit: () => call(`submit${at}Logsheet`, bare),
    revise: () => call(`revise${at}Logsheet`, revise),
    sign: () => call(`sign${at}Logsheet`, sign),
    dispute: () => call(`dispute${at}Logsheet`, dispute),
  }
  return calls[act]()
}
