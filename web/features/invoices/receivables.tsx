import { useState } from 'react'
import type { InvoiceTotals } from '#contract/invoices.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#contract/paging.ts'
import { language } from '#contract/texts/language.en.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { download } from '#web/platform/session/download.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { DataList } from '#web/ui/list/data-list.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { useReceivableTexts } from './desk-texts.ts'
import { SumsAndAges } from './invoice-totals.tsx'
import { customerOf, useReceivableColumns } from './receivable-columns.tsx'
import { useReceivables } from './receivables.queries.ts'

/** Receivables: the sums, their ages, and each customer. */
export function Receivables({ mayReadLedger }: { mayReadLedger: boolean }) {
  const text = useReceivableTexts()
  const messageOf = useProblemText()
  const [size, setSize] = useState(PAGE_SIZE)
  const { data, error, isPending, refetch } = useReceivables(size)
  const found = staleData(data, error)
  return (
    <section aria-labelledby="receivables">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="receivables" className="heading text-2xl">
          {text.title}
        </h2>
        <SaveReceivables />
      </div>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{text.intro}</p>
      {isPending && <ListWaiting label={text.title} rows={5} />}
      {error !== null && found === undefined && (
        <ProblemPanel
          title={text.failedTitle}
          problem={messageOf(error)}
          retryLabel={text.retry}
          retry={() => void refetch()}
        />
      )}
      {found !== undefined && (
        <Owed
          {...found}
          mayReadLedger={mayReadLedger}
          onMore={() => setSize(PAGE_SIZE_MAX)}
          isWhole={size > PAGE_SIZE}
        />
      )}
    </section>
  )
}

type OwedProps = NonNullable<ReturnType<typeof useReceivables>['data']> & {
  mayReadLedger: boolean
  onMore: () => void
  /** As many as there may be are shown. */
  isWhole: boolean
}

function Owed({ receivables, totals, mayReadLedger, onMore, isWhole }: OwedProps) {
  const text = useReceivableTexts()
  const columns = useReceivableColumns(mayReadLedger)
  const { content, totalElements: n } = receivables
  if (n === 0)
    return (
      <p className="text-ink-2">
        <b className="block text-ink">{text.noneTitle}</b>
        {text.noneText}
      </p>
    )
  return (
    <>
      <SumsAndAges figures={useFiguresOf(totals)} totals={totals} />
      <DataList name={text.byCustomer} items={content} idOf={customerOf} columns={columns} />
      {n > content.length && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          {fill(text.shown, { shown: content.length, n })}
          {!isWhole && (
            <Button tone="quiet" onClick={onMore}>
              {text.more}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function useFiguresOf({ outstandingPaise, overduePaise, ageing }: InvoiceTotals) {
  const text = useReceivableTexts()
  const disputedPaise = ageing.find(({ age }) => age === 'IN_DISPUTE')?.balancePaise ?? 0
  return [
    { name: text.outstanding, paise: outstandingPaise, isLate: false },
    { name: text.overdue, paise: overduePaise, isLate: overduePaise > 0 },
    { name: text.inDispute, paise: disputedPaise, isLate: false },
  ]
}

function SaveReceivables() {
  const text = useReceivableTexts()
  const { notifyFailed } = useOutcome()
  const save = useSubmit(
    () => download('downloadReceivablesCsv', { lang: language.code }, 'receivables.csv'),
    (error) => notifyFailed('request', error),
  )
  return (
    <Button tone="quiet" aria-disabled={save.pending} onClick={() => save.submit()}>
      {text.download}
    </Button>
  )
}
