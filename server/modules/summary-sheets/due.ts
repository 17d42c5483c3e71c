// Work due at the desk: completed billing cycles without a sheet, and the sheet of one.
import { dateInIndia, financialYear } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import type { DueSheet } from '#contract/summary-sheets.ts'
import { holidaysIn, settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { runningBatch } from '#server/platform/batches.ts'
import { once } from '#server/platform/idempotency.ts'
import { newId } from '#server/platform/ids.ts'
import { begin } from '#server/platform/life-cycle.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { cyclesOver, type DueCycle } from './due.rules.ts'
import * as store from './due.store.ts'
import { sheetSeen } from './reading.ts'
import { readyToSend } from './ready.ts'
import { unsignedDays } from './sheet.rules.ts'
import { summarySheets } from './sheet-cycle.ts'
import { insertSheet } from './writing.store.ts'

const SERIES = 'SUM'

/** The cycles of a job that have no sheet yet, in order. */
const withoutSheet = (job: store.JobToBill, today: string) =>
  cyclesOver(job, today).filter(({ cycleNo }) => cycleNo > job.sheets)

type Logs = Awaited<ReturnType<typeof store.logsToCount>>

function dueCycle(job: store.JobToBill, cycle: DueCycle, holidays: readonly string[], logs: Logs): DueSheet {
  const { jobId, jobNumber, machineName, addressId, siteName, customerName, agreed } = job
  const { onHire, isClosing } = cycle
  const within = logs.filter(({ date }) => date >= onHire.from && date <= onHire.to)
  const unsigned = unsignedDays({ agreed, holidays, ...onHire }, within)
  return {
    jobId,
    jobNumber,
    machineName,
    addressId,
    siteName,
    customerName,
    period: onHire,
    isClosing,
    unsignedDays: unsigned.length,
  }
}

/** All that is due, the oldest first. */
export async function dueOf({ tx, now }: Action<Staff>) {
  const today = dateInIndia(now)
  const settings = await settingsNow(tx)
  const jobs = await store.jobsToBill(tx)
  const logs = Map.groupBy(await store.logsToCount(tx, jobs), ({ jobId }) => jobId)
  const due = jobs.flatMap((job) => {
    const holidays = holidaysIn(settings, job.state)
    return withoutSheet(job, today).map((cycle) => dueCycle(job, cycle, holidays, logs.get(job.jobId) ?? []))
  })
  return due.toSorted((one, other) => (one.period.to < other.period.to ? -1 : 1))
}

/** All that is due, how many prepared sheets nothing holds up, and the batch that works on them now. */
export const listDue = (tools: Tools, caller: Staff) =>
  act(tools, caller, async (action) => ({
    due: await dueOf(action),
    ready: (await readyToSend(action)).length,
    runningBatchId: await runningBatch(action, ['PREPARE', 'SEND']),
  }))

/** `SUM-2627-000031`: series, financial year of the last day, number in that year. */
async function summaryNumber({ tx }: Action, to: string) {
  const year = financialYear(to)
  return `${SERIES}-${year}-${String(await drawNumber(tx, SERIES, year)).padStart(6, '0')}`
}

/**
 * Prepares the next sheet of a job in this transaction, or only the one whose cycle begins on a day. Throws `not-found`,
 * and `nothing-due` where another one is next.
 */
export async function prepare(action: Action<Staff>, jobId: string, from?: string) {
  const job = await store.jobToBill(action.tx, jobId)
  if (!job) throw new Problem('not-found')
  const [cycle] = withoutSheet(job, dateInIndia(action.now))
  if (!cycle || (from !== undefined && cycle.onHire.from !== from)) throw new Problem('nothing-due')
  const sheet = {
    summarySheetId: newId(action.now.getTime()),
    summaryNumber: await summaryNumber(action, cycle.onHire.to),
    jobId,
  }
  await insertSheet(action, { ...sheet, ...cycle, by: action.by.name })
  await begin(action, summarySheets, sheet.summarySheetId)
  await audit(action, 'prepareSummarySheet', {
    kind: 'summary-sheet',
    id: sheet.summarySheetId,
    label: sheet.summaryNumber,
  })
  return sheet.summarySheetId
}

type Request = { readonly jobId: string; readonly key?: string | undefined }

/** Prepares the sheet of the next cycle that is over. Throws `not-found` and `nothing-due`. */
export const prepareSheet = (tools: Tools, caller: Staff, { jobId, key }: Request) =>
  act(tools, caller, (action) =>
    once(action, { call: 'prepareSummarySheet', key, body: { jobId } }, async () =>
      sheetSeen(action, await prepare(action, jobId)),
    ),
  )
