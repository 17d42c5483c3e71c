import type { QuoteDocument } from '#contract/quotes.ts'
import { termsInWords } from '#contract/terms-in-words.ts'
import { plainLines } from '#web/platform/plain-lines.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTermsTexts, useViewTexts } from './view-texts.ts'

/** The terms as a site manager says them, and the full text that binds. */
export function QuoteTerms({ quote }: { quote: QuoteDocument }) {
  const text = useViewTexts()
  const words = termsInWords(quote, useTermsTexts())
  return (
    <section aria-label={text.terms} className="quote-terms">
      <h2 className="heading text-2xl">{text.terms}</h2>
      <dl className="headed">
        {words.map(({ key, heading, texts: said }) => (
          <div key={key}>
            <dt>{heading}</dt>
            {said.map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
      <details className="fold">
        <summary>
          <Icon name="down" className="size-4" />
          {text.fullTerms}
        </summary>
        <p className="max-w-prose pt-2 whitespace-pre-line text-ink-2">{plainLines(quote.termsText)}</p>
      </details>
    </section>
  )
}
