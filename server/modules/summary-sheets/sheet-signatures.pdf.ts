// The signature boxes of both sides on a printed summary sheet, its certifications, and the hash of the sent version.
import { formatExact } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import { block, box, colours, heading, type Part, row, type Style, text } from '#server/platform/kit.pdf.ts'
import { momentOf, type PdfTexts, type SheetPdf, textsIn } from './sheet-pdf.ts'

const small: Style = { fontSize: 8, color: colours.muted }
const side: Style = { flex: 1, padding: 8, borderWidth: 0.7, borderColor: colours.rule }
/** Points in which a hand signs and a seal is stamped. */
const ROOM = 40

function certified({ sheet }: SheetPdf, { own }: PdfTexts) {
  return sheet.certifications.map(({ how, name, at, amountPaise }) =>
    fill(how === 'OTP' ? own.certifiedHere : own.deemedHere, {
      name: name ?? '',
      at: momentOf(at),
      amount: formatExact(amountPaise),
    }),
  )
}

const signature = (name: string, sentences: readonly string[], { own }: PdfTexts) =>
  box(
    side,
    text({ fontWeight: 700 }, fill(own.signatureFor, { name })),
    ...sentences.map((sentence) => text({ fontSize: 8.5 }, sentence)),
    box({ height: ROOM, justifyContent: 'flex-end' }, text(small, own.signHere)),
    ...[own.signName, own.signDesignation, own.signDate].map((label) =>
      box({ borderTopWidth: 0.5, borderColor: colours.rule, paddingTop: 2, height: 18 }, text(small, label)),
    ),
  )

/** A hash in groups that an eye can compare. */
const inGroups = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash

/** The boxes of both sides; a certification on screen stands in the customer's. */
export function signatures(data: SheetPdf): Part {
  const texts = textsIn(data.lang)
  const { own } = texts
  const { hash, sentBy, sentAt } = data.sheet
  const sent = sentBy !== null && sentAt !== null ? [fill(own.sentBy, { name: sentBy, at: momentOf(sentAt) })] : []
  return block(
    {},
    heading(own.signatures),
    row(
      {},
      signature(data.supplier.name, sent, texts),
      box({ width: 10 }),
      signature(data.billTo.name, certified(data, texts), texts),
    ),
    hash === null
      ? null
      : box({ marginTop: 6 }, text({ fontSize: 8 }, `${own.hash}: ${inGroups(hash)}`), text(small, own.hashNote)),
  )
}
