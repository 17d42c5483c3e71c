// The terms of a quote as sentences, alike on the customer's page, in the desk's preview and in the PDF.
import { fill } from './fill.ts'
import { formatRupees } from './money.ts'
import type { QuoteDocument } from './quotes.ts'
import { hireWords, type TermsTexts, type WordedOffer } from './terms-of-hire.ts'
import { termsTexts } from './texts/terms.en.ts'

type Key = keyof TermsTexts['headings']
type WordedLine = WordedOffer & { readonly lineNo: number; readonly alternatives: readonly WordedOffer[] }
/** The facts of a quote in words; a `QuoteDocument` has all of them. */
export type Worded = Pick<
  QuoteDocument,
  'advancePaise' | 'depositPaise' | 'paymentDays' | 'noticeDays' | 'deemedDays' | 'certifyDays' | 'cycle' | 'cycleDay'
> & { readonly lines: readonly WordedLine[] }

/** One heading with its sentences: one where all machines are alike, else one for each kind of terms. */
type TermRow = { readonly key: Key; readonly heading: string; readonly texts: readonly string[] }

type Said = { readonly name: string; readonly lineNo: number; readonly text: string }

/** More machines than these are "all others". */
const NAMED_MAX = 3

type Counts = { readonly none: string; readonly one: string; readonly other: string }
const FORMS = ['none', 'one'] as const
/** The form for a number: none, one or other. */
const counted = (n: number, texts: Counts) => fill(texts[FORMS[n] ?? 'other'], { n })

/** The terms in this order: what changes the bill, what each side provides, how it is paid. */
export function termsInWords(quote: Worded, texts: TermsTexts = termsTexts): TermRow[] {
  const offers = quote.lines.flatMap(({ lineNo, alternatives, ...offer }) =>
    [offer, ...alternatives].map((each) => ({ lineNo, name: each.productName, words: hireWords(each, texts) })),
  )
  const ofHire = (key: keyof ReturnType<typeof hireWords>) => {
    const said = offers.map(({ words, ...of }) => ({ ...of, text: words[key] }))
    return rowOf(key, saidOf(said, texts), texts)
  }
  const ofQuote = (key: Key, text: string) => rowOf(key, [text], texts)
  return [
    ...(['overtime', 'offDays', 'rain', 'waiting', 'stops', 'breakdown', 'secondShift'] as const).map(ofHire),
    ...(['partMonth', 'minimum'] as const).map(ofHire),
    ofQuote('offHire', `${counted(quote.noticeDays, texts.offHire)} ${texts.offHire.late}`),
    ...(['fuel', 'operator', 'transport'] as const).map(ofHire),
    ofQuote('bills', fill(texts.bills[quote.cycle], { day: quote.cycleDay })),
    ofQuote('payment', counted(quote.paymentDays, texts.payment)),
    ofQuote('advance', paidBefore(quote, texts)),
    ofQuote('signatures', signatures(quote, texts)),
  ]
}

const rowOf = (key: Key, said: readonly string[], texts: TermsTexts): TermRow => ({
  key,
  heading: texts.headings[key],
  texts: said,
})

/** The sentences of one heading; machines are named where not all of them are alike. */
function saidOf(said: readonly Said[], texts: TermsTexts): string[] {
  const groups = [...Map.groupBy(said, ({ text }) => text)].map(([text, same]) => ({
    text,
    machines: namesOf(same, said, texts),
  }))
  if (groups.length === 1) return groups.map(({ text }) => text)
  const [most] = groups.toSorted((a, b) => b.machines.length - a.machines.length)
  const rest = most && most.machines.length > NAMED_MAX ? most : undefined
  return [
    ...groups.filter((group) => group !== rest).map(({ machines, text }) => `${machines.join(', ')}: ${text}`),
    ...(rest ? [fill(texts.others, { text: rest.text })] : []),
  ]
}

/** The machines of one sentence; with the line where another sentence has the same machine. */
function namesOf(same: readonly Said[], all: readonly Said[], texts: TermsTexts) {
  const elsewhere = new Set(all.filter(({ text }) => text !== same[0]?.text).map(({ name }) => name))
  const label = ({ name, lineNo }: Said) => (elsewhere.has(name) ? fill(texts.onLine, { machine: name, lineNo }) : name)
  return [...new Set(same.map(label))]
}

function paidBefore({ advancePaise, depositPaise }: Worded, { advance }: TermsTexts) {
  const said = [
    advancePaise > 0 ? fill(advance.advance, { amount: formatRupees(advancePaise) }) : null,
    depositPaise > 0 ? fill(advance.deposit, { amount: formatRupees(depositPaise) }) : null,
  ].filter((part) => part !== null)
  return said.join(' ') || advance.none
}

const signatures = ({ deemedDays, certifyDays }: Worded, { logsheets, summarySheets }: TermsTexts) =>
  `${counted(deemedDays, logsheets)} ${counted(certifyDays, summarySheets)}`
