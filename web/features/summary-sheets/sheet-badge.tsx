import type { SummaryLine, SummarySheetStatus } from '#contract/summary-sheets.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { useSummaryTexts } from './texts.ts'

type Look = { icon?: AccountIconName; colour: string }

const looks: Record<SummarySheetStatus, Look> = {
  PREPARED: { icon: 'clipboard', colour: 'text-ink-3' },
  SENT: { icon: 'pen', colour: 'text-blueprint' },
  DISPUTED: { icon: 'alert', colour: 'text-danger' },
  CERTIFIED: { icon: 'check', colour: 'text-signed' },
  BILLED: { icon: 'card', colour: 'text-ink-2' },
}

const State = ({ look: { icon, colour }, children }: { look: Look; children: string }) => (
  <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
    {icon && <AccountIcon name={icon} className="size-4" />}
    {children}
  </span>
)

/** A sheet's status as a word with an icon; the colour only repeats it. */
export const SheetBadge = ({ status }: { status: SummarySheetStatus }) => (
  <State look={looks[status]}>{useSummaryTexts().statuses[status]}</State>
)

const lineLooks: Record<SummaryLine['state'], Look> = {
  OPEN: { colour: 'text-ink-3' },
  AGREED: looks.CERTIFIED,
  DISPUTED: looks.DISPUTED,
}

/** The same for one line. */
export const LineBadge = ({ state }: { state: SummaryLine['state'] }) => (
  <State look={lineLooks[state]}>{useSummaryTexts().lineStates[state]}</State>
)
