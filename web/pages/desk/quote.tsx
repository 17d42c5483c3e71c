import { deskQuoteTexts } from '#contract/texts/quotes.desk.en.ts'
import { AnswerTime } from '#web/features/enquiries/answer-time.tsx'
import { useInboxEnquiry } from '#web/features/enquiries/inbox.queries.ts'
import { DeskEditor } from '#web/features/quotes/desk-editor.tsx'
import { newestQuote, useDeskQuote, type VersionedQuote } from '#web/features/quotes/desk-quotes.queries.ts'
import { DeskSent } from '#web/features/quotes/desk-sent.tsx'
import { useDeskQuoteTexts } from '#web/features/quotes/desk-texts.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import type { Route } from './+types/quote'
import { useMay } from './for-permission.tsx'

export const meta = () => accountMeta(deskQuoteTexts.one)

/** One version of a quote: the editor of a draft, or the version as it was sent. */
export default function Quote({ params: { quoteId } }: Route.ComponentProps) {
  return <OneQuote key={quoteId} id={quoteId} />
}

function OneQuote({ id }: { id: string }) {
  const text = useDeskQuoteTexts()
  const query = useDeskQuote(id)
  const loaded = staleData(query.data, query.error)
  if (loaded !== undefined) return <Shown loaded={loaded} />
  return (
    <>
      <PageHead title={text.one} />
      <EntryState query={query} text={text} />
    </>
  )
}

function Shown({ loaded }: { loaded: VersionedQuote }) {
  const text = useDeskQuoteTexts()
  const mayQuote = useMay('quotes')
  const mayMargin = useMay('margin')
  const versioning = useVersioned(loaded, () => newestQuote(loaded.thing.quoteId))
  const quote = versioning.stored
  const clock = useInboxEnquiry(quote.enquiryId).data?.clock
  return (
    <>
      <title>{fill(text.title, { customer: quote.customer })}</title>
      {quote.status === 'DRAFT' && mayQuote ? (
        <DeskEditor versioning={versioning} mayMargin={mayMargin} clock={clock && <AnswerTime clock={clock} />} />
      ) : (
        <DeskSent versioning={versioning} mayQuote={mayQuote} mayMargin={mayMargin} />
      )}
    </>
  )
}
