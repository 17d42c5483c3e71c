import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { NewSummaryBatch } from '#contract/summary-sheets.batches.ts'
import type { DueSheet } from '#contract/summary-sheets.ts'
import { useBatchWords } from '#web/platform/batch-words.ts'
import { call } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useBatch } from '#web/platform/use-batch.ts'
import type { RequestKey } from '#web/platform/use-request-key.ts'
import { BatchProgress } from '#web/ui/batch-progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/list/data-list.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { SelectionBar } from '#web/ui/list/selection-bar.tsx'
import { useSelection } from '#web/ui/list/use-selection.ts'
import { NativeSelect } from '#web/ui/native-fields.tsx'
import { ReadyDocuments } from '#web/ui/ready-documents.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { reloadDeskSheets, useDue } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useDueColumns } from './due-columns.tsx'

const idOf = ({ jobId, period }: DueSheet) => `${jobId} ${period.from}`

/** The cycles of a job have sheets in their order, so those before a chosen one come with it. */
const withEarlier = (due: readonly DueSheet[], chosen: readonly DueSheet[]) =>
  due.filter(({ jobId, period }) => chosen.some((one) => one.jobId === jobId && period.from <= one.period.from))

const readyWords = (count: number, text: ReturnType<typeof useDeskSummaryTexts>) => ({
  title: plural(count, text.readyTitle),
  text: text.readyText,
  act: plural(count, text.sendAll),
  askTitle: plural(count, text.sendAllTitle),
  askText: text.sendAllText,
  cancel: text.cancel,
})

const start = (body: NewSummaryBatch, headers: RequestKey) => call('startSummaryBatch', { body, headers })

/** Due and ready sheets, and the progress of the queue with either. */
export function DueSheets({ mayPrepare }: { mayPrepare: boolean }) {
  const text = useDeskSummaryTexts()
  const { data, error, isPending } = useDue()
  const { begin, isBusy, batch } = useBatch({
    runningId: data?.runningBatchId ?? null,
    start,
    reload: reloadDeskSheets,
  })
  const wordsOf = useBatchWords(deskAddresses.summarySheet)
  const due = data?.due
  const prepare = (chosen: readonly DueSheet[]) => {
    const cycles = withEarlier(due ?? [], chosen).map(({ jobId, period: { from } }) => ({ jobId, from }))
    if (!isBusy) begin({ act: 'PREPARE', cycles })
  }
  return (
    <Section title={text.dueTitle}>
      <p className="max-w-prose text-ink-2">{due?.length === 0 ? text.nothingDue : text.dueText}</p>
      {isPending && <ListWaiting label={text.dueTitle} rows={3} />}
      {error !== null && due === undefined && <StatePanel title={text.dueFailed} text={error.message} role="alert" />}
      {due !== undefined && due.length > 0 && <DueList {...{ due, mayPrepare, isBusy, prepare }} />}
      {batch && <BatchProgress key={batch.batchId} {...wordsOf(batch)} />}
      {mayPrepare && data !== undefined && data.ready > 0 && (
        <ReadyDocuments words={readyWords(data.ready, text)} isBusy={isBusy} onAct={() => begin({ act: 'SEND' })} />
      )}
    </Section>
  )
}

type ListProps = {
  due: readonly DueSheet[]
  mayPrepare: boolean
  isBusy: boolean
  prepare: (chosen: readonly DueSheet[]) => void
}

/** The cycles that are due of all sites or of one, to prepare one by one, some or all at once. */
function DueList({ due, mayPrepare, isBusy, prepare }: ListProps) {
  const text = useDeskSummaryTexts()
  const columns = useDueColumns()
  const [site, setSite] = useState('')
  const sites = [...new Set(due.map(({ siteName }) => siteName))].toSorted()
  const shown = sites.includes(site) ? due.filter(({ siteName }) => siteName === site) : due
  const selection = useSelection(shown.map(idOf))
  const dates = ({ jobNumber: job, period: { from, to } }: DueSheet) => ({
    job,
    from: formatDate(from),
    to: formatDate(to),
  })
  const one = {
    id: 'prepare',
    label: text.prepare,
    named: (cycle: DueSheet) => fill(text.prepareNamed, dates(cycle)),
    pending: isBusy,
    act: (cycle: DueSheet) => prepare([cycle]),
  }
  const some = {
    id: 'prepare',
    label: plural(selection.ids.length, text.prepareSelected),
    pending: isBusy,
    act: () => prepare(shown.filter((cycle) => selection.has(idOf(cycle)))),
  }
  const words = { ...text, selected: (count: number) => plural(count, text.selected) }
  const isMany = mayPrepare && due.length > 1
  return (
    <>
      {sites.length > 1 && (
        <NativeSelect
          label={text.site}
          className="my-3 max-w-xs"
          value={site}
          onChange={(event) => setSite(event.target.value)}
        >
          <option value="">{text.everySite}</option>
          {sites.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      )}
      {isMany && <SelectionBar selection={selection} actions={[some]} text={words} />}
      <DataList
        name={text.dueTitle}
        items={shown}
        idOf={idOf}
        columns={columns}
        actions={mayPrepare ? [one] : []}
        actionsName={text.actions}
        selection={isMany ? selection : undefined}
        selectText={isMany ? { column: text.selection, one: (cycle) => fill(text.select, dates(cycle)) } : undefined}
      />
      {isMany && (
        <Button tone="secondary" className="mt-4" aria-disabled={isBusy} onClick={() => prepare(shown)}>
          {plural(shown.length, text.prepareAll)}
        </Button>
      )}
    </>
  )
}
