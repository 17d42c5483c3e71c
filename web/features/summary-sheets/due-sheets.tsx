import { formatDate } from '#contract/dates.ts'
import type { DueSheet } from '#contract/summary-sheets.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { DataList } from '#web/ui/list/data-list.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { Section } from '#web/ui/section.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { useDue } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useSummaryTexts } from './texts.ts'
import { usePreparing } from './use-preparing.ts'
import { shortDate } from './words.ts'

const idOf = ({ jobId, period }: DueSheet) => `${jobId} ${period.from}`

function useDueColumns(): Column<DueSheet>[] {
  const text = useDeskSummaryTexts()
  const { period, machine } = useSummaryTexts()
  return [
    {
      id: 'job',
      header: text.job,
      card: 'title',
      cell: ({ jobNumber }) => <span className="figure whitespace-nowrap">{jobNumber}</span>,
    },
    {
      id: 'customer',
      header: text.customer,
      card: 'fact',
      cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
    },
    {
      id: 'machine',
      header: machine,
      card: 'note',
      cell: ({ machineName, siteName }) => (
        <span className="wrap-anywhere">
          {machineName}, {siteName}
        </span>
      ),
    },
    {
      id: 'period',
      header: period,
      card: 'fact',
      cell: ({ period: { from, to }, isClosing }) => (
        <span className="tabular-nums">
          {shortDate(from)} – {formatDate(to)}
          {isClosing && `, ${text.closing}`}
        </span>
      ),
    },
    {
      id: 'logs',
      header: text.logs,
      card: 'badge',
      cell: ({ unsignedDays: n }) =>
        n === 0 ? (
          <span className="text-signed">{text.allSigned}</span>
        ) : (
          <span className="text-danger">{plural(n, text.unsigned)}</span>
        ),
    },
  ]
}

/** The billing cycles that are over, to prepare one by one or all at once. */
export function DueSheets({ mayPrepare }: { mayPrepare: boolean }) {
  const text = useDeskSummaryTexts()
  const columns = useDueColumns()
  const { data: due, error, isPending } = useDue()
  const { prepare, pending, said } = usePreparing()
  const named = ({ jobNumber: job, period: { from, to } }: DueSheet) =>
    fill(text.prepareNamed, { job, from: formatDate(from), to: formatDate(to) })
  // The cycles of a job have sheets in their order, so those before it come first.
  const upTo = ({ jobId, period }: DueSheet) =>
    (due ?? []).filter((one) => one.jobId === jobId && one.period.from <= period.from)
  const act = { id: 'prepare', label: text.prepare, named, pending, act: (one: DueSheet) => prepare(upTo(one)) }
  return (
    <Section title={text.dueTitle}>
      <p className="max-w-prose text-ink-2">{due?.length === 0 ? text.nothingDue : text.dueText}</p>
      {isPending && <ListWaiting label={text.dueTitle} rows={3} />}
      {error !== null && due === undefined && <StatePanel title={text.dueFailed} text={error.message} role="alert" />}
      <output className="block text-signed not-empty:my-3">{said}</output>
      {due !== undefined && due.length > 0 && (
        <>
          <DataList
            name={text.dueTitle}
            items={due}
            idOf={idOf}
            columns={columns}
            actions={mayPrepare ? [act] : []}
            actionsName={text.actions}
          />
          {mayPrepare && due.length > 1 && (
            <Button tone="secondary" className="mt-4" aria-disabled={pending} onClick={() => prepare(due)}>
              {plural(due.length, text.prepareAll)}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
