import type { QuoteStatus } from '#contract/quotes.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { useQuoteTexts } from './texts.ts'

type Sent = Exclude<QuoteStatus, 'DRAFT'>

const tones: Record<Sent, BadgeTone> = {
  SENT: 'info',
  ACCEPTED: 'good',
  DECLINED: 'danger',
  EXPIRED: 'idle',
  SUPERSEDED: 'idle',
  WITHDRAWN: 'idle',
}

/** The status of a version in a word; customers never see a draft. */
export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const text = useQuoteTexts()
  return status === 'DRAFT' ? null : <Badge tone={tones[status]}>{text[`quote${status}`]}</Badge>
}
