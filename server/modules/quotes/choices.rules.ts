// A version as the customer takes it: which machine on each line, and whom the bills go to.
import type { Choices } from '#contract/quotes.answers.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import type { Party, PricedLine, QuoteDocument } from '#contract/quotes.ts'
import { violation } from '#server/platform/violations.ts'
import { taxFactsOf } from './parties.rules.ts'
import { summedUp } from './pricing.rules.ts'

const offersOf = (document: QuoteDocument, lineNo: number) => {
  const line = document.lines[lineNo - 1]
  return line ? [line, ...line.alternatives] : []
}

/** A violation for each choice of a machine that its line does not offer. */
export const wrongChoices = (document: QuoteDocument, choices: Choices) =>
  choices.flatMap(({ lineNo, productId }, index) =>
    offersOf(document, lineNo).some((offer) => offer.productId === productId)
      ? []
      : [violation(`choices.${index}.productId`, 'invalid')],
  )

/** The machine of each line. */
export const machinesOf = ({ lines }: QuoteDocument): Choices =>
  lines.map(({ lineNo, productId }) => ({ lineNo, productId }))

/** The line with another of its machines; the one that was quoted becomes an alternative. */
function lineWith(line: PricedLine, productId: string | undefined): PricedLine {
  const taken = line.alternatives.find((offer) => offer.productId === productId)
  if (!taken) return line
  const { lineNo, quantity, from, to, alternatives, ...quoted } = line
  const others = alternatives.map((offer) => (offer === taken ? quoted : offer))
  return { lineNo, quantity, from, to, ...taken, alternatives: others }
}

type Taken = {
  readonly choices: Choices
  /** Null leaves the party of the document. */
  readonly billTo: Party | null
}

/**
 * Returns a version with these choices and this party: its own lines, summed and taxed anew by the facts that were sent
 * with it. Later settings and rates change nothing; without choices the document is the one that was sent.
 */
export function takenDocument(document: QuoteDocument, { choices, billTo }: Taken): QuoteDocument {
  const chosen = new Map(choices.map(({ lineNo, productId }) => [lineNo, productId]))
  const lines = document.lines.map((line) => lineWith(line, chosen.get(line.lineNo)))
  const taken = { ...document, lines, billTo: billTo ?? document.billTo }
  return { ...taken, ...summedUp(lines, taxFactsOf(taken)) }
}

/** A document without the machines that were not taken. */
export const settled = (document: QuoteDocument): QuoteDocument => ({
  ...document,
  lines: document.lines.map((line) => ({ ...line, alternatives: [] })),
})

/** The written content without the machines that were not taken. */
export const settledContent = (content: QuoteContent, { lines }: QuoteDocument): QuoteContent => ({
  ...content,
  lines: content.lines.map((line, index) => ({
    ...line,
    offers: line.offers.filter(({ productId }) => productId === lines[index]?.productId),
  })),
})
