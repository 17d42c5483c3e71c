// The course of the demo's hires, through the use cases of the API: machines on their jobs, their logs, and their ends.
import { sql } from 'kysely'
import { addDays, dateInIndia, timeInIndia } from '#contract/dates.ts'
import { customerReporter, endBreakdown, reportBreakdown } from '#server/modules/jobs/breakdowns.ts'
import { closeJob } from '#server/modules/jobs/closing.ts'
import { requestExtension } from '#server/modules/jobs/customer-acts.ts'
import { acknowledgeOffHire, cancelJob, endHire, grantExtension } from '#server/modules/jobs/desk-ends.ts'
import { allocateJob, listJobMachines, startHire } from '#server/modules/jobs/desk-jobs.ts'
import type { NotifyingTools } from '#server/modules/jobs/desk-notices.ts'
import { requestOffHire } from '#server/modules/jobs/off-hires.ts'
import { remindAndDeem } from '#server/modules/logsheets/deeming.ts'
import { customerHand, deskHand } from '#server/modules/logsheets/hand.ts'
import { act } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { anita, asAdmin, asha, imran } from './demo-buyers.ts'
import { type Inspected, inspect } from './demo-inspections.ts'
import { logMonths, type Months } from './demo-logs.ts'
import { rohan } from './demo-staff.ts'
import { quietly } from './quietly.ts'

type Job = { readonly jobId: string; readonly from: string; readonly to: string }

/** A job by its purchase order and its number in it, with its machine and what happened. */
type Hire = {
  readonly order: readonly [poNumber: string, unitNo: number]
  readonly fleetNumber?: string
  /** The operator of a wet hire. */
  readonly operator?: string
  /** Without it the hire has not begun. */
  readonly logs?: Months
  readonly next?: (tools: NotifyingTools, job: Job) => Promise<unknown>
  /** The inspection as it came, and as it left. */
  readonly came?: Inspected
  readonly left?: Inspected
  /** The machine came back so many days after the planned end, at the meter of its last log. */
  readonly backAfter?: number
  /** Both sides are done with it, so many days after the machine came back. */
  readonly closedAfter?: number
}

const admin = asAdmin(asha)
const wet = (signing: typeof asha, designation: string) => ({
  entering: deskHand(rohan),
  signing: customerHand(signing),
  designation,
})
const dry = { entering: customerHand(imran), signing: deskHand(rohan), designation: 'Operations' }

/** The tools at ten in the morning of a civil date. */
const inTheMorning = (tools: NotifyingTools, date: string): NotifyingTools => ({
  ...tools,
  clock: () => timeInIndia(date, '10:00'),
})
const yesterday = (tools: NotifyingTools) => addDays(dateInIndia(tools.clock()), -1)

/** Days by which the hire of the crane was extended. */
const CRANE_LONGER = 14

/** Days within which a log of the demo counts as signed, or its two reminders are sent. */
const MORNINGS = 14

const HOUR_SECONDS = 3600

/** A machine stands still from half an hour before the tools' time, for some hours or until now. */
async function standStill(tools: NotifyingTools, jobId: string, { note, hours }: { note: string; hours?: number }) {
  const startedAt = secondsAfter(tools.clock(), -HOUR_SECONDS / 2)
  const reporter = customerReporter(tools, admin)
  await reportBreakdown(tools, reporter, jobId, { startedAt: startedAt.toISOString(), note, photoIds: [] })
  if (hours === undefined) return
  const ended = secondsAfter(startedAt, hours * HOUR_SECONDS)
  await endBreakdown({ ...tools, clock: () => ended }, reporter, jobId, { endedAt: ended.toISOString() })
}

/** Two weeks more were asked for and granted; then the crane was given back for the new end. */
async function giveCraneBack(tools: NotifyingTools, { jobId, to }: Job) {
  const end = addDays(to, CRANE_LONGER)
  const then = (days: number) => inTheMorning(tools, addDays(end, days))
  await requestExtension(then(-22), admin, jobId, end)
  await grantExtension(then(-21), rohan, jobId)
  await requestOffHire(then(-9), admin, jobId, { from: end, note: 'The last panels come on Friday.' })
  await acknowledgeOffHire(then(-8), rohan, jobId, { cause: 'CUSTOMER' })
}

const hires: Hire[] = [
  {
    order: ['DBW/PO/2187', 1],
    fleetNumber: 'BL-011',
    operator: 'Ganesh Pawar',
    came: {
      place: 'Kharadi Tower B, gate 2',
      fuelPercent: 80,
      faults: { STRUCTURE: { state: 'DAMAGED', note: 'A scratch of 30 cm on the left cover.' } },
    },
    logs: {
      ...wet(imran, 'Site engineer'),
      standing: { meter: 1388.2, tank: 80, litresPerHour: 4.5 },
      nights: [36, 37],
      offDays: [4],
      newest: [
        // Nobody answers this one: after two reminders it counts as signed.
        ['submitted', 'usual'],
        ['signed', 'usual'],
        ['signed', 'usual'],
        ['answered', 'long'],
        ['disputed', 'long'],
        ['submitted', 'usual'],
        ['submitted', 'moved'],
        ['draft', 'usual'],
      ],
    },
    next: async (tools, { jobId, to }) => {
      await requestExtension(inTheMorning(tools, yesterday(tools)), admin, jobId, addDays(to, 14))
      await standStill(tools, jobId, { note: 'The jib drops slowly under load.' })
    },
  },
  {
    order: ['DBW/PO/2194', 1],
    fleetNumber: 'CR-002',
    operator: 'Ramesh Yadav',
    logs: { ...wet(imran, 'Site engineer'), standing: { meter: 2210.6, tank: 85, litresPerHour: 6 }, offDays: [1] },
    came: { place: 'Gate 1', fuelPercent: 85, answer: { by: imran } },
    left: {
      place: 'Gate 1',
      fuelPercent: 40,
      faults: {
        TYRES: { state: 'DAMAGED', note: 'The right rear tyre has a cut of 80 mm.' },
        ACCESSORIES: { state: 'MISSING', note: 'One of four outrigger mats is not there.' },
      },
      answer: { by: imran, objections: [{ point: 'TYRES', note: 'The cut was there when the crane came.' }] },
    },
    next: giveCraneBack,
    backAfter: CRANE_LONGER + 1,
  },
  {
    order: ['DBW/PO/2194', 2],
    fleetNumber: 'CR-001',
    operator: 'Suresh Kumar',
    logs: { ...wet(imran, 'Site engineer'), standing: { meter: 1630.4, tank: 85, litresPerHour: 6 } },
    came: { place: 'Gate 1', fuelPercent: 85, answer: { by: imran } },
    left: { place: 'Gate 1', fuelPercent: 60, answer: { by: imran } },
    next: giveCraneBack,
    backAfter: CRANE_LONGER + 1,
    closedAfter: 3,
  },
  {
    order: ['DBW/PO/2231', 1],
    fleetNumber: 'SL-031',
    logs: {
      ...dry,
      standing: { meter: 902.4, tank: 0, litresPerHour: null },
      newest: [
        ['signed', 'little'],
        ['signed', 'little'],
        ['signed', 'little'],
        ['signed', 'little'],
        ['submitted', 'little'],
      ],
    },
    next: (tools, { jobId }) =>
      standStill(inTheMorning(tools, addDays(yesterday(tools), -9)), jobId, {
        note: 'The battery does not charge.',
        hours: 3,
      }),
  },
  {
    order: ['DBW/PO/2231', 2],
    fleetNumber: 'SL-032',
    logs: { ...dry, standing: { meter: 1127.8, tank: 0, litresPerHour: null }, newest: [['draft', 'usual']] },
    next: (tools, { jobId }) => {
      const note = 'The brackets of the east side are done.'
      return requestOffHire(inTheMorning(tools, yesterday(tools)), admin, jobId, { from: yesterday(tools), note })
    },
  },
  {
    order: ['KIL/26/114', 1],
    fleetNumber: 'EX-001',
    operator: 'Abdul Kareem',
    logs: {
      ...wet(asAdmin(anita), 'Project manager'),
      standing: { meter: 3310.5, tank: 88, litresPerHour: 5 },
      newest: [['submitted', 'usual']],
    },
  },
  { order: ['DBW/PO/2260', 1], fleetNumber: 'SL-021' },
  { order: ['DBW/PO/2260', 2] },
  {
    order: ['DBW/PO/2260', 3],
    next: (tools, { jobId }) => cancelJob(tools, rohan, jobId, 'Two lifts are enough for the trays.'),
  },
]

/** A job that is still as the acceptance made it. */
const untouched = (tools: NotifyingTools, [poNumber, unitNo]: Hire['order']) =>
  act(tools, rohan, ({ tx }) =>
    tx.first(sql<Job>`
      select job_id, from_date as "from", to_date as "to" from job
      where agreed ->> 'poNumber' = ${poNumber} and unit_no = ${unitNo} and status = 'SCHEDULED' and machine_id is null`),
  )

/** Puts the machine and the operator on a job, the day before it begins or today. Returns whether it could. */
async function allocate(tools: NotifyingTools, { jobId, from }: Job, { fleetNumber, operator }: Hire) {
  const { machines, operators } = await listJobMachines(tools, rohan, jobId)
  const machine = machines.find((each) => each.fleetNumber === fleetNumber && each.taken.length === 0)
  if (!machine) return false
  const operatorId = operators.find(({ name }) => name === operator)?.operatorId ?? null
  const [before, today] = [addDays(from, -1), dateInIndia(tools.clock())]
  const then = before < today ? inTheMorning(tools, before) : tools
  await allocateJob(then, rohan, jobId, { machineId: machine.machineId, operatorId })
  return true
}

async function play(tools: NotifyingTools, hire: Hire) {
  const job = await untouched(tools, hire.order)
  if (!job) return
  const { jobId, from } = job
  const { fleetNumber, logs, next, backAfter, came, left, closedAfter } = hire
  if (fleetNumber !== undefined && !(await allocate(tools, job, hire))) return
  if (logs && from > dateInIndia(tools.clock())) return
  if (logs) {
    const [then, first] = [inTheMorning(tools, from), String(logs.standing.meter)]
    await startHire(then, rohan, jobId, { date: from, meter: first })
    if (came) await inspect(then, jobId, { kind: 'ON_HIRE', meter: first }, came)
  }
  await next?.(tools, job)
  const meter = logs && (await logMonths(tools, jobId, logs))
  if (backAfter === undefined || meter === undefined) return
  const date = addDays(job.to, backAfter)
  await endHire(inTheMorning(tools, date), rohan, jobId, { date, meter })
  if (left) await inspect(inTheMorning(tools, date), jobId, { kind: 'OFF_HIRE', meter }, left)
  if (closedAfter !== undefined) await closeJob(inTheMorning(tools, addDays(date, closedAfter)), rohan, jobId, null)
}

/** Replays the clock's work on the mornings since the oldest log that still waits. */
async function remindEachMorning(tools: NotifyingTools) {
  const today = dateInIndia(tools.clock())
  for (let days = MORNINGS; days > 0; days -= 1) await remindAndDeem(inTheMorning(tools, addDays(today, -days)))
  await remindAndDeem(tools)
}

/** Adds each hire once; without the fleet, jobs stay as the acceptance made them. */
export async function seedDemoJobs(tools: NotifyingTools) {
  const isNew = (await Promise.all(hires.map(({ order }) => untouched(tools, order)))).every((job) => job !== undefined)
  for (const hire of hires) await quietly(tools, () => play(tools, hire))
  if (isNew) await quietly(tools, () => remindEachMorning(tools))
}
