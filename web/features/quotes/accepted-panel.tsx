import type { Quote } from '#contract/quotes.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { BilledTo } from './billing-party.tsx'

/** The acceptance: person, time and way; the certificate is in the PDF. */
export function AcceptedPanel({ quote }: { quote: Quote }) {
  const text = useAnswerTexts()
  const { acceptance, billTo } = quote
  if (acceptance === null) return null
  const { by, at, contactPoint: contact, poNumber, workOrder, hash } = acceptance
  return (
    <section aria-label={text.acceptance} className="card grid gap-4 border-ink p-5">
      <div>
        <p className="flex items-center gap-2 text-lg font-semibold text-signed">
          <Icon name="check" className="size-5" />
          {fill(text.acceptedBy, { by })}
        </p>
        <p className="text-ink-2 tabular-nums">{fill(text.acceptedHow, { at: instantText(at), contact })}</p>
      </div>
      {billTo && <BilledTo party={billTo} />}
      {poNumber !== null && <Said label={text.poNumber}>{poNumber}</Said>}
      {workOrder && (
        <Said label={text.workOrder}>
          <a href={workOrder.url} target="_blank" rel="noopener noreferrer" className="link wrap-anywhere">
            {workOrder.name}
          </a>
        </Said>
      )}
      <Said label={text.hash}>
        <span className="text-sm break-all">{hash}</span>
      </Said>
      <p className="text-sm text-ink-3">{text.certificate}</p>
    </section>
  )
}

const Said = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <p className="text-sm text-ink-3">{label}</p>
    <p>{children}</p>
  </div>
)
