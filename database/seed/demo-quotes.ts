// The course of the demo's enquiries: their quotes and the customers' answers, through the use cases of the API.
import { cancelEnquiry } from '#server/modules/enquiries/enquiries.ts'
import { makeJobs } from '#server/modules/jobs/making.ts'
import { type AcceptTools, recordAcceptance } from '#server/modules/quotes/accepting.ts'
import {
  declineQuote,
  lockSent,
  readQuote,
  requestQuoteApproval,
  requestQuoteChange,
  withDesk,
} from '#server/modules/quotes/answering.ts'
import { withdrawWithEnquiry } from '#server/modules/quotes/cancelling.ts'
import { settled, takenDocument } from '#server/modules/quotes/choices.rules.ts'
import { draftQuote, saveQuote } from '#server/modules/quotes/drafts.ts'
import { expireQuotes } from '#server/modules/quotes/expiring.ts'
import { sendQuote, withdrawQuote } from '#server/modules/quotes/sending.ts'
import { act } from '#server/platform/action.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { kavita } from './demo-staff.ts'
import type { Buyer, Change, Step } from './demo-story.ts'

export type DemoTools = Omit<AcceptTools, 'session'>

const HOUR_SECONDS = 3600
const ANY = '*'

/** The draft of an enquiry, as it was changed. */
async function drafted(tools: DemoTools, enquiryId: string, change: Change) {
  const { quote } = await draftQuote(tools, kavita, enquiryId)
  await saveQuote(tools, kavita, quote.quoteId, { content: change(quote.content), ifMatch: ANY })
  return quote.quoteId
}

/** Accepts without a code, which nobody could type in the past. */
const accept = (tools: DemoTools, by: Buyer, quoteId: string, poNumber: string) =>
  act(withDesk(tools), by, async (action) => {
    const locked = await lockSent(action, quoteId)
    await recordAcceptance(action, tools, locked, {
      document: settled(takenDocument(locked.quote.document, { choices: [], billTo: null })),
      sent: { otp: '', poNumber, workOrderFileId: null },
      contactPoint: '90000 •••01',
      visit: { ip: '203.0.113.24', browser: 'Chrome, Windows' },
    })
  })

/** Does one step with the newest version, and returns the version that is the newest then. */
async function step(tools: DemoTools, enquiryId: string, quoteId: string, did: Step): Promise<string> {
  const same = async (done: Promise<unknown>) => {
    await done
    return quoteId
  }
  switch (did.does) {
    case 'draft':
    case 'send': {
      const draftId = await drafted(tools, enquiryId, did.change ?? ((content) => content))
      if (did.does === 'send') await sendQuote(tools, kavita, draftId, { ifMatch: ANY })
      return draftId
    }
    case 'withdraw':
      return same(withdrawQuote(tools, kavita, quoteId, did.reason))
    case 'expire':
      return same(expireQuotes(tools))
    case 'read':
      return same(readQuote(tools, did.by, quoteId))
    case 'decline':
      return same(declineQuote(tools, did.by, quoteId, did.words))
    case 'ask':
      return same(requestQuoteChange(tools, did.by, quoteId, { message: did.words, lines: [] }))
    case 'askApproval':
      return same(requestQuoteApproval(tools, did.by, quoteId, { message: did.words }))
    case 'cancel':
      return same(cancelEnquiry({ ...tools, onCancelled: withdrawWithEnquiry }, did.by, enquiryId, did.words))
    case 'accept':
      await accept(tools, did.by, quoteId, did.poNumber)
      return same(makeJobs(tools, { quoteId, accountId: did.by.accountId, companyId: did.by.companyId }))
  }
}

/** All that became of an enquiry that was sent at `at`. */
export async function playQuotes(
  tools: DemoTools,
  enquiryId: string,
  { at, steps }: { at: Date; steps: readonly Step[] },
) {
  let quoteId = ''
  for (const did of steps) {
    const then = secondsAfter(at, did.hours * HOUR_SECONDS)
    quoteId = await step({ ...tools, clock: () => then }, enquiryId, quoteId, did)
  }
}
