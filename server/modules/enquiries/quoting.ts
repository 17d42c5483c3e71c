// Queries of enquiries for quotes.
import { Problem } from '#contract/problems.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import type { Customer, Staff } from '#server/platform/principal.ts'
import { enquiries } from './enquiry-cycle.ts'
import { every } from './handling.store.ts'
import * as store from './quoting.store.ts'

export type QuotedEnquiry = store.Quoted

/** The enquiry that a quote answers. Throws `not-found`. */
export async function quotedEnquiry(transaction: Transaction, enquiryId: string): Promise<QuotedEnquiry> {
  const found = await store.quoted(transaction, enquiryId)
  if (!found) throw new Problem('not-found')
  return found
}

/** The same, locked: quotes for one enquiry wait for each other. */
export async function lockQuotedEnquiry(transaction: Transaction, enquiryId: string) {
  await store.lockQuoted(transaction.tx, enquiryId)
  return quotedEnquiry(transaction, enquiryId)
}

/**
 * Notes that a version was sent, which counts to the end of that civil date in India. Throws `status-conflict` for an
 * enquiry that is accepted or cancelled.
 */
export async function noteQuoted(action: Action<Staff>, { enquiryId, status }: QuotedEnquiry, validUntil: string) {
  // A further version leaves a quoted enquiry where it is.
  if (status !== 'QUOTED') await move(action, enquiries, { id: enquiryId, act: 'quote', visible: every })
  await store.setQuoted(action, enquiryId, validUntil)
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

/** Moves an enquiry whose live version has expired, and returns its status; in the transaction of who may see it. */
export const expireEnquiry = (transaction: Transaction, enquiryId: string) =>
  settle({ ...transaction, by: { kind: 'SYSTEM' } }, enquiries, { id: enquiryId, visible: every })
