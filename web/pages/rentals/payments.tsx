import { signedInPaths } from '#contract/paths.signed-in.ts'
import type { OwnPayment } from '#contract/payments.customer.ts'
import { ownPaymentTexts } from '#contract/texts/payments.own.en.ts'
import { useLedgerTexts } from '#web/features/ledger/texts.ts'
import { ownPaymentList } from '#web/features/payments/own.queries.ts'
import { useOwnPaymentColumns } from '#web/features/payments/own-columns.tsx'
import { useOwnPaymentTexts } from '#web/features/payments/own-texts.ts'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useCompanyRole } from '#web/pages/signed-in/use-company-role.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import { useList } from '#web/platform/use-list.ts'
import { Listing } from '#web/ui/list/listing.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

export const meta = () => accountMeta(ownPaymentTexts.title)

/** The customer's payments and refunds, each with its receipt. */
export default function OwnPayments() {
  const text = useOwnPaymentTexts()
  const { forAdminsTitle, forAdminsText } = useLedgerTexts()
  const isUser = useCompanyRole() === 'user'
  return (
    <>
      <PageHead title={text.title} back={{ to: accountPaths.statement(), label: text.backToStatement }} />
      {isUser ? <StatePanel title={forAdminsTitle} text={forAdminsText} /> : <Shown />}
    </>
  )
}

function Shown() {
  const text = useOwnPaymentTexts()
  const columns = useOwnPaymentColumns({
    invoiceAddress: accountPaths.invoice,
    paper: (payment) => <Receipt payment={payment} />,
  })
  return (
    <Listing
      list={useList(ownPaymentList, text)}
      columns={columns}
      empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
    />
  )
}

function Receipt({ payment: { paymentId, paymentNumber, voucherNumber } }: { payment: OwnPayment }) {
  const { openReceipt, openingPdf } = useOwnPaymentTexts()
  const openAs = fill(openReceipt, { number: voucherNumber ?? paymentNumber, type: 'PDF' })
  const path = signedInPaths.downloadPaymentPdf.path.replace('{id}', () => paymentId)
  return <OpenPdf name="downloadPaymentPdf" path={path} text={{ openAs, openingPdf }} />
}
