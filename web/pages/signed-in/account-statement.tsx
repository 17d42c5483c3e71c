import { useStatement } from '#web/features/ledger/ledger.queries.ts'
import { PeriodFields, StatementView, usePeriod } from '#web/features/ledger/statement-view.tsx'
import { useLedgerTexts } from '#web/features/ledger/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import type { PathName } from '#web/platform/call.ts'
import { staleData } from '#web/platform/stale-data.ts'

type Props = {
  files: { csv: PathName; xlsx: PathName }
  /** The call that prints it. */
  pdf: { name: PathName; path: string }
  customer?: string
}

/** The statement of a customer at the desk, or the own one, of the days in the address. */
export function ShownStatement({ files, pdf, customer }: Props) {
  const text = useLedgerTexts()
  const at = usePeriod()
  const asked = { ...(customer === undefined ? {} : { customer }), enabled: at.isPossible }
  const { data, error, isPending, refetch } = useStatement(asked, at.period)
  const query: Readonly<Record<string, string>> = customer === undefined ? at.period : { ...at.period, customer }
  const statement = staleData(data, error)
  const notShown = {
    missingTitle: text.statementMissing,
    missingText: text.statementMissingText,
    failedOne: text.statementFailed,
  }
  return (
    <>
      <PeriodFields {...at} />
      {at.isPossible && isPending && <ListWaiting />}
      {error !== null && statement === undefined && (
        <EntryNotShown text={notShown} error={error} retry={() => void refetch()} />
      )}
      {at.isPossible && statement !== undefined && (
        <StatementView
          statement={statement}
          files={files}
          query={query}
          pdf={<OpenPdf {...pdf} query={query} text={text} />}
        />
      )}
    </>
  )
}
