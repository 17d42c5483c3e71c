// The head of a printed quote: who offers what to whom, until when, for how much.

import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { namedNumber } from '#contract/gstin.ts'
import { formatRupees } from '#contract/money.ts'
import type { Party } from '#contract/quotes.ts'
import { bold, box, colours, letterheadLogo, type Part, qr, row, type Style, text } from '#server/platform/kit.pdf.ts'
import { type PdfTexts, type QuotePdf, textsIn } from './quote-pdf.ts'

const CODE_POINTS = 76
const cell: Style = { padding: 8, borderColor: colours.rule, borderLeftWidth: 0.7, borderTopWidth: 0.7 }
const small: Style = { fontSize: 8, color: colours.muted }

const partyLines = ({ address, gstin, state }: Party, { own }: PdfTexts) => [
  text({}, address),
  text({}, [gstin === null ? null : namedNumber(own.gstin, gstin), state].filter(Boolean).join(', ')),
]

const liveCode = (url: string | null, { own }: PdfTexts): Part =>
  url === null
    ? null
    : box(
        { alignItems: 'center', width: 92, marginLeft: 12 },
        qr(url, CODE_POINTS),
        text({ fontSize: 7, color: colours.muted, textAlign: 'center' }, own.live),
      )

function letterhead({ quote, logo, liveUrl }: QuotePdf, texts: PdfTexts) {
  const { supplier, quoteNumber, version } = quote
  return row(
    { justifyContent: 'space-between', marginBottom: 12 },
    box(
      { width: 250 },
      letterheadLogo(logo),
      text({ fontSize: 12, fontWeight: 700 }, supplier.name),
      ...partyLines(supplier, texts),
    ),
    row(
      {},
      box(
        { alignItems: 'flex-end' },
        text({ fontSize: 20, fontWeight: 700, lineHeight: 1.2 }, texts.own.title),
        text({ fontSize: 11, fontWeight: 700 }, quoteNumber),
        text({}, fill(texts.own.version, { version })),
      ),
      liveCode(liveUrl, texts),
    ),
  )
}

const labelled = (label: string, ...parts: readonly Part[]) => box({}, text(small, label), ...parts)

const fact = (width: string, label: string, value: string) =>
  box({ ...cell, width }, labelled(label, text({ fontWeight: 700 }, value)))

function facts({ quote, sentOn, status }: QuotePdf, texts: PdfTexts) {
  const { own } = texts
  const { billTo } = quote
  return box(
    { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7, marginBottom: 14 },
    row(
      {},
      box(
        { ...cell, width: '60%' },
        labelled(
          own.billedTo,
          ...(billTo
            ? [text({ fontWeight: 700 }, billTo.name), ...partyLines(billTo, texts)]
            : [text({}, own.nobodyYet)]),
        ),
      ),
      box(
        { ...cell, width: '40%' },
        labelled(own.site, text({ fontWeight: 700 }, quote.cityName), text({}, quote.deliveryAddress)),
      ),
    ),
    row(
      {},
      fact('22%', own.date, sentOn === null ? own.notSent : formatDate(sentOn)),
      fact('30%', own.validUntil, fill(own.endOf, { date: formatDate(quote.validUntil) })),
      fact('22%', own.enquiry, quote.enquiryNumber),
      fact('26%', own.status, own.statuses[status]),
    ),
  )
}

const price = ({ quote }: QuotePdf, { own }: PdfTexts) =>
  row(
    {
      justifyContent: 'space-between',
      borderLeftWidth: 3,
      borderColor: colours.accent,
      paddingLeft: 10,
      marginBottom: 4,
    },
    box(
      {},
      text(small, own.total),
      text({ fontSize: 22, fontWeight: 700, lineHeight: 1.25 }, formatRupees(quote.totalPaise)),
      text(small, quote.amountInWords),
    ),
    quote.perMonthPaise > 0
      ? box(
          { alignItems: 'flex-end', justifyContent: 'flex-end' },
          text({ fontSize: 11 }, bold(fill(own.perMonth, { amount: formatRupees(quote.perMonthPaise) }))),
          text(small, own.perMonthNote),
        )
      : null,
  )

/** Everything above the machines. */
export function head(data: QuotePdf) {
  const texts = textsIn(data.lang)
  return box({}, letterhead(data, texts), facts(data, texts), price(data, texts))
}
