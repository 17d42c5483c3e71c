import type { EnquiryStatus } from '#contract/enquiries.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useEnquiryTexts } from './texts.ts'

const looks: Record<EnquiryStatus, { icon: IconName; colour: string }> = {
  SUBMITTED: { icon: 'clipboard', colour: 'text-blueprint' },
  QUOTED: { icon: 'right', colour: 'text-blueprint' },
  ACCEPTED: { icon: 'check', colour: 'text-signed' },
  DECLINED: { icon: 'close', colour: 'text-danger' },
  EXPIRED: { icon: 'down', colour: 'text-ink-3' },
  CANCELLED: { icon: 'close', colour: 'text-ink-3' },
}

/** An enquiry's status as a word with an icon; the colour only repeats it. */
export const StatusBadge = ({ status }: { status: EnquiryStatus }) => (
  <span className={`inline-flex items-center gap-1.5 font-semibold ${looks[status].colour}`}>
    <Icon name={looks[status].icon} className="size-4" />
    {useEnquiryTexts()[status]}
  </span>
)
