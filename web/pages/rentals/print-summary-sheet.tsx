import { Link, useSearchParams } from 'react-router'
import { summarySheetPrintTexts } from '#contract/texts/summary-sheets.print.en.ts'
import { Paper } from '#web/features/summary-sheets/paper.tsx'
import { useSummarySheet } from '#web/features/summary-sheets/summary-sheets.queries.ts'
import { usePrintTexts, useSummaryTexts } from '#web/features/summary-sheets/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'

export const meta = () => accountMeta(summarySheetPrintTexts.name)

/** A summary sheet as it is printed. */
export default function PrintSummarySheet() {
  const id = useSearchParams()[0].get('sheet') ?? ''
  const [text, view] = [usePrintTexts(), useSummaryTexts()]
  const query = useSummarySheet(id)
  const sheet = staleData(query.data, query.error)
  return (
    <>
      {sheet !== undefined && <title>{sheet.summaryNumber}</title>}
      <header className="no-print mb-6">
        <Link to={accountPaths.summarySheet(id)} className="link mb-3 inline-flex min-h-11 items-center">
          {text.back}
        </Link>
        <h1 className="display text-3xl wrap-anywhere md:text-4xl">
          {sheet === undefined ? view.one : fill(text.title, { number: sheet.summaryNumber })}
        </h1>
        {sheet !== undefined && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button onClick={() => print()}>{text.print}</Button>
            <span className="text-sm text-ink-3">{text.hint}</span>
          </p>
        )}
      </header>
      <EntryState query={query} text={view} />
      {sheet !== undefined && <Paper sheet={sheet} />}
    </>
  )
}
