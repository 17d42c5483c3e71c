import type { Logsheet, LogsheetStatus } from '#contract/logsheets.ts'
import { AccountIcon, type AccountIconName } from '#web/ui/account-icon.tsx'
import { useLogTexts } from './texts.ts'

export const logLooks: Record<LogsheetStatus, { icon: AccountIconName; colour: string }> = {
  DRAFT: { icon: 'clipboard', colour: 'text-ink-3' },
  SUBMITTED: { icon: 'pen', colour: 'text-blueprint' },
  DISPUTED: { icon: 'alert', colour: 'text-danger' },
  SIGNED: { icon: 'check', colour: 'text-signed' },
  LOCKED: { icon: 'card', colour: 'text-ink-2' },
}

/** A logsheet's status as a word with an icon; the colour only repeats it. */
export const LogBadge = ({ status }: { status: LogsheetStatus }) => (
  <span className={`inline-flex items-center gap-1.5 font-semibold ${logLooks[status].colour}`}>
    <AccountIcon name={logLooks[status].icon} className="size-4" />
    {useLogTexts().statuses[status]}
  </span>
)

/** The status of a log; without the hash that only the server writes, a submitted log is still on this phone. */
export const LogStanding = ({ log }: { log: Pick<Logsheet, 'status' | 'hash'> }) =>
  log.hash === null && log.status !== 'DRAFT' ? <KeptHere /> : <LogBadge status={log.status} />

const KeptHere = () => (
  <span className="inline-flex items-center gap-1.5 font-semibold text-ink-2">
    <AccountIcon name="clipboard" className="size-4" />
    {useLogTexts().keptHere}
  </span>
)
