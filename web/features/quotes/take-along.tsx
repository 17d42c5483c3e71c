import { useState } from 'react'
import type { Quote } from '#contract/quotes.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { shareOrCopy } from '#web/platform/share-or-copy.ts'
import { fill } from '#web/platform/text.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LineIcon } from '#web/ui/icon.tsx'
import { useQuoteTexts } from './texts.ts'
import { useOpenQuote } from './use-open-quote.ts'

const DOWN = 'M12 4v11M8 11l4 4 4-4M5 20h14'
const SHARE = 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9.5h14V11h-1'
const PRINT = 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z'
const CHAT = 'M4 20l1.3-4A8 8 0 1 1 8.2 18.8zM9 8.5c-.5 3 3.5 7 6.5 6.5'

/** A quote as PDF, on paper, or as a link, which asks whoever opens it to sign in. */
export function TakeAlong({ quote }: { quote: Quote }) {
  const text = useQuoteTexts()
  const { sharing } = text
  const { submit, pending } = useOpenQuote()
  const [told, setTold] = useState('')
  const { quoteId, quoteNumber: number, version, siteName: place } = quote
  const words = fill(text.shareWords, { number, version, place })
  const address = `${location.origin}${accountPaths.quote(quoteId)}`
  const share = async () => {
    const done = await shareOrCopy(words, address)
    setTold(done === 'shared' ? '' : fill(sharing[done], { address }))
  }
  return (
    <div className="no-print -mx-3 flex flex-wrap items-center">
      <Button
        tone="quiet"
        className="px-3"
        aria-disabled={pending}
        aria-label={fill(text.openPdfNamed, { number, version })}
        onClick={() => submit(quoteId)}
      >
        <LineIcon shape={DOWN} />
        {pending ? text.openingPdf : text.pdf}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${words} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={sharing.whatsappAlt}
        className={buttonClass('quiet', 'px-3')}
      >
        <LineIcon shape={CHAT} />
        {sharing.whatsapp}
      </a>
      <Button tone="quiet" className="px-3" onClick={() => void share()}>
        <LineIcon shape={SHARE} />
        {sharing.share}
      </Button>
      <Button tone="quiet" className="px-3 max-md:hidden" onClick={() => window.print()}>
        <LineIcon shape={PRINT} />
        {sharing.print}
      </Button>
      <output className="px-3 text-sm break-all text-ink-2 empty:hidden">{told}</output>
    </div>
  )
}
