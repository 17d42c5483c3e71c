import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuoteContent } from '#contract/quotes.content.ts'
import { QuoteDocument } from '#contract/quotes.ts'
import type { TaxFacts } from '#server/hire/case.ts'
import { aLine, anOffer, content } from '#tests/support/quote-content.ts'
import { settled, takenDocument, wrongChoices } from './choices.rules.ts'
import { hashOf } from './documents.ts'
import { priceOf } from './pricing.rules.ts'

const ids = [1, 2, 3].map((n) => `019f0000-0000-7000-8000-00000000000${n}`)
const tax: TaxFacts = { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'DOMESTIC' }
const facts = { names: new Map(ids.map((id) => [id, `Machine ${id.at(-1)}`])), holidays: [], tax }

/** The document of a version that costs what its content costs. */
function sent(of: QuoteContent) {
  const { lines: _lines, discountReason: _reason, ...terms } = of
  const supplier = { name: 'Deccan', gstin: '27ZZXCB9949G1ZM', address: 'Pune', state: 'Maharashtra' }
  return QuoteDocument.parse({
    ...priceOf(of, facts),
    ...terms,
    quoteNumber: 'QTN-2627-000001',
    version: 1,
    enquiryNumber: 'ENQ-2627-000001',
    gstPercent: tax.gstPercent,
    supply: tax.supply,
    supplier,
    billTo: null,
    cityName: 'Pune',
    deliveryAddress: 'Gate 3, Chakan',
  } satisfies QuoteDocument)
}

const price = fc.integer({ min: 1, max: 90_000_000 })
const lineOf = fc
  .tuple(fc.array(price, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 9 }), fc.nat(5_000))
  .map(([prices, quantity, discountPaise]) =>
    aLine(
      prices.map((perMonthPaise, n) => anOffer({ productId: ids[n] ?? '', perMonthPaise })),
      { quantity, discountPaise, extras: [{ code: 'PERMIT', amountPaise: 5_000 }] },
    ),
  )
const contents = fc.array(lineOf, { minLength: 1, maxLength: 5 }).map((lines) => content(lines))

test('without choices a document equals the sent one', () => {
  fc.assert(
    fc.property(contents, (of) => {
      const document = sent(of)
      expect(hashOf(takenDocument(document, { choices: [], billTo: null }))).toBe(hashOf(document))
    }),
    { numRuns: 100 },
  )
})

test('a choice costs what a quote of the chosen machines costs', () => {
  fc.assert(
    fc.property(contents, fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), (of, picks) => {
      const picked = of.lines.map(({ offers }, n) => offers[(picks[n] ?? 0) % offers.length])
      const choices = picked.map((offer, n) => ({ lineNo: n + 1, productId: offer?.productId ?? '' }))
      const only = of.lines.map((line, n) => ({ ...line, offers: line.offers.filter((offer) => offer === picked[n]) }))
      const document = takenDocument(sent(of), { choices, billTo: null })
      expect(settled(document)).toEqual(sent({ ...of, lines: only }))
      expect(document.lines.map(({ alternatives }) => alternatives.length)).toEqual(
        of.lines.map(({ offers }) => offers.length - 1),
      )
    }),
    { numRuns: 100 },
  )
})

test('choosing back restores the sent document', () => {
  const offers = ids.map((productId, n) => anOffer({ productId, perMonthPaise: 1_000_000 * (n + 1) }))
  const document = sent(content([aLine(offers)]))
  const choose = (of: QuoteDocument, productId = '') =>
    takenDocument(of, { choices: [{ lineNo: 1, productId }], billTo: null })
  expect(choose(choose(document, ids[1]), ids[0])).toEqual(document)
})

test('the state of the billing party decides between CGST with SGST and IGST', () => {
  const document = sent(content([aLine([anOffer()])]))
  const billedIn = (state: string) => {
    const billTo = { name: 'Meera Joshi', gstin: null, address: '12 Karve Road', state }
    const { cgstPaise, sgstPaise, igstPaise, totalPaise } = takenDocument(document, { choices: [], billTo })
    return [cgstPaise, sgstPaise, igstPaise, totalPaise]
  }
  expect(billedIn('Maharashtra')).toEqual([702_000, 702_000, 0, 9_204_000])
  expect(billedIn('Goa')).toEqual([0, 0, 1_404_000, 9_204_000])
})

test('a choice is wrong unless its line offers it', () => {
  const document = sent(content([aLine([anOffer()]), aLine([anOffer({ productId: ids[1] ?? '' })])]))
  const choices = [
    { lineNo: 1, productId: ids[0] ?? '' },
    { lineNo: 2, productId: ids[0] ?? '' },
    { lineNo: 9, productId: ids[0] ?? '' },
  ]
  expect(wrongChoices(document, choices).map(({ field }) => field)).toEqual([
    'choices.1.productId',
    'choices.2.productId',
  ])
})
