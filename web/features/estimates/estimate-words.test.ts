import { expect, test } from 'vitest'
import type { EstimateLine } from '#contract/estimates.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { estimateWords } from './estimate-words.ts'

const paiseOf = (value: string) => Math.round(Number(value.replaceAll(/[^\d.-]/g, '')) * 100)
const summed = (rows: readonly { value: string }[]) => rows.reduce((sum, { value }) => sum + paiseOf(value), 0)

test.each([
  [{}],
  [{ cgstPaise: 578_880, sgstPaise: 578_880, taxablePaise: 6_432_000, roundOffPaise: 40, totalPaise: 7_589_800 }],
  [{ cgstPaise: 0, sgstPaise: 0, igstPaise: 1_867_500, roundOffPaise: -20, totalPaise: 12_242_480 }],
])('the amounts shown add up to the total: %j', (more) => {
  const { estimate } = anEstimate(more)
  const { rows, total } = estimateWords(estimate)
  expect(summed(rows)).toBe(estimate.totalPaise)
  expect(paiseOf(total ?? '')).toBe(estimate.totalPaise)
})

test('the parts of a machine add up to its amount, each with its reason', () => {
  const [line] = estimateWords(anEstimate().estimate).lines
  expect(summed(line?.parts ?? [])).toBe(paiseOf(line?.amount ?? ''))
  for (const { why } of line?.parts ?? []) expect(why).not.toBe('')
})

const [line] = anEstimate().estimate.lines

test('each machine says whether it is priced by the month or by packages of days', () => {
  const notes = (basis: 'MONTH' | 'DAY') => {
    const lines = line === undefined ? [] : [{ ...line, terms: { ...line.terms, basis } }]
    return estimateWords(anEstimate({ lines }).estimate).lines[0]?.notes[0]
  }
  expect(notes('MONTH')).toBe('Priced by the month: days and weeks would cost the same or more.')
  expect(notes('DAY')).toBe('Priced by the cheapest mix of days, weeks and months.')
})

const hireLabel = (...prices: EstimateLine['operator']['price'][]) => {
  const lines = line === undefined ? [] : prices.map((price) => ({ ...line, operator: { price, amountPaise: 0 } }))
  return estimateWords(anEstimate({ lines }).estimate).rows[0]?.label
}

test('the hire of several machines is “with operator” only if each of them has one', () => {
  expect(hireLabel('IN_RATE', 'PRICED')).toBe('Hire with operator')
  expect(hireLabel('IN_RATE', 'NONE')).toBe('Hire')
  expect(hireLabel('QUOTED')).toBe('Hire')
})

test('without any priced machine there is no total', () => {
  const { total, unpriced } = estimateWords(
    anEstimate({ lines: [], unpriced: [{ productId: '1', productName: 'Crane' }] }).estimate,
  )
  expect(total).toBeNull()
  expect(unpriced).toBe('No published rate in Pune yet. Our desk will quote it.')
})
