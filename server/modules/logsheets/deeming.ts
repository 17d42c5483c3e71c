// What the clock does with logs that wait for the customer: it reminds twice, then they count as signed.
import { dateInIndia } from '#contract/dates.ts'
import { type Tools, type Transaction, transact } from '#server/platform/action.ts'
import { move } from '#server/platform/life-cycle.ts'
import { nextDuty } from './deeming.rules.ts'
import { type Duty, waiting } from './duties.store.ts'
import { logsheets } from './logsheet-cycle.ts'
import { asHirer, served, tellSigners } from './news.ts'
import { everyLog, insertSignature, lockLog } from './writing.store.ts'

/** Nobody signed; readers are told so, and see no name. */
const NOBODY = 'Nobody'

/** Nine o'clock in India on the day of `now`. */
const morningOf = (now: Date) => new Date(`${dateInIndia(now)}T09:00:00+05:30`)

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
  await tellSigners(transaction, duty, { kind, fact, notBefore: morningOf(transaction.now) })
}

/** The task of each day. */
export async function remindAndDeem(tools: Tools) {
  const today = dateInIndia(tools.clock())
  for (const duty of await transact(served(tools), waiting)) {
    const what = nextDuty(duty, today)
    if (what !== undefined) await asHirer(tools, duty, (transaction) => doDuty(transaction, duty, what))
  }
}
