import { capitals, folded, ungrouped } from '#contract/identifiers.ts'
import { Problem } from '#contract/problems.ts'
import type { Database } from '#server/platform/database.ts'
import * as store from './verifying.store.ts'

type Asked = { readonly quote: string; readonly version: string; readonly hash: string }

const NUMBER = /^QTN-\d{4}-\d{6,9}$/
const VERSION = /^\d{1,3}$/
/** 64 bits cannot be guessed, and are two of the groups that a certificate prints. */
const HASH = /^[0-9a-f]{16,64}$/

/** The typed value in our own spelling; undefined if no document can contain it. */
function printedAs({ quote, version, hash }: Asked): store.Printed | undefined {
  const [quoteNumber, digits] = [capitals(folded(quote)), ungrouped(hash).toLowerCase()]
  const isPossible = NUMBER.test(quoteNumber) && VERSION.test(folded(version)) && HASH.test(digits)
  return isPossible ? { quoteNumber, version: Number(folded(version)), hash: digits } : undefined
}

/** Confirms a printed quote to anybody who has it. Throws `not-found` for a quote that was never issued like this. */
export async function verifyQuote(db: Database, asked: Asked) {
  const printed = printedAs(asked)
  const verified = printed && (await store.verifiedQuote(db, printed))
  if (!verified) throw new Problem('not-found')
  return { verified }
}
