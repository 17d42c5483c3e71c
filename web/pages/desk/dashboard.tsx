import { deskDashboardTexts } from '#contract/texts/dashboard.desk.en.ts'
import { EarningsPart } from '#web/features/dashboard/earnings-part.tsx'
import { useDeskDashboardTexts } from '#web/features/dashboard/texts.ts'
import { Receivables } from '#web/features/invoices/receivables.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(deskDashboardTexts.title)

/** Our receivables, and the earnings of our machines. */
export default function DeskDashboard() {
  const text = useDeskDashboardTexts()
  return (
    <>
      <PageHead title={text.title} />
      <Receivables mayReadLedger={useMay('ledger')} />
      <EarningsPart maySeeCosts={useMay('margin')} />
    </>
  )
}
