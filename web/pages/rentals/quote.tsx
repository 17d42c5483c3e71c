import { formatRupees } from '#contract/money.ts'
import { quoteTexts } from '#contract/texts/quotes.en.ts'
import { useQuote } from '#web/features/quotes/quotes.queries.ts'
import { useQuoteTexts } from '#web/features/quotes/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { fill } from '#web/platform/text.ts'
import type { Route } from './+types/quote'

export const meta = () => accountMeta(quoteTexts.quote)

export default function QuotePage({ params: { quoteId } }: Route.ComponentProps) {
  const text = useQuoteTexts()
  const { data: quote, error, isPending, refetch } = useQuote(quoteId)
  if (isPending) return <ListWaiting />
  if (error !== null) return <EntryNotShown text={text} error={error} retry={() => void refetch()} />
  return (
    <>
      <PageHead
        title={fill(text.quoteNumbered, { number: quote.quoteNumber })}
        back={{ to: accountPaths.enquiryDetail(quote.enquiryId), label: quote.enquiryNumber }}
      />
      <p className="figure text-4xl">{formatRupees(quote.totalPaise)}</p>
    </>
  )
}
