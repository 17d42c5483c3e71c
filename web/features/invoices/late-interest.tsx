import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { LateInterest as Interest } from '#contract/invoices.interest.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Section } from '#web/ui/section.tsx'
import { useInvoiceTexts } from './texts.ts'

/** Statutory interest on a late invoice so far, with its arithmetic. */
export function LateInterest({ interest }: { interest: Interest }) {
  const text = useInvoiceTexts()
  const { until, principalPaise, interestPaise, parts } = interest
  const amount = formatExact(interestPaise)
  return (
    <Section title={text.lateInterest}>
      <p className="text-xl font-semibold tabular-nums">{amount}</p>
      <p className="text-ink-2">
        {fill(text.lateInterestOn, { amount: formatExact(principalPaise), date: formatDate(until) })}
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center">{text.lateInterestHow}</summary>
        <p className="mb-2 text-sm text-ink-2">{text.lateInterestLaw}</p>
        <ul className="grid gap-2 text-sm tabular-nums">
          {parts.map(({ from, to, days, onPaise, percent, interestPaise: paise }) => (
            <li key={from}>
              {fill(text.lateInterestPart, {
                from: formatDate(from),
                to: formatDate(to),
                days: plural(days, text.interestDays),
                on: formatExact(onPaise),
                percent,
                amount: formatExact(paise),
              })}
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}
