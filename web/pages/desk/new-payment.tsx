import { useNavigate, useSearchParams } from 'react-router'
import { paymentTexts } from '#contract/texts/payments.en.ts'
import { useOpenInvoices } from '#web/features/payments/payments.queries.ts'
import { RecordForm } from '#web/features/payments/record-form.tsx'
import { usePaymentTexts } from '#web/features/payments/texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(paymentTexts.record)

/** Records money of the customer in the address. */
export default function NewPayment() {
  const text = usePaymentTexts()
  const customer = useSearchParams()[0].get('customer')
  return (
    <ForPermission permission="bank" title={text.record}>
      {customer === null ? <Choose /> : <Record customerId={customer} />}
    </ForPermission>
  )
}

function Choose() {
  const text = usePaymentTexts()
  return (
    <>
      <PageHead title={text.record} />
      <StatePanel title={text.chooseTitle} text={text.chooseText}>
        <LinkButton to={deskAddresses.customers()}>{text.toCustomers}</LinkButton>
      </StatePanel>
    </>
  )
}

/** The reported payment in the address. */
function knownIn(params: URLSearchParams) {
  const [invoiceId, receivedOn] = [params.get('invoice'), params.get('on')]
  const [mode, reference, paise] = [params.get('mode'), params.get('reference'), params.get('paise') ?? '']
  return {
    ...(invoiceId !== null && { invoiceId }),
    ...(receivedOn !== null && { receivedOn }),
    ...(mode !== null && { mode }),
    ...(reference !== null && { reference }),
    ...(/^[1-9]\d{0,11}$/.test(paise) && { amountPaise: Number(paise) }),
  }
}

function Record({ customerId }: { customerId: string }) {
  const text = usePaymentTexts()
  const navigate = useNavigate()
  const known = knownIn(useSearchParams()[0])
  const query = useOpenInvoices(customerId)
  const open = staleData(query.data, query.error)
  return (
    <>
      <PageHead
        title={open === undefined ? text.record : fill(text.recordFor, { customer: open.customerName })}
        back={{ to: deskAddresses.payments(), label: text.backToList }}
      />
      <EntryState query={query} text={text} />
      {open !== undefined && (
        <RecordForm
          customerId={customerId}
          open={open}
          known={known}
          onRecorded={(id) => void navigate(deskAddresses.payment(id), { replace: true })}
        />
      )}
    </>
  )
}
