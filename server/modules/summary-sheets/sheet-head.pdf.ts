// The head of a printed summary sheet: between whom, for which machine, site and days.
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import {
  box,
  colours,
  fact,
  factOf,
  letterheadLogo,
  type Part,
  partyLines,
  qr,
  row,
  text,
} from '#server/platform/kit.pdf.ts'
import { type PdfTexts, type SheetPdf, textsIn } from './sheet-pdf.ts'

const CODE_POINTS = 72

const liveCode = (url: string | null, { own }: PdfTexts): Part =>
  url === null
    ? null
    : box(
        { alignItems: 'center', width: 88, marginLeft: 10 },
        qr(url, CODE_POINTS),
        text({ fontSize: 7, color: colours.muted, textAlign: 'center' }, own.live),
      )

function letterhead({ sheet, supplier, logo, liveUrl }: SheetPdf, texts: PdfTexts) {
  const { from, to } = sheet.period
  return row(
    { justifyContent: 'space-between', marginBottom: 10 },
    box(
      { width: 230 },
      letterheadLogo(logo),
      text({ fontSize: 11, fontWeight: 700 }, supplier.name),
      ...partyLines(supplier, texts.own.gstin),
    ),
    row(
      {},
      box(
        { alignItems: 'flex-end', width: 170 },
        text({ fontSize: 19, fontWeight: 700, lineHeight: 1.2 }, texts.own.name),
        text({ fontSize: 10.5, fontWeight: 700 }, sheet.summaryNumber),
        text({ textAlign: 'right' }, fill(texts.own.range, { from: formatDate(from), to: formatDate(to) })),
      ),
      liveCode(liveUrl, texts),
    ),
  )
}

function facts({ sheet, billTo }: SheetPdf, texts: PdfTexts) {
  const { own } = texts
  const { certifyBy, sentAt } = sheet
  const sent = sentAt === null ? own.none : formatDate(dateInIndia(new Date(sentAt)))
  return box(
    { borderColor: colours.rule, borderRightWidth: 0.7, borderBottomWidth: 0.7, marginBottom: 10 },
    row(
      {},
      fact('55%', own.customer, text({ fontWeight: 700 }, billTo.name), ...partyLines(billTo, own.gstin)),
      fact('45%', own.machine, text({ fontWeight: 700 }, sheet.machineName), text({}, sheet.siteName)),
    ),
    row(
      {},
      factOf('30%', own.job, sheet.jobNumber),
      factOf('25%', own.quote, sheet.quoteNumber),
      factOf('25%', own.order, sheet.poNumber ?? own.none),
      factOf('20%', own.agreedHours, fill(own.hoursOf, { hours: sheet.hoursPerDay })),
    ),
    row(
      {},
      factOf('30%', own.status, own.statuses[sheet.status]),
      factOf('25%', own.version, String(sheet.version)),
      factOf('25%', own.sent, sent),
      factOf('20%', own.answerBy, certifyBy === null ? own.none : formatDate(certifyBy)),
    ),
  )
}

/** Everything above the days. */
export function head(data: SheetPdf) {
  const texts = textsIn(data.lang)
  return box({}, letterhead(data, texts), facts(data, texts))
}
