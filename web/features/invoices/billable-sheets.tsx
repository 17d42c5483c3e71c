import type { NewInvoiceBatch } from '#contract/invoices.batches.ts'
import { useBatchWords } from '#web/platform/batch-words.ts'
import { call } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { plural } from '#web/platform/text.ts'
import { useBatch } from '#web/platform/use-batch.ts'
import type { RequestKey } from '#web/platform/use-request-key.ts'
import { BatchProgress } from '#web/ui/batch-progress.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { ReadyDocuments } from '#web/ui/ready-documents.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { BillableGroups } from './billable-groups.tsx'
import { reloadDeskInvoices, useBillable } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'

const start = (body: NewInvoiceBatch, headers: RequestKey) => call('startInvoiceBatch', { body, headers })

const issueWords = (count: number, text: ReturnType<typeof useDeskInvoiceTexts>) => ({
  title: plural(count, text.draftsTitle),
  text: text.draftsText,
  act: plural(count, text.issueAll),
  askTitle: plural(count, text.issueAllTitle),
  askText: text.issueAllText,
  cancel: text.cancel,
})

/** Billable sheets, drafts to issue, and the progress of the queue with either. */
export function BillableSheets({ mayBill }: { mayBill: boolean }) {
  const text = useDeskInvoiceTexts()
  const { data, error, isPending } = useBillable()
  const { begin, isBusy, batch } = useBatch({
    runningId: data?.runningBatchId ?? null,
    start,
    reload: reloadDeskInvoices,
  })
  const wordsOf = useBatchWords(deskAddresses.invoice)
  const sheets = data?.sheets ?? []
  return (
    <Section title={text.billableTitle}>
      <p className="max-w-prose text-ink-2">{data?.sheets.length === 0 ? text.nothingBillable : text.billableText}</p>
      {isPending && <ListWaiting label={text.billableTitle} rows={3} />}
      {error !== null && data === undefined && (
        <StatePanel title={text.billableFailed} text={error.message} role="alert" />
      )}
      {sheets.length > 0 && (
        <BillableGroups {...{ sheets, mayBill, isBusy }} draftAll={(by) => begin({ act: 'DRAFT', by })} />
      )}
      {batch && <BatchProgress key={batch.batchId} {...wordsOf(batch)} />}
      {mayBill && data !== undefined && data.drafts > 0 && (
        <ReadyDocuments words={issueWords(data.drafts, text)} isBusy={isBusy} onAct={() => begin({ act: 'ISSUE' })} />
      )}
    </Section>
  )
}
