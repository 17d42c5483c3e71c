// Timed steps of logs that wait for the customer: two reminders, then they count as signed.
import { dateInIndia } from '#contract/dates.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { move } from '#server/platform/life-cycle.ts'
import { asHirer, morningOf, served } from './as-hirer.ts'
import { nextDuty } from './deeming.rules.ts'
import { type Duty, waiting } from './duties.store.ts'
import { logsheets } from './logsheet-cycle.ts'
import { notifySigners } from './notifying.ts'
import { everyLog, insertSignature, lockLog } from './writing.store.ts'

/** Nobody signed: readers see that, and no name. */
const NOBODY = 'Nobody'

async function doDuty(transaction: Transaction, duty: Duty, what: 'remind' | 'deem') {
  const { logsheetId, version } = duty
  const log = await lockLog(transaction.tx, logsheetId)
  // Meanwhile it was answered.
  if (log?.status !== 'SUBMITTED' || log.version !== version) return
  const happening = { ...transaction, by: { kind: 'SYSTEM' } } as const
  if (what === 'deem') {
    const signature = { name: NOBODY, designation: null, how: 'DEEMED', drawn: null, ip: null } as const
    await insertSignature(happening, log, signature)
  }
  await move(happening, logsheets, { id: logsheetId, act: what, visible: everyLog })
  const fact = `${what}:${logsheetId}:${version}:${duty.reminders}`
  const kind = what === 'deem' ? 'logDeemed' : 'logReminder'
  await notifySigners(transaction, duty, { kind, fact, notBefore: morningOf(transaction.now) })
}

/** The task of each day. */
export async function remindAndDeem(tools: Tools) {
  const today = dateInIndia(tools.clock())
  for (const duty of await transact(served(tools), waiting)) {
    const what = nextDuty(duty, today)
    if (what !== undefined) await asHirer(tools, duty, (transaction) => doDuty(transaction, duty, what))
  }
}
