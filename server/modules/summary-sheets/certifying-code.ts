import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { formatRupees } from '#contract/money.ts'
import { Problem } from '#contract/problems.ts'
import { summarySheetCodes as english } from '#contract/texts/summary-sheets-codes.en.ts'
import { summarySheetCodes as hindi } from '#contract/texts/summary-sheets-codes.hi.ts'
import { languageOf } from '#server/modules/session/languages.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { sheetSeen } from './reading.ts'

const codeTexts = { en: english, hi: hindi }

/** The words of the message with the code for certifying a sheet. Throws `not-found` and `status-conflict`. */
export const certifyingCode = (tools: Tools) => (caller: Caller, summarySheetId: string) =>
  act(tools, caller, async (action) => {
    const { summarySheet } = await sheetSeen(action, summarySheetId)
    const { answers, summaryNumber: number, machineName: machine, period, openPaise } = summarySheet
    if (!answers.mayCertify) throw new Problem('status-conflict')
    const { subject, text } = codeTexts[await languageOf(action.tx, caller.accountId)].certify
    const [from, to] = [formatDate(period.from), formatDate(period.to)]
    return { subject, text: fill(text, { number, machine, from, to, amount: formatRupees(openPaise) }) }
  })
