import { formatDate } from '#contract/dates.ts'
import type { Machine, MandatoryPaper } from '#contract/fleet.machines.ts'
import type { PaperState } from '#contract/fleet.ts'
import { fill } from '#web/platform/text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { useMachinesTexts, usePaperTexts } from './texts.ts'

const tones: Record<PaperState, BadgeTone> = { VALID: 'good', DUE: 'info', EXPIRED: 'danger', MISSING: 'danger' }

/** The state of a paper in a word. */
export const PaperBadge = ({ state }: { state: PaperState }) => (
  <Badge tone={tones[state]}>{usePaperTexts().states[state]}</Badge>
)

/** The first fact about a machine at the desk: its retirement, or the state of its papers. */
export function MachineStatus({ machine: { isRetired, papers } }: { machine: Machine }) {
  const text = useMachinesTexts()
  return isRetired ? <Badge tone="idle">{text.retired}</Badge> : <PaperBadge state={papers} />
}

/** The papers that need somebody, each with its date. */
export function PapersToRenew({ mandatory }: { mandatory: readonly MandatoryPaper[] }) {
  const text = usePaperTexts()
  const said = ({ kind, state, validTo }: MandatoryPaper) => {
    const paper = text.kinds[kind]
    if (validTo === null) return paper
    return fill(state === 'EXPIRED' ? text.expiredOn : text.until, { paper, date: formatDate(validTo) })
  }
  const open = mandatory.filter(({ state }) => state !== 'VALID')
  if (open.length === 0) return null
  return <span className="text-sm text-ink-2 tabular-nums">{open.map(said).join('; ')}</span>
}
