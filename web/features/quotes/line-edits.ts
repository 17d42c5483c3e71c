// Edits of the lists of a draft.
import type { LineDraft, OfferDraft, QuoteDraft } from './desk-draft.ts'

const without = <Item>(items: readonly Item[], at: number) => items.filter((_, other) => other !== at)

/** Changes one line. */
const withChanged = (draft: QuoteDraft, at: number, by: (line: LineDraft) => LineDraft): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map((line, other) => (other === at ? by(line) : line)),
})

/** A further line with one machine, for the dates of the last line. */
export function withLine(draft: QuoteDraft, offer: OfferDraft): QuoteDraft {
  const { from = '', to = '' } = draft.lines.at(-1) ?? {}
  const line = { enquiryLineNo: '', quantity: '1', from, to, discountPaise: '0', extras: [], offers: [offer] }
  return { ...draft, lines: [...draft.lines, line] }
}

export const withoutLine = (draft: QuoteDraft, at: number): QuoteDraft => ({
  ...draft,
  lines: without(draft.lines, at),
})

/** A machine that the customer may choose instead. */
export const withOffer = (draft: QuoteDraft, at: number, offer: OfferDraft) =>
  withChanged(draft, at, (line) => ({ ...line, offers: [...line.offers, offer] }))

export const withoutOffer = (draft: QuoteDraft, at: number, n: number) =>
  withChanged(draft, at, (line) => ({ ...line, offers: without(line.offers, n) }))

/** Quotes an alternative; the machine quoted before becomes the first alternative. */
export const withFirst = (draft: QuoteDraft, at: number, n: number) =>
  withChanged(draft, at, (line) => ({ ...line, offers: [...line.offers.slice(n, n + 1), ...without(line.offers, n)] }))

export const withCost = (draft: QuoteDraft, at: number) =>
  withChanged(draft, at, (line) => ({ ...line, extras: [...line.extras, { code: 'LOADING', amountPaise: '' }] }))

export const withoutCost = (draft: QuoteDraft, at: number, n: number) =>
  withChanged(draft, at, (line) => ({ ...line, extras: without(line.extras, n) }))
