import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import { fill } from '#web/platform/text.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import { QuoteView } from './quote-view.tsx'
import type { Preview } from './use-preview.ts'

const WIDTHS = ['PHONE', 'DESKTOP'] as const

/** The customer's view: on a phone beside the editor, on a wide screen below it. */
export function CustomerView({ preview: { document, isBehind } }: { preview: Preview }) {
  const text = useDeskQuoteTexts()
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('PHONE')
  const narrow = width === 'PHONE'
  return (
    <aside
      aria-label={text.customerView}
      className={`min-w-0 rounded border border-line-strong bg-paper ${
        narrow ? 'xl:sticky xl:top-18 xl:max-h-[calc(100dvh-5.5rem)] xl:overflow-y-auto' : 'xl:col-span-2'
      }`}
    >
      <div className="sticky top-0 z-1 flex items-center gap-x-1 border-b border-line bg-wash px-3.5">
        <h2 className="mr-auto py-2 text-sm font-semibold">{text.customerView}</h2>
        {WIDTHS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
            className="min-h-9 border-b-3 border-transparent px-1.5 text-sm aria-pressed:border-ink aria-pressed:font-bold max-lg:hidden"
          >
            {text.views[one]}
          </button>
        ))}
      </div>
      <div className="p-3.5">
        <QuoteView
          quote={document}
          drawing={() => null}
          isBehind={isBehind}
          narrow={narrow}
          validity={
            <p className="mt-2 text-sm text-ink-2">{fill(text.validTill, { date: formatDate(document.validUntil) })}</p>
          }
        />
      </div>
    </aside>
  )
}
