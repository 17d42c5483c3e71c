import { Link } from 'react-router'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { Quote } from '#contract/quotes.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { fill } from '#web/platform/text.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { QuoteBadge } from './quote-badge.tsx'

/** Every version that was sent, newest first; each stays to be read. */
export function Versions({ quote: { quoteId: shown, versions } }: { quote: Quote }) {
  const text = useAnswerTexts()
  if (versions.length < 2) return null
  return (
    <section aria-label={text.versions} className="mt-8">
      <h2 className="heading mb-2 text-2xl">{text.versions}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {versions.map(({ quoteId, version, status, sentAt, totalPaise }) => (
          <li key={quoteId} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1.5 tabular-nums">
            {quoteId === shown ? (
              <span className="grow font-semibold">
                {fill(text.versionOf, { version, date: formatDate(dateInIndia(new Date(sentAt))) })}{' '}
                <span className="font-normal text-ink-3">({text.thisVersion})</span>
              </span>
            ) : (
              <Link to={accountPaths.quote(quoteId)} className="link inline-flex min-h-11 grow items-center">
                {fill(text.versionOf, { version, date: formatDate(dateInIndia(new Date(sentAt))) })}
              </Link>
            )}
            <QuoteBadge status={status} />
            <span className="figure">{formatRupees(totalPaise)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
