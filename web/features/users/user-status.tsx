import type { CompanyUser } from '#contract/users.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { useUserTexts } from './texts.ts'

const looks: Record<CompanyUser['status'], { icon: AccountIconName; colour: string }> = {
  ACTIVE: { icon: 'check', colour: 'text-signed' },
  INACTIVE: { icon: 'close', colour: 'text-ink-3' },
  INVITED: { icon: 'bell', colour: 'text-blueprint' },
}

/** A user's status as a word with an icon; the colour only repeats it. */
export const UserStatus = ({ status }: { status: CompanyUser['status'] }) => (
  <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${looks[status].colour}`}>
    <AccountIcon name={looks[status].icon} className="size-4" />
    {useUserTexts()[status]}
  </span>
)
