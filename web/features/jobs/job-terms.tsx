import type { ReactNode } from 'react'
import type { Job } from '#contract/jobs.ts'
import { formatRupees } from '#contract/money.ts'
import { jobTermsInWords } from '#contract/terms-of-job.ts'
import { fill, plural } from '#web/platform/text.ts'
import { type JobTexts, useJobTexts, useTermsTexts } from './texts.ts'

/** The terms that were accepted, as a site manager says them; `quote` leads to where they stand in full. */
export function JobTerms({ job, quote }: { job: Job; quote: ReactNode }) {
  const text = useJobTexts()
  const { agreed, terms, noticeDays, machine } = job
  const rows = jobTermsInWords({ ...agreed, terms, noticeDays }, machine.name, useTermsTexts())
  return (
    <section aria-label={text.terms}>
      <h2 className="heading text-2xl">{text.terms}</h2>
      <dl className="headed">
        <div>
          <dt>{text.hire}</dt>
          <dd>{rateOf(terms, text)}</dd>
        </div>
        {rows.map(({ key, heading, texts: said }) => (
          <div key={key}>
            <dt>{heading}</dt>
            <dd>{said.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-3 pt-2">
        {quote}
        {agreed.poNumber !== null && fill(text.po, { number: agreed.poNumber })}
      </p>
    </section>
  )
}

function rateOf({ basis, ratePaise, tiers, daysPerMonth: days, hoursPerDay: hours }: Job['terms'], text: JobTexts) {
  if (basis === 'MONTH') return fill(text.byMonth, { rate: formatRupees(ratePaise ?? 0), days, hours })
  const each = (tiers ?? []).map((tier) => fill(plural(tier.days, text.tier), { price: formatRupees(tier.pricePaise) }))
  return fill(text.byDay, { tiers: each.join(', ') })
}
