import { useNavigate } from 'react-router'
import { deskPaths } from '#contract/paths.desk.ts'
import type { Payment } from '#contract/payments.ts'
import { paymentTexts } from '#contract/texts/payments.en.ts'
import { AllocateOpen } from '#web/features/payments/allocate-open.tsx'
import { BounceCheque } from '#web/features/payments/bounce-cheque.tsx'
import { useOwnPaymentTexts } from '#web/features/payments/own-texts.ts'
import { PaymentAllocations } from '#web/features/payments/payment-allocations.tsx'
import { PaymentFacts } from '#web/features/payments/payment-facts.tsx'
import { usePayment } from '#web/features/payments/payments.queries.ts'
import { RefundPayment } from '#web/features/payments/refund-payment.tsx'
import { usePaymentTexts } from '#web/features/payments/texts.ts'
import { usePaymentAct } from '#web/features/payments/use-payment-act.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { OpenPdf } from '#web/pages/signed-in/open-pdf.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/payment'
import { useMay } from './for-permission.tsx'
import { StatementLink } from './statement-link.tsx'

export const meta = () => accountMeta(paymentTexts.one)

/** One payment with what it has paid. */
export default function PaymentPage({ params: { paymentId } }: Route.ComponentProps) {
  const text = usePaymentTexts()
  const { openReceipt, openingPdf } = useOwnPaymentTexts()
  const query = usePayment(paymentId)
  const payment = staleData(query.data, query.error)
  const { companyId = null, accountId = null } = payment?.customer ?? {}
  return (
    <>
      {payment !== undefined && <title>{payment.paymentNumber}</title>}
      <PageHead
        title={payment?.paymentNumber ?? text.one}
        back={{ to: useListBefore(deskAddresses.payments()), label: text.backToList }}
      >
        {payment !== undefined && (
          <div className="flex flex-wrap items-center gap-2">
            <OpenPdf
              name="downloadDeskPaymentPdf"
              path={deskPaths.downloadDeskPaymentPdf.path.replace('{id}', () => paymentId)}
              text={{ openAs: fill(openReceipt, { number: payment.paymentNumber, type: 'PDF' }), openingPdf }}
            />
            <StatementLink customerId={companyId ?? accountId ?? ''} />
          </div>
        )}
      </PageHead>
      <EntryState query={query} text={text} />
      {payment !== undefined && <Shown key={paymentId} payment={payment} />}
    </>
  )
}

function Shown({ payment }: { payment: Payment }) {
  const mayWrite = useMay('bank')
  const act = usePaymentAct()
  const navigate = useNavigate()
  const isOpen = payment.kind !== 'REFUND' && payment.openPaise > 0
  const isCheque = payment.kind !== 'REFUND' && payment.mode === 'CHEQUE' && !payment.isTakenBack
  return (
    <>
      <output className="block text-signed not-empty:mb-4">{act.said}</output>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <PaymentFacts payment={payment} addressOf={deskAddresses.payment} />
          {mayWrite && (
            <div className="flex flex-wrap gap-3 empty:hidden">
              {isOpen && (
                <RefundPayment payment={payment} onRefunded={(id) => void navigate(deskAddresses.payment(id))} />
              )}
              {isCheque && <BounceCheque payment={payment} act={act} />}
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {payment.kind !== 'REFUND' && <PaymentAllocations payment={payment} act={act} mayWrite={mayWrite} />}
          {mayWrite && isOpen && <AllocateOpen payment={payment} act={act} />}
        </div>
      </div>
    </>
  )
}
