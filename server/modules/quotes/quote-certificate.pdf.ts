// The last page of an accepted quote: who accepted it, what proves it, and where to check it.
import { fill } from '#contract/fill.ts'
import { formatRupees } from '#contract/money.ts'
import { box, colours, type Part, qr, row, text } from '#server/platform/kit.pdf.ts'
import { type Certificate, type QuotePdf, textsIn } from './quote-pdf.ts'

const CODE_POINTS = 150

const fact = (label: string, ...values: readonly string[]) =>
  row(
    { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 6 },
    text({ width: 150, color: colours.muted, paddingRight: 8 }, label),
    box({ flex: 1 }, ...values.map((value) => text({ fontWeight: 700 }, value))),
  )

/** A hash or a signature in groups that an eye can compare. */
const inGroups = (value: string, size: number) => value.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? value

function facts({ quote, lang }: QuotePdf, certificate: Certificate) {
  const { own } = textsIn(lang)
  const { acceptedBy, acceptedAt, contactPoint, ip, browser, poNumber, choices, totalPaise } = certificate
  return box(
    { marginTop: 14, marginBottom: 18 },
    fact(own.acceptedBy, acceptedBy),
    fact(own.acceptedAt, acceptedAt),
    fact(own.how, fill(own.code, { contactPoint })),
    fact(own.from, `${ip}, ${browser}`),
    ...(poNumber === null ? [] : [fact(own.poNumber, poNumber)]),
    ...(choices.length === 0
      ? []
      : [
          fact(
            own.choices,
            ...choices.map(({ lineNo, productName }) => fill(own.choice1, { lineNo, machine: productName })),
          ),
        ]),
    fact(own.acceptedTotal, formatRupees(totalPaise)),
    fact(own.hash, inGroups(certificate.hash, 8)),
    fact(fill(own.signature, { supplier: quote.supplier.name }), inGroups(certificate.signature, 22)),
    fact(own.key, certificate.keyUrl),
  )
}

/** The page, for a quote that was accepted. */
export function certificatePage(data: QuotePdf, certificate: Certificate): Part {
  const { own } = textsIn(data.lang)
  const { quoteNumber, version } = data.quote
  return box(
    {},
    text({ fontSize: 20, fontWeight: 700, lineHeight: 1.2 }, own.certificate),
    text({}, fill(own.certificateIntro, { numbered: fill(own.numbered, { quoteNumber, version }) })),
    facts(data, certificate),
    row(
      { alignItems: 'center' },
      qr(certificate.verifyUrl, CODE_POINTS),
      box(
        { flex: 1, paddingLeft: 16 },
        text({ fontSize: 12, fontWeight: 700 }, own.verify),
        text({}, fill(own.verifyNote, { address: certificate.verifyPage })),
      ),
    ),
  )
}
