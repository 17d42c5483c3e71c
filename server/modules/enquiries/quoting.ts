// What quotes ask of enquiries.
import { enquiryFlow } from '#contract/enquiries.ts'
import { Problem } from '#contract/problems.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { lifeCycle, move } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { every } from './handling.store.ts'
import * as store from './quoting.store.ts'

export type QuotedEnquiry = store.Quoted
const enquiries = lifeCycle('enquiry', enquiryFlow)

/** What a quote answers. Throws `not-found`. */
export async function quotedEnquiry(tx: Queryable, enquiryId: string): Promise<QuotedEnquiry> {
  const found = await store.quoted(tx, enquiryId)
  if (!found) throw new Problem('not-found')
  return found
}

/** The same, locked: quotes for one enquiry wait for each other. */
export async function lockQuotedEnquiry(tx: Queryable, enquiryId: string) {
  await store.lockQuoted(tx, enquiryId)
  return quotedEnquiry(tx, enquiryId)
}

/** Notes that a version was sent. Throws `status-conflict` for an enquiry that is accepted or cancelled. */
export async function noteQuoted(action: Action<Staff>, { enquiryId, status }: QuotedEnquiry) {
  // A further version leaves a quoted enquiry where it is.
  if (status !== 'QUOTED') await move(action, enquiries, { id: enquiryId, act: 'quote', visible: every })
  await store.setAnswered(action, enquiryId)
}

/** Notes that the live version was withdrawn. */
export const noteWithdrawn = (action: Action<Staff>, enquiryId: string, reason: string) =>
  move(action, enquiries, { id: enquiryId, act: 'withdraw', visible: every, reason })
