import { expect, test } from 'vitest'
import { hireIn } from './asked-quantity.ts'
import type { HowUnderstood } from './understood-list.ts'

const asking = (key: string, value: number | string): HowUnderstood => ({
  terms: [],
  task: { conditions: [{ key, value, without: '' }], finder: undefined, unknown: [], nearest: [] },
})

test.each([
  ['of two machines', asking('quantity', 2), { quantity: 2, period: 'MONTH', duration: 1 }],
  ['of more than a cart line holds', asking('quantity', 5000), { quantity: 999, period: 'MONTH', duration: 1 }],
  ['of one machine', asking('quantity', 1), undefined],
  ['without a number', asking('heightM', 12), undefined],
  ['of words only', { terms: [] }, undefined],
  ['understood as typed', undefined, undefined],
] as const)('a search %s', (_, understood, hire) => expect(hireIn(understood)).toEqual(hire))
