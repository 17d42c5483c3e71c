// Acts of the desk and a customer on two hires and their logs, at random.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { aMachine, dryProduct } from '#tests/support/hire.ts'
import { anInspection } from '#tests/support/inspections.ts'
import { aDay } from '#tests/support/logsheets.ts'
import { BILLING_PARTY, enquiryBody } from '#tests/support/sample-enquiry.ts'
import type { TestServer } from '#tests/support/server.ts'

/** The frequency of each act: acts that lead on are more frequent than acts that end a life. */
const weights = [
  [6, ['begin']],
  [5, ['allocate', 'startHire', 'submit']],
  [4, ['inspect', 'sign']],
  [3, ['answer', 'close', 'endHire', 'requestOffHire', 'dispute', 'revise', 'mornings']],
  [2, ['swap', 'acknowledge', 'requestExtension', 'grantExtension', 'reportBreakdown', 'endBreakdown', 'hours']],
  [1, ['dispatch', 'cancel', 'undoOffHire', 'refuseExtension', 'save']],
] as const
export type Act = (typeof weights)[number][1][number]
/** `TAKEN` is booked for years, `LAPSED` has no papers. */
const machineNames = ['ONE', 'TWO', 'TAKEN', 'LAPSED'] as const
type MachineName = (typeof machineNames)[number]

export const step = fc.record({
  act: fc.oneof(
    ...weights.flatMap(([weight, acts]) => acts.map((act) => ({ arbitrary: fc.constant<Act>(act), weight }))),
  ),
  job: fc.constantFrom(0, 0, 0, 1),
  log: fc.nat(3),
  machine: fc.constantFrom(...machineNames, 'ONE' as const, 'TWO' as const),
  kind: fc.constantFrom('ON_HIRE' as const, 'OFF_HIRE' as const),
  side: fc.constantFrom('SUPPLIER' as const, 'SUPPLIER' as const, 'CUSTOMER' as const),
  shift: fc.constantFrom('A' as const, 'B' as const),
  days: fc.nat(3),
  isYes: fc.boolean(),
})
export type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

const reason = 'So be it'
const headers = { 'if-match': '*' }
const signature = 'M0 0L9 9'
const content = aDay({ remarks: reason })
const today = ({ clock }: TestServer) => dateInIndia(clock.now())

/** The ids of machines by their names. */
async function machinesOf(server: TestServer, productId: string) {
  const made = await Promise.all(machineNames.map(async (name) => [name, await aMachine(server, productId)] as const))
  const machines = Object.fromEntries(made) as Record<MachineName, string>
  await server.db.rows(sql`
    insert into booking (booking_id, machine_id, kind, during, note, made_by, made_at)
    values (${randomUUID()}, ${machines.TAKEN}, 'MAINTENANCE', '[2020-01-01,2040-01-01)', 'Lent', 'Rohan', now())`)
  await server.db.rows(sql`delete from machine_document where machine_id = ${machines.LAPSED}`)
  return machines
}

type Job = { readonly jobId: string; readonly jobNumber: string; readonly to: string }

/** Makes lives of two hires each, of a new person. */
export async function hireLives(server: TestServer) {
  const world = await aQuoteWorld(server)
  const dry = await dryProduct(server)
  return async (isDry: boolean) => {
    const customer = await server.signIn()
    const productId = isDry ? dry : world.first.productId
    const line = { productId, quantity: 2, period: 'MONTH', duration: 1 } as const
    await customer.call('addCartItemWithDetails', { body: line })
    const body = enquiryBody(server.clock.now())
    const { enquiryId } = await customer.call('submitEnquiry', { body, headers: {} })
    const quoteId = await world.send(enquiryId)
    await world.accept(customer, quoteId, { billingParty: BILLING_PARTY })
    await server.runTasks()
    const jobs = await server.db.rows(sql<Job>`
      select job_id, job_number, to_date as to from job where quote_id = ${quoteId} order by unit_no`)
    const machines = await machinesOf(server, productId)
    return { server, customer, staff: await server.atDesk('OPERATIONS'), jobs, machines, logIds: [] as string[] }
  }
}
export type Life = Awaited<ReturnType<Awaited<ReturnType<typeof hireLives>>>>

/** Lets hours pass, or days with their tasks; tokens run out meanwhile. */
async function pass(life: Life, by: { hours?: number; days?: number }) {
  const { server, customer } = life
  for (let day = 0; day < (by.days ?? 0); day += 1) {
    server.clock.advance({ hours: 24 })
    await server.runTasks()
  }
  server.clock.advance({ hours: by.hours ?? 0 })
  life.customer = await server.signIn(customer.phoneOrEmail)
  life.staff = await server.atDesk('OPERATIONS')
}

/** The checklist of the machine on a job, and its inspection so far. */
async function inspectionOf({ staff }: Life, { jobId: id }: Job, kind: Step['kind']) {
  const { checklist, inspections, machineId } = await staff.call('listDeskInspections', { params: { id } })
  return { checklist, known: inspections.find((one) => one.kind === kind && one.machineId === machineId) }
}

type OnJob = (life: Life, job: Job, given: Step) => Promise<unknown>
const onJob: Partial<Record<Act, OnJob>> = {
  hours: (life, _job, { days }) => pass(life, { hours: days * 5 + 1 }),
  mornings: (life, _job, { days }) => pass(life, { days: days + 1 }),
  allocate: ({ staff, machines }, { jobId: id }, { machine }) =>
    staff.call('allocateJob', { params: { id }, body: { machineId: machines[machine] } }),
  dispatch: ({ staff }, { jobId: id }) =>
    staff.call('dispatchMachine', { params: { id }, body: { vehicleNumber: 'MH12AB1234' } }),
  startHire: ({ server, staff }, { jobId: id }) =>
    staff.call('startHire', { params: { id }, body: { date: today(server), meter: '1388.2' } }),
  async inspect(life, job, { kind, isYes }) {
    const { checklist, known } = await inspectionOf(life, job, kind)
    const seen = { kind, revision: known?.revision ?? 0, signature: isYes ? { typedName: 'Meera Joshi' } : null }
    const body = { ...anInspection(life.server, checklist), ...seen }
    return life.staff.call('saveInspection', { params: { id: job.jobId }, body })
  },
  async answer(life, job, { kind }) {
    const { inspectionId = randomUUID(), revision = 1 } = (await inspectionOf(life, job, kind)).known ?? {}
    const body = { inspectionId, revision, drawn: signature }
    return life.customer.call('answerInspection', { params: { jobId: job.jobId }, body })
  },
  swap({ server, staff, machines }, { jobId: id }, { machine }) {
    const body = { machineId: machines[machine], date: today(server), meterOut: '1400', meterIn: '12.5', reason }
    return staff.call('swapMachine', { params: { id }, body })
  },
  requestOffHire({ server, staff, customer }, { jobId }, { side, days }) {
    const from = addDays(today(server), days)
    return side === 'SUPPLIER'
      ? staff.call('requestDeskOffHire', { params: { id: jobId }, body: { from, askedBy: 'Sunil Kamble' } })
      : customer.call('requestOffHire', { params: { jobId }, body: { from } })
  },
  undoOffHire: ({ customer }, { jobId }) => customer.call('undoOffHire', { params: { jobId }, body: {} }),
  acknowledge: ({ staff }, { jobId: id }) => staff.call('acknowledgeOffHire', { params: { id }, body: {} }),
  endHire: ({ server, staff }, { jobId: id }) =>
    staff.call('endHire', { params: { id }, body: { date: today(server), meter: '1500' } }),
  cancel: ({ staff }, { jobId: id }) => staff.call('cancelJob', { params: { id }, body: { reason } }),
  close: ({ staff }, { jobId: id }, { isYes }) =>
    staff.call('closeJob', { params: { id }, body: { reason: isYes ? reason : null } }),
  requestExtension: ({ customer }, { jobId, to }, { days }) =>
    customer.call('requestExtension', { params: { jobId }, body: { to: addDays(to, days + 1) } }),
  grantExtension: ({ staff }, { jobId: id }) => staff.call('grantExtension', { params: { id }, body: {} }),
  refuseExtension: ({ staff }, { jobId: id }) => staff.call('refuseExtension', { params: { id }, body: { reason } }),
  reportBreakdown({ server, staff, customer }, { jobId }, { side }) {
    const body = { startedAt: server.clock.now().toISOString(), note: reason }
    return side === 'SUPPLIER'
      ? staff.call('reportDeskBreakdown', { params: { id: jobId }, body })
      : customer.call('reportBreakdown', { params: { jobId }, body })
  },
  endBreakdown({ server, staff, customer }, { jobId }, { side }) {
    const body = { endedAt: server.clock.now().toISOString() }
    return side === 'SUPPLIER'
      ? staff.call('endDeskBreakdown', { params: { id: jobId }, body })
      : customer.call('endBreakdown', { params: { jobId }, body })
  },
  async begin({ server, staff, customer, logIds }, { jobId }, { side, shift, days }) {
    const body = { jobId, date: addDays(today(server), -days), shift, submit: false, ...content }
    const { logsheet } =
      side === 'SUPPLIER' ? await staff.call('addDeskLogsheet', { body }) : await customer.call('addLogsheet', { body })
    logIds.unshift(logsheet.logsheetId)
  },
}

/** Performs an act on a log by one side. */
async function onLog({ server, staff, customer, logIds }: Life, act: Act, { side, log }: Step) {
  const id = logIds[log % logIds.length]
  if (id === undefined) return undefined
  const found = await server.db.first(sql<{ version: number }>`select version from logsheet where logsheet_id = ${id}`)
  const params = { id }
  const bare = { params, headers, body: {} }
  const save = { params, headers, body: content }
  const revise = { params, headers, body: { ...content, reason } }
  const sign = { params, body: { signature, designation: 'Engineer', version: found?.version ?? 1 } }
  const [{ call }, at] = side === 'SUPPLIER' ? ([staff, 'Desk'] as const) : ([customer, ''] as const)
  const calls: Partial<Record<Act, () => Promise<unknown>>> = {
    save: () => call(`save${at}Logsheet`, save),
    submit: () => call(`submit${at}Logsheet`, bare),
    revise: () => call(`revise${at}Logsheet`, revise),
    sign: () => call(`sign${at}Logsheet`, sign),
    dispute: () => call(`dispute${at}Logsheet`, { params, body: { reason } }),
  }
  return calls[act]?.()
}

/** Performs an act on a job or a log. */
export const perform = (life: Life, job: Job, given: Step) =>
  onJob[given.act]?.(life, job, given) ?? onLog(life, given.act, given)
