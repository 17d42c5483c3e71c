import { filesOf } from '#server/modules/files/files.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Accepted } from './answers.store.ts'

/** The secrets sign the addresses of files. */
export type Signing = { readonly secrets: Secrets }

/** The acceptance of a version with its work order, whose address works for a minute. */
export async function acceptanceShown(
  transaction: Transaction,
  { secrets }: Signing,
  quoteId: string,
  found: Accepted,
) {
  const { document: _document, choices: _choices, ...acceptance } = found
  const files = await filesOf(transaction, secrets, 'work-order', [quoteId])
  return { ...acceptance, workOrder: files.get(quoteId)?.[0] ?? null }
}
