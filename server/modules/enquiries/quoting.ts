// What quotes ask of enquiries.
import { enquiryFlow } from '#contract/enquiries.ts'
import { Problem } from '#contract/problems.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { lifeCycle, move } from '#server/platform/life-cycle.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'
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

/** Notes that the customer has accepted the live version. */
export async function noteAccepted(action: Action<Customer>, enquiryId: string) {
  await move(action, enquiries, { id: enquiryId, act: 'accept', visible: every })
  await store.setAsked(action, enquiryId)
}

/** Notes that the customer has declined the live version. */
export async function noteDeclined(action: Action<Customer>, enquiryId: string, reason: string) {
  await move(action, enquiries, { id: enquiryId, act: 'decline', visible: every, reason })
  await store.setAsked(action, enquiryId)
}

/** Notes that the customer has asked for a change of a quote. */
export const noteAsked = async (action: Action<Customer>, enquiryId: string) =>
  void (await store.setAsked(action, enquiryId))
