// Posting to the ledger, in the transaction of the act that is posted. The database refuses what does not balance.
import type { LedgerDocument } from '#contract/ledger.ts'
import { newId } from '#server/platform/ids.ts'
import type { Happening } from '#server/platform/life-cycle.store.ts'
import { balanced, type PostingLine } from './posting.rules.ts'

export type { PostingLine } from './posting.rules.ts'

import { insertEntry, insertReversal, type PostedAct } from './posting.store.ts'

/** A document and what was done with it: each act of a document is posted once. */
type PostedDocument = PostedAct & {
  readonly kind: LedgerDocument
  /** As people read it. */
  readonly number: string
}

/** A company, or a person without one; of both the company counts. */
export type LedgerCustomer = { readonly companyId: string | null; readonly accountId: string | null }

export type Posting = {
  readonly doc: PostedDocument
  /** The civil date that counts, which may be before today. */
  readonly date: string
  readonly customer: LedgerCustomer
  readonly note: string | null
  readonly lines: readonly PostingLine[]
}

const headOf = ({ now, by }: Happening) => ({
  entryId: newId(now.getTime()),
  postedBy: by.kind === 'STAFF' ? by.name : null,
  now,
})

/** Posts an entry and returns its id. Lines of zero are left out. Throws if it does not balance, or the act was posted. */
export async function post(happening: Happening, { customer, lines, ...posting }: Posting): Promise<string> {
  const head = headOf(happening)
  const accountId = customer.companyId === null ? customer.accountId : null
  await insertEntry(happening.tx, {
    ...head,
    ...posting,
    companyId: customer.companyId,
    accountId,
    ...balanced(lines),
  })
  return head.entryId
}

type Reversal = {
  /** The act whose entry is undone. */
  readonly of: PostedAct
  /** The document that undoes it, or the same one with another act. */
  readonly doc: PostedDocument
  readonly date: string
  readonly note: string | null
}

/** Posts the counter-entry of an act and returns its id. Throws if that act was not posted, or was undone before. */
export async function reverse(happening: Happening, { of, ...reversal }: Reversal): Promise<string> {
  const head = headOf(happening)
  const posted = await insertReversal(happening.tx, of, { ...head, ...reversal })
  if (!posted) throw new Error(`The act ${of.act} of ${of.kind} ${of.id} was not posted.`)
  return head.entryId
}
