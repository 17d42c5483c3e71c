import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { Problem } from '#contract/problems.ts'
import { logsheetCodes as english } from '#contract/texts/logsheets-codes.en.ts'
import { logsheetCodes as hindi } from '#contract/texts/logsheets-codes.hi.ts'
import { languageOf } from '#server/modules/session/languages.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { customerHand } from './hand.ts'
import { logById } from './reading.store.ts'

const codeTexts = { en: english, hi: hindi }

/** The words of the message with the code for signing a log. Throws `not-found` and `status-conflict`. */
export const signingCode = (tools: Tools) => (caller: Caller, logsheetId: string) =>
  act(tools, caller, async ({ tx }) => {
    const hand = customerHand(caller)
    const log = await logById(tx, logsheetId, hand)
    if (!log || log.enteredSide === hand.side || !(await hand.maySign(tx, log))) throw new Problem('not-found')
    if (log.status !== 'SUBMITTED') throw new Problem('status-conflict')
    const { subject, text } = codeTexts[await languageOf(tx, caller.accountId)].sign
    const { machineName: machine, workedHours: hours } = log
    return { subject, text: fill(text, { machine, date: formatDate(log.date), hours }) }
  })
