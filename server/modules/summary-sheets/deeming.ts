// Timed steps of sheets that wait for the customer: two reminders, then their open lines count as agreed.
import { dateInIndia } from '#contract/dates.ts'
import { Problem } from '#contract/problems.ts'
import { daysBetween } from '#server/hire/calendar.ts'
import { asHirer, morningOf, nextDuty, served } from '#server/modules/logsheets/as-hirer.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { move } from '#server/platform/life-cycle.ts'
import { agreeToRest, lockSheetAndJob } from './answering.ts'
import { type Duty, type Standing, standingOf, waiting } from './duties.store.ts'
import { notifyCertifiers } from './notifying.ts'
import { summarySheets } from './sheet-cycle.ts'
import { everySheet } from './writing.store.ts'

/** As for logs; a sheet without an open line waits for the desk. */
function dueNow({ sentOn, certifyBy, reminders, remindedOn, openLines }: Standing, today: string) {
  if (openLines === 0) return undefined
  const deemedDays = certifyBy === null ? 0 : daysBetween(sentOn, certifyBy) - 1
  return nextDuty({ submittedOn: sentOn, deemedDays, reminders, remindedOn }, today)
}

async function doDuty(transaction: Transaction, duty: Duty) {
  const { summarySheetId } = duty
  const sheet = await lockSheetAndJob(transaction, duty)
  const standing = await standingOf(transaction.tx, duty)
  // Meanwhile it was answered, or revised.
  if ((sheet.status !== 'SENT' && sheet.status !== 'DISPUTED') || sheet.version !== duty.version || !standing) return
  const what = dueNow(standing, dateInIndia(transaction.now))
  if (what === undefined) return
  const happening = { ...transaction, by: { kind: 'SYSTEM' } } as const
  if (what === 'deem') await agreeToRest(happening, sheet, { how: 'DEEMED', name: null, ip: null })
  else await move(happening, summarySheets, { id: summarySheetId, act: 'remind', visible: everySheet })
  const kind = what === 'deem' ? 'summaryDeemed' : 'summaryReminder'
  const fact = `${kind}:${summarySheetId}:${duty.version}:${standing.reminders}`
  await notifyCertifiers(transaction, duty, { kind, fact, notBefore: morningOf(transaction.now) })
}

/** The task of each day. A sheet whose logs have changed since waits for its revision. */
export async function remindAndCertify(tools: Tools) {
  for (const duty of await transact(served(tools), waiting))
    await asHirer(tools, duty, (transaction) => doDuty(transaction, duty)).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.problem !== 'logs-changed') throw error
    })
}
