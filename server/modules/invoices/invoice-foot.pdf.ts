// The foot of a printed invoice: how to pay, who issued it, what the law says of late payment, and the hash.
import { formatDate } from '#contract/dates.ts'
import { fill } from '#contract/fill.ts'
import { lawfulDate } from '#contract/invoices.due.ts'
import { momentText } from '#contract/moment-text.ts'
import { formatRupees } from '#contract/money.ts'
import { isAboveUpi, upiLink } from '#contract/upi.ts'
import { block, box, colours, heading, type Part, qr, row, type Style, text } from '#server/platform/kit.pdf.ts'
import { FEW, type InvoicePdf, type PdfTexts, type PrintedInvoice, sheetsOf, textsIn } from './invoice-pdf.ts'

const CODE_POINTS = 92
const WIDTHS = { payment: 284, law: 326 }
const small: Style = { fontSize: 8, color: colours.muted }

/** To pay the whole total: the paper does not know what was paid since. */
const inFull = (invoice: PrintedInvoice) => ({ ...invoice, balancePaise: invoice.totalPaise })

function payingCode(invoice: PrintedInvoice): Part {
  const link = upiLink(inFull(invoice))
  return link === undefined ? null : box({ width: CODE_POINTS, marginRight: 12 }, qr(link, CODE_POINTS))
}

const hint = (said: string) => text({ ...small, fontSize: 7.5, marginTop: 2 }, said)

const aboveUpi = (limit: number, amount: number, { aboveUpi: said }: PdfTexts['own']) =>
  fill(said, { limit: formatRupees(limit), amount: formatRupees(amount) })

function ways(invoice: PrintedInvoice, { own }: PdfTexts) {
  const { bank, invoiceNumber, totalPaise } = invoice
  const { accountName, accountNumber, ifsc, bankName } = bank
  const isAbove = isAboveUpi(inFull(invoice))
  const upiId = isAbove ? null : bank.upiId
  const all = [
    upiId,
    accountName,
    accountNumber && fill(own.account, { number: accountNumber }),
    ifsc && fill(own.ifsc, { ifsc }),
    bankName,
  ].filter((way) => way !== null)
  return box(
    { flex: 1, paddingRight: 12 },
    text({ fontWeight: 700 }, isAbove ? own.payByBank : own.pay),
    ...all.map((way) => text({ fontSize: 8, lineHeight: 1.3 }, way)),
    isAbove ? hint(aboveUpi(bank.upiLimitPaise, totalPaise, own)) : null,
    upiId === null || invoiceNumber === null ? null : hint(own.upiHint),
  )
}

function signature({ supplier, issuedBy, issuedAt }: PrintedInvoice, { own }: PdfTexts): Part[] {
  const signed =
    issuedBy === null || issuedAt === null
      ? [text({}, own.unsigned)]
      : [text({ fontWeight: 700 }, issuedBy), text({}, fill(own.signed, { at: momentText(new Date(issuedAt)) }))]
  return [text(small, fill(own.signatureFor, { name: supplier.name })), ...signed]
}

/** How to pay, by code and by bank. */
export function payment({ invoice, lang }: Pick<InvoicePdf, 'invoice' | 'lang'>): Part {
  return row({}, payingCode(invoice), ways(invoice, textsIn(lang)))
}

/** A hash in groups that an eye can compare. */
const inGroups = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash

/** The legal notice on paying a micro or small enterprise, with the last day that the law allows. */
function law(invoice: PrintedInvoice, { own }: PdfTexts): Part {
  const { udyam } = invoice
  if (udyam === null) return null
  const [said, last] = [fill(own.msme, { udyam }), lawfulDate(invoice)]
  const until = last === null ? '' : ` ${fill(own.lawfulDate, { date: formatDate(last) })}`
  return text({ ...small, lineHeight: 1.3, paddingRight: 12 }, `${said}${until}`)
}

/** The signature, the law and the proof of the document, on one page; an IRN leaves no room for the payment above. */
export function foot({ invoice, lang, registration }: InvoicePdf): Part {
  const texts = textsIn(lang)
  const { own } = texts
  const { hash } = invoice
  const isRegistered = registration !== null
  const covered = isRegistered ? `${own.hashNote} ${own.notHashed}` : own.hashNote
  return block(
    { marginTop: 8, borderTopWidth: 0.5, borderColor: colours.rule, paddingTop: 6 },
    row(
      {},
      box(
        { width: isRegistered ? WIDTHS.payment : WIDTHS.law },
        isRegistered ? payment({ invoice, lang }) : law(invoice, texts),
      ),
      box({ flex: 1 }, ...signature(invoice, texts), isRegistered ? law(invoice, texts) : null),
    ),
    hash === null
      ? null
      : box({ marginTop: 4 }, text({ fontSize: 8 }, `${own.hash}: ${inGroups(hash)}`), text(small, covered)),
  )
}

/** Builds the note from accounts to the customer. */
export function note({ invoice, lang }: InvoicePdf): Part {
  if (invoice.note === null) return null
  return box({ marginTop: 8 }, text(small, textsIn(lang).own.note), text({}, invoice.note))
}

const listed = (name: string, values: readonly string[], ...parts: readonly Part[]): Part[] =>
  values.length > FEW ? [heading(name), ...parts] : []

/** The sites, orders and sheets that are too many for the head. */
export function lists({ invoice, lang }: InvoicePdf): Part {
  const { own } = textsIn(lang)
  const { sites, poNumbers } = invoice
  const names = sites.map(({ name, address }) => `${name}, ${address}`)
  const sheets = sheetsOf(invoice)
  return box(
    {},
    ...listed(own.sites, names, ...names.map((name) => text({}, name))),
    ...listed(own.po, poNumbers, text({}, poNumbers.join(', '))),
    ...listed(own.sheets, sheets, text({}, sheets.join(', '))),
  )
}
