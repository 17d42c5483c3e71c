import { expect, test } from 'vitest'
import type { RateCard } from '#contract/rate-card.ts'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { cardTexts } from '#contract/texts/rate-card.desk.en.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'
import { bodyOf, type CardDraft, type CardField, draftAfter, typedTerms, wrongIn } from './card-draft.ts'

const fields = Object.keys(cardTexts.fields) as CardField[]
const subject = { productId: '01980000-0000-7000-8000-000000000001', subCategory: 'scissor-lifts' }
const card: RateCard = {
  rateCardId: '01980000-0000-7000-8000-000000000002',
  appliesTo: 'PRODUCT',
  city: { slug: 'pune', name: 'Pune' },
  from: '2026-04-01',
  state: 'CURRENT',
  perMonthPaise: 2_200_050,
  perWeekPaise: null,
  perDayPaise: 220_000,
  operatorPerMonthPaise: 1_800_000,
  operatorPerDayPaise: null,
  mobilisation: { basePaise: 500_000, includedKm: 20, perKmPaise: 6_000, leastPaise: 500_000 },
  terms: AgreedTerms.parse({ hoursPerDay: 8.5, hoursMode: 'POOLED', includedHours: 240, weeklyOff: ['SAT', 'SUN'] }),
  madeAt: '2026-04-01T00:00:00+05:30',
  madeBy: null,
  costs: { machinePerMonthPaise: 900_000, operatorPerMonthPaise: null, tripPaise: null },
}
const draft = (more: Partial<CardDraft> = {}) => ({ ...draftAfter(card, '2026-12-01', fields), ...more })
const wrong = (more: Partial<CardDraft>) => wrongIn(draft(more), bodyOf(draft(more), subject, true))

test('a draft after a card becomes the same card from another day', () => {
  const { rateCardId: _id, appliesTo: _to, state: _state, madeAt: _at, madeBy: _by, city: _city, ...same } = card
  const expected = { ...same, productId: subject.productId, city: 'pune', from: '2026-12-01' }
  expect(bodyOf(draft(), subject, true)).toEqual(expected)
  expect(wrong({})).toEqual({})
})

test('a card of a whole kind, without costs for those who do not see them', () => {
  const body = bodyOf(draft({ subject: 'SUB_CATEGORY', city: '' }), subject, false)
  expect(body).toMatchObject({ subCategory: 'scissor-lifts', city: null, costs: null })
  expect(body).not.toHaveProperty('productId')
})

test('nothing typed is nothing offered', () => {
  const none = { 'mobilisation.basePaise': '', 'mobilisation.perKmPaise': '', 'mobilisation.leastPaise': '' }
  expect(bodyOf(draft({ ...none, 'mobilisation.includedKm': '', perDayPaise: ' ' }), subject, true)).toMatchObject({
    mobilisation: null,
    perDayPaise: null,
  })
})

test.each([
  [{ perMonthPaise: '', perDayPaise: '' }, { perMonthPaise: 'required' }],
  [{ city: '', perMonthPaise: '' }, { perMonthPaise: 'required' }],
  [{ perMonthPaise: 'much' }, { perMonthPaise: 'invalid' }],
  [{ perMonthPaise: '0' }, { perMonthPaise: 'invalid' }],
  [{ 'mobilisation.includedKm': '' }, { 'mobilisation.includedKm': 'required' }],
  [{ 'terms.hoursPerDay': '25' }, { 'terms.hoursPerDay': 'invalid' }],
  [{ 'terms.standbyPct.WEATHER': '101' }, { 'terms.standbyPct.WEATHER': 'invalid' }],
  [{ from: '' }, { from: 'required' }],
] as const)('%j is wrong', (typed, expected) => {
  expect(wrong(typed)).toEqual(expected)
})

test('the first card of a machine has the usual terms', () => {
  expect(typedTerms(draftAfter(undefined, '2026-12-01', fields))).toEqual(AgreedTerms.parse({}))
  expect(typedTerms(draft({ 'terms.otMultiplier': 'x' }))).toBeUndefined()
})

test.each([
  ['22,000.50', 2_200_050],
  ['₹ 1,05,000', 10_500_000],
  ['', null],
])('%s rupees are %s paise', (typed, paise) => {
  expect(paiseOf(typed)).toBe(paise)
})
