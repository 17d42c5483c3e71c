// Ends quotes when their enquiry or their company ends.
import type { Action } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { move } from '#server/platform/life-cycle.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'
import { isLive } from './answers.rules.ts'
import { quotes } from './quote-cycle.ts'
import * as store from './quotes.store.ts'

/** Withdraws the live version of an enquiry that is cancelled; a draft stays, and can be discarded but not sent. */
export async function withdrawWithEnquiry(action: Action<Customer | Staff>, enquiryId: string, reason: string) {
  const live = await store.liveOf(action.tx, enquiryId)
  if (live) await move(action, quotes, { id: live.quoteId, act: 'withdraw', visible: store.every, reason })
}

type Sent = Awaited<ReturnType<typeof store.sentToCompany>>

const liveIn = (sent: Sent, now: Date) =>
  sent.some((version) => isLive({ ...version, status: 'SENT' }, now)) ? ('live-quotes' as const) : undefined

/** Why a company may not be dissolved yet: a quote to it is live by the clock. */
export const whyLiveQuotes = (clock: Clock) => async (tx: Queryable, companyId: string) =>
  liveIn(await store.sentToCompany(tx, companyId), clock())

/** Why a person may not be erased yet: a quote to them is. */
export const whyOwnLiveQuotes = (clock: Clock) => async (tx: Queryable, accountId: string) =>
  liveIn(await store.sentToPerson(tx, accountId), clock())
