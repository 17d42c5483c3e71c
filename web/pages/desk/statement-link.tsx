import { useLedgerTexts } from '#web/features/ledger/texts.ts'
import { usePaymentTexts } from '#web/features/payments/texts.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useMay } from './for-permission.tsx'

/** Leads those who read the ledger to a customer's statement of account. */
export function StatementLink({ customerId }: { customerId: string }) {
  const text = useLedgerTexts()
  if (!useMay('ledger')) return null
  return (
    <LinkButton tone="secondary" to={deskAddresses.statement(customerId)}>
      {text.statement}
    </LinkButton>
  )
}

/** The same, and to recording money that came from them. */
export function MoneyLinks({ customerId }: { customerId: string }) {
  const text = usePaymentTexts()
  const mayRecord = useMay('bank')
  return (
    <div className="flex flex-wrap gap-3">
      <StatementLink customerId={customerId} />
      {mayRecord && (
        <LinkButton tone="secondary" to={deskAddresses.newPayment(customerId)}>
          {text.record}
        </LinkButton>
      )}
    </div>
  )
}
