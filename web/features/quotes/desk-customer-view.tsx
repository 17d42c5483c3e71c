import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { DeskQuote } from '#contract/quotes.desk.ts'
import { fill } from '#web/platform/text.ts'
import { useDeskQuoteTexts } from './desk-texts.ts'
import type { Preview } from './use-preview.ts'

type Props = { quote: DeskQuote; preview: Preview; isSaved: boolean }

/** What the customer will see. */
export function CustomerView({ quote, preview: { document } }: Props) {
  const text = useDeskQuoteTexts()
  return (
    <aside aria-label={text.customerView} className="card p-4 xl:sticky xl:top-18">
      <h2 className="heading mb-2 text-lg">{text.customerView}</h2>
      <p className="text-sm text-ink-3">{fill(text.heading, { number: quote.quoteNumber, version: quote.version })}</p>
      <p className="figure mt-2 text-3xl">{formatRupees(document.totalPaise)}</p>
      <p className="text-ink-2">{text.allTotal}</p>
      <p className="mt-2 text-sm text-ink-2">{fill(text.validTill, { date: formatDate(document.validUntil) })}</p>
      <ul className="mt-3 divide-y divide-line border-t border-ink">
        {document.lines.map((line) => (
          <li key={line.lineNo} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
            <b className="font-semibold">
              {line.quantity} × {line.productName}
            </b>
            <b className="figure">{formatRupees(line.plannedPaise)}</b>
            <p className="col-span-2 text-sm text-ink-2">
              {formatDate(line.from).slice(0, 6)} – {formatDate(line.to)}. {line.plannedLines[0]?.why}
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
