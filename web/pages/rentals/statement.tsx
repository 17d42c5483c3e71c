import { signedInPaths } from '#contract/paths.signed-in.ts'
import { ledgerViewTexts } from '#contract/texts/ledger.view.en.ts'
import { useLedgerTexts } from '#web/features/ledger/texts.ts'
import { ShownStatement } from '#web/pages/signed-in/account-statement.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ToPayments } from './to-payments.tsx'

export const meta = () => accountMeta(ledgerViewTexts.statement)

/** The customer's bills and payments. */
export default function Statement() {
  const text = useLedgerTexts()
  const isUser = useCompanyRole() === 'user'
  const files = { csv: 'downloadStatementCsv', xlsx: 'downloadStatementXlsx' } as const
  const pdf = { name: 'downloadStatementPdf', path: signedInPaths.downloadStatementPdf.path } as const
  return (
    <>
      <PageHead title={text.statement}>{isUser ? null : <ToPayments />}</PageHead>
      {isUser ? (
        <StatePanel title={text.forAdminsTitle} text={text.forAdminsText} />
      ) : (
        <ShownStatement files={files} pdf={pdf} />
      )}
    </>
  )
}
