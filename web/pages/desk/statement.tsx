import { useSearchParams } from 'react-router'
import { deskPaths } from '#contract/paths.desk.ts'
import { ledgerViewTexts } from '#contract/texts/ledger.view.en.ts'
import { useLedgerTexts } from '#web/features/ledger/texts.ts'
import { ShownStatement } from '#web/pages/signed-in/account-statement.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(ledgerViewTexts.statement)

/** The statement of account of the customer in the address. */
export default function DeskStatement() {
  const text = useLedgerTexts()
  const customer = useSearchParams()[0].get('customer') ?? ''
  const pdf = { name: 'downloadDeskStatementPdf', path: deskPaths.downloadDeskStatementPdf.path } as const
  const files = { csv: 'downloadDeskStatementCsv', xlsx: 'downloadDeskStatementXlsx' } as const
  return (
    <ForPermission permission="ledger" title={text.statement}>
      <PageHead title={text.statement} back={{ to: deskAddresses.ledger(), label: text.backToJournal }}>
        <LinkButton tone="secondary" className="no-print" to={deskAddresses.entriesOf(customer)}>
          {text.entriesOf}
        </LinkButton>
      </PageHead>
      <ShownStatement files={files} pdf={pdf} customer={customer} />
    </ForPermission>
  )
}
