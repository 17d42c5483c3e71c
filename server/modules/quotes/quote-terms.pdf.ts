// The terms of a printed quote: in plain words, then as the supplier wrote them.
import { marked, type Token } from 'marked'
import { termsInWords } from '#contract/terms-in-words.ts'
import { bold, box, colours, heading, type Part, row, text } from '#server/platform/kit.pdf.ts'
import { type QuotePdf, textsIn } from './quote-pdf.ts'

/** One row for each heading. */
export function plainTerms({ quote, lang }: QuotePdf): Part {
  const { own, terms } = textsIn(lang)
  return box(
    {},
    heading(own.terms),
    ...termsInWords(quote, terms).map(({ heading: name, texts }) =>
      row(
        { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 3 },
        text({ width: 130, fontWeight: 700, paddingRight: 8 }, name),
        box({ flex: 1 }, ...texts.map((sentence) => text({}, sentence))),
      ),
    ),
  )
}

/** The words of a token; bold stays bold, everything else is plain, and HTML prints as it was written. */
const wordsOf = (tokens: readonly Token[]): (string | ReturnType<typeof bold>)[] =>
  tokens.flatMap((token) => {
    if (token.type === 'strong') return [bold(token['text'])]
    if (token.type === 'br') return ['\n']
    if ('tokens' in token && token.tokens && token.type !== 'html') return wordsOf(token.tokens)
    return [token.type === 'html' ? token.raw : 'text' in token ? String(token.text) : token.raw]
  })

type Listed = { readonly tokens: Token[] }

function paragraph(token: Token): Part[] {
  const words = 'tokens' in token && token.tokens ? wordsOf(token.tokens) : [token.raw.trim()]
  if (token.type === 'space') return []
  if (token.type === 'heading') return [text({ fontWeight: 700, marginTop: 6 }, ...words)]
  if (token.type !== 'list') return [text({ marginBottom: 4 }, ...words)]
  const start = Number(token['start']) || 1
  return (token['items'] as Listed[]).map((item, index) =>
    row(
      { marginBottom: 2 },
      text({ width: 18 }, token['ordered'] ? `${start + index}.` : '•'),
      text({ flex: 1 }, ...wordsOf(item.tokens)),
    ),
  )
}

/** The supplier's text, which is Markdown. */
export function fullTerms({ quote, lang }: QuotePdf): Part {
  const { own } = textsIn(lang)
  return box({}, heading(own.fullTerms), ...marked.lexer(quote.termsText).flatMap(paragraph))
}
