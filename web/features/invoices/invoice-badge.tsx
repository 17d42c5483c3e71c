import type { InvoiceStatus, InvoiceSummary } from '#contract/invoices.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { useInvoiceTexts } from './texts.ts'

type Look = { icon: AccountIconName; colour: string }

const looks: Record<InvoiceStatus, Look> = {
  DRAFT: { icon: 'clipboard', colour: 'text-ink-3' },
  ISSUED: { icon: 'card', colour: 'text-blueprint' },
  PART_PAID: { icon: 'card', colour: 'text-blueprint' },
  PAID: { icon: 'check', colour: 'text-signed' },
}
const overdue: Look = { icon: 'alert', colour: 'text-danger' }

/** An invoice's status as a word with an icon; the colour only repeats it. */
export function InvoiceBadge({ status, isOverdue }: Pick<InvoiceSummary, 'status' | 'isOverdue'>) {
  const text = useInvoiceTexts()
  const { icon, colour } = isOverdue ? overdue : looks[status]
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
      <AccountIcon name={icon} className="size-4" />
      {isOverdue ? text.overdue : text.statuses[status]}
    </span>
  )
}
