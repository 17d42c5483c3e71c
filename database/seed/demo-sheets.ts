// The demo's summary sheets, through the use cases of the API: certified, disputed, waiting, and prepared.
import { sql } from 'kysely'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { agreeToRest, disputeSheet, lockToAnswer } from '#server/modules/summary-sheets/answering.ts'
import { remindAndCertify } from '#server/modules/summary-sheets/deeming.ts'
import { listDue, prepareSheet } from '#server/modules/summary-sheets/due.ts'
import { getSheet, listSheets } from '#server/modules/summary-sheets/reading.ts'
import { reviseSheet, sendSheet } from '#server/modules/summary-sheets/sending.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { anita, asAdmin, asha } from './demo-buyers.ts'
import { sunita } from './demo-staff.ts'
import { daysAfter } from './demo-time.ts'
import { quietly } from './quietly.ts'

const admin = asAdmin(asha)
const OVERTIME = 'OT'

type Sheet = { readonly id: string; readonly to: string }

/** Prepares the next sheet of a job, on the day after its cycle. */
async function prepare(tools: Tools, jobId: string): Promise<Sheet> {
  const { due } = await listDue(tools, sunita)
  const to = due.find((one) => one.jobId === jobId)?.period.to ?? dateInIndia(tools.clock())
  const { summarySheet } = await prepareSheet(daysAfter(tools, to, 1), sunita, { jobId })
  return { id: summarySheet.summarySheetId, to: summarySheet.period.to }
}

/** Sunita's answers to the findings of the rules. */
const answersTo: Readonly<Record<string, string>> = {
  OVERTIME:
    'Nobody answered these logs within the agreed days. The gate register has the crew on site for the same hours.',
  METER:
    'The meter also ran while the machine warmed up and was moved on the yard, which the log does not count as work.',
  TELEMATICS: 'The counter lost its signal on these days. We bill the hours of the meter, which your engineer signed.',
  PLANNED: 'The difference is the overtime and the weekly offs worked, each with its signed log.',
}

/** Sends a sheet with an answer to each finding of its checks. */
async function sendNow(tools: Tools, id: string) {
  const { summarySheet } = await getSheet(tools, sunita, id)
  const answers = summarySheet.toAnswer.map(({ rule }) => ({ rule, answer: answersTo[rule] ?? 'See the note.' }))
  await sendSheet(tools, sunita, { summarySheetId: id, ifMatch: '*' }, answers)
}

async function send(tools: Tools, jobId: string) {
  const sheet = await prepare(tools, jobId)
  await sendNow(daysAfter(tools, sheet.to, 2), sheet.id)
  return sheet
}

/** An administrator agrees to what is open, so many days after the cycle. */
const certify = (tools: Tools, { id, to }: Sheet, days: number, by = admin) =>
  act(daysAfter(tools, to, days), by, async (action) =>
    agreeToRest(action, await lockToAnswer(action, id), { how: 'OTP', name: by.name, ip: null }),
  )

/** Asha disputes the overtime of a sheet; returns its line. */
async function disputeOvertime(tools: Tools, { id, to }: Sheet, reason: string) {
  const { summarySheet } = await getSheet(tools, admin, id)
  const line = summarySheet.lines.find(({ code, state }) => code === OVERTIME && state === 'OPEN')
  const lineId = line?.lineId ?? ''
  await disputeSheet(daysAfter(tools, to, 4), admin, id, { lines: [{ lineId, reason }] })
  return lineId
}

/** The first cycle was certified, the overtime of the second was explained, and that of the third is disputed. */
async function boomLift(tools: Tools, jobId: string) {
  await certify(tools, await send(tools, jobId), 3)
  const second = await send(tools, jobId)
  const lineId = await disputeOvertime(tools, second, 'Our crew left at 18:00 on most of these days.')
  await certify(tools, second, 4)
  const reply = 'The logs of these days are signed by Imran Shaikh, each with the hours after 18:00.'
  const { summarySheet } = await getSheet(tools, sunita, second.id)
  const answers = summarySheet.toAnswer.map(({ rule, answer }) => ({
    rule,
    answer: answer?.text ?? answersTo[rule] ?? '',
  }))
  const answer = { note: null, replies: [{ lineId, reply }], answers }
  await reviseSheet(daysAfter(tools, second.to, 5), sunita, { summarySheetId: second.id, ifMatch: '*' }, answer)
  await certify(tools, second, 6)
  const third = await send(tools, jobId)
  await disputeOvertime(tools, third, 'The last two hours were not ours: the lift waited for the other contractor.')
  await certify(tools, third, 5)
}

/** Nobody answers the first one, so it counts as certified; the last one was sent today. */
async function crane(tools: Tools, jobId: string) {
  const { to } = await send(tools, jobId)
  for (let days = 3; days < 12; days += 1) await remindAndCertify(daysAfter(tools, to, days))
  const last = await prepare(tools, jobId)
  await sendNow(tools, last.id)
}

/** Anita certified the first cycle of a hire in another state. */
const backhoe = async (tools: Tools, jobId: string) => certify(tools, await send(tools, jobId), 4, asAdmin(anita))

type Told = readonly [poNumber: string, unitNo: number, play: (tools: Tools, jobId: string) => Promise<unknown>]
const hires: Told[] = [
  ['DBW/PO/2194', 1, crane],
  ['DBW/PO/2187', 1, boomLift],
  ['DBW/PO/2194', 2, prepare],
  ['KIL/26/114', 1, backhoe],
]

const jobOf = async (tools: Tools, [poNumber, unitNo]: Told) =>
  (
    await act(tools, sunita, ({ tx }) =>
      tx.first(sql<{ jobId: string }>`
        select job_id from job where agreed ->> 'poNumber' = ${poNumber} and unit_no = ${unitNo}
          and on_hire_from < ${addDays(dateInIndia(tools.clock()), -32)}::date`),
    )
  )?.jobId

/** Adds sheets to each hire once: only where there is none yet. */
export async function seedDemoSheets(tools: Tools) {
  const { summarySheets } = await listSheets(tools, sunita, { page: 0, size: 1 })
  if (summarySheets.totalElements > 0) return
  await quietly(tools, async () => {
    for (const told of hires) {
      const jobId = await jobOf(tools, told)
      if (jobId !== undefined) await told[2](tools, jobId)
    }
  })
}
