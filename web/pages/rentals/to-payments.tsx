import { useOwnPaymentTexts } from '#web/features/payments/own-texts.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The way to the payments with their receipts. */
export const ToPayments = () => (
  <LinkButton tone="secondary" to={accountPaths.payments()}>
    {useOwnPaymentTexts().receipts}
  </LinkButton>
)
