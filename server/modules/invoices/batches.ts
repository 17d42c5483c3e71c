// Batches of invoices: which documents one is of, and what the queue does with each.
import { z } from 'zod'
import { formatExact } from '#contract/figures.ts'
import type { NewInvoiceBatch } from '#contract/invoices.batches.ts'
import { SHEETS_MAX } from '#contract/invoices.calls.ts'
import { groupsOf, type TogetherBy } from '#contract/invoices.together.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { beginBatch, type NewDocument, type Worker } from '#server/platform/batches.ts'
import { once } from '#server/platform/idempotency.ts'
import { versionTag } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { draft } from './drafting.ts'
import { issue } from './issuing.ts'
import { billableSheets } from './lines.store.ts'
import { allDrafts } from './writing.store.ts'

const ToDraft = z.strictObject({ summarySheetIds: z.array(z.uuid()).max(SHEETS_MAX) })
const ToIssue = z.strictObject({ invoiceId: z.uuid(), revision: z.int() })

/** Parts of a list with at most `size` members. */
const parts = <T>(list: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** One invoice for each group of sheets; of a group with too many sheets several. */
async function toDraft({ tx }: Action<Staff>, by: TogetherBy): Promise<NewDocument[]> {
  const groups = groupsOf(await billableSheets(tx), by)
  return groups.flatMap(({ customerName, name, sheets }) =>
    parts(sheets, SHEETS_MAX).map((some) => ({
      subject: [customerName, name].filter(Boolean).join(', ').slice(0, 500),
      period: null,
      sequence: some[0]?.summarySheetId ?? '',
      documentId: null,
      work: { summarySheetIds: some.map((one) => one.summarySheetId) } satisfies z.infer<typeof ToDraft>,
    })),
  )
}

const toIssue = async ({ tx }: Action<Staff>): Promise<NewDocument[]> =>
  (await allDrafts(tx)).map(({ invoiceId, revision, customerName, totalPaise }) => ({
    subject: `${customerName.slice(0, 450)}, ${formatExact(totalPaise)}`,
    period: null,
    sequence: invoiceId,
    documentId: invoiceId,
    work: { invoiceId, revision } satisfies z.infer<typeof ToIssue>,
  }))

/** Drafts the invoice of some sheets. */
export const drafting: Worker = (action, work) => draft(action, ToDraft.parse(work).summarySheetIds)

/** Issues one draft in the revision that the batch began with, unless its checks found something. */
export const issuing: Worker = async (action, work) => {
  const { invoiceId, revision } = ToIssue.parse(work)
  await issue(action, { invoiceId, ifMatch: versionTag(revision) }, [])
  return invoiceId
}

async function started(action: Action<Staff>, body: NewInvoiceBatch) {
  const documents = body.act === 'DRAFT' ? await toDraft(action, body.by) : await toIssue(action)
  if (documents.length === 0) throw new Problem('nothing-to-bill')
  const { batch } = await beginBatch(action, body.act, documents)
  await audit(action, 'startInvoiceBatch', { kind: 'batch', id: batch.batchId, label: `${batch.documents}` })
  return { batch }
}

/** Begins a batch of what may be billed, or of all drafts. Throws `nothing-to-bill` where that is nothing. */
export const startInvoiceBatch = (
  tools: Tools,
  caller: Staff,
  { key, ...body }: NewInvoiceBatch & { key?: string | undefined },
) => act(tools, caller, (action) => once(action, { call: 'startInvoiceBatch', key, body }, () => started(action, body)))
