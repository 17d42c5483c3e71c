import { paymentTexts } from '#contract/texts/payments.en.ts'
import { usePaymentColumns, usePaymentFilters } from '#web/features/payments/payment-columns.tsx'
import { paymentList } from '#web/features/payments/payments.queries.ts'
import { Reported } from '#web/features/payments/reported.tsx'
import { usePaymentTexts } from '#web/features/payments/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { useList } from '#web/platform/use-list.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Listing } from '#web/ui/list/listing.tsx'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(paymentTexts.title)

/** Money that came in and went back, newest first. */
export default function Payments() {
  const text = usePaymentTexts()
  const list = useList(paymentList, text)
  const mayRecord = useMay('bank')
  return (
    <>
      <PageHead title={text.title}>
        {mayRecord && <LinkButton to={`${deskAddresses.payments()}/new`}>{text.record}</LinkButton>}
      </PageHead>
      <Reported mayAct={mayRecord} />
      <Listing
        list={list}
        columns={usePaymentColumns({ addressOf: deskAddresses.payment, from: list.address })}
        filters={usePaymentFilters()}
        empty={<p className="max-w-prose text-ink-2">{text.emptyText}</p>}
      />
    </>
  )
}
