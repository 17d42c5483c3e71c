import type { ReactNode } from 'react'
import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import type { Invoice } from '#contract/invoices.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { useLineWords } from '#web/platform/line-words.ts'
import { fill } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useInvoiceTexts } from './texts.ts'

type Props = { invoice: Invoice; answer: ((dispute: InvoiceDispute) => ReactNode) | undefined }

/** The disputes of an invoice with author, reason and our answer; both sides read the same. */
export function Disputes({ invoice: { disputes, lines }, answer }: Props) {
  const text = useInvoiceTexts()
  const wordsOf = useLineWords()
  const nameOf = (dispute: InvoiceDispute) => {
    const line = lines.find(({ lineNo }) => lineNo === dispute.lineNo)
    return fill(text.lineIs, { n: dispute.lineNo, line: line ? wordsOf(line).name : '' })
  }
  return (
    <Section title={text.disputes}>
      <ul className="grid gap-4">
        {disputes.map((dispute) => (
          <li key={dispute.disputeId} className="grid gap-1 border-l-2 border-line pl-4">
            <h3 className="font-semibold">
              {nameOf(dispute)}: {text.disputeStatuses[dispute.status]}
            </h3>
            <p className="wrap-anywhere">{dispute.reason}</p>
            <p className="text-sm text-ink-2 tabular-nums">
              {fill(text.disputedBy, { by: dispute.by, at: instantText(dispute.at) })}
            </p>
            <Answer dispute={dispute} />
            {dispute.status === 'OPEN' && answer?.(dispute)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Answer({ dispute: { reply, answeredBy, answeredAt, noteNumber } }: { dispute: InvoiceDispute }) {
  const text = useInvoiceTexts()
  if (reply === null || answeredBy === null || answeredAt === null) return null
  const by = fill(text.disputedBy, { by: answeredBy, at: instantText(answeredAt) })
  return (
    <>
      <p className="mt-2 wrap-anywhere">
        <b>{text.answer}:</b> {reply}
      </p>
      <p className="text-sm text-ink-2 tabular-nums">
        {noteNumber === null ? by : `${by}, ${fill(text.upheldBy, { number: noteNumber })}`}
      </p>
    </>
  )
}
