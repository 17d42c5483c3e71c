import type { QuoteDocument } from '#contract/quotes.ts'
import { filesOf } from '#server/modules/files/files.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Accepted } from './answers.store.ts'

/** The secrets sign the addresses of files. */
export type Signing = { readonly secrets: Secrets }

/** Lines on which the customer could choose, with the machine that they took. */
export const chosenIn = (sent: QuoteDocument, taken: QuoteDocument) =>
  taken.lines.flatMap(({ lineNo, productName }, index) =>
    sent.lines[index]?.alternatives.length ? [{ lineNo, productName }] : [],
  )

/** A version as it was sent, and its acceptance. */
type Taken = { readonly quoteId: string; readonly sent: QuoteDocument; readonly found: Accepted }

/** The acceptance of a version with its work order, whose address works for a minute. */
export async function acceptanceShown(transaction: Transaction, { secrets }: Signing, { quoteId, sent, found }: Taken) {
  const { document, choices: _choices, ...acceptance } = found
  const files = await filesOf(transaction, secrets, 'work-order', [quoteId])
  return {
    ...acceptance,
    workOrder: files.get(quoteId)?.[0] ?? null,
    totalPaise: document.totalPaise,
    chosen: chosenIn(sent, document),
  }
}
