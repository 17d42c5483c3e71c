import { expect, test } from 'vitest'
import { freeSlot, planMerge, whyNotAdd } from './cart.rules.ts'

const live = { withdrawn: false }
const full = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test.each([
  ['an empty cart takes a product', { slots: [], holdsProduct: false, product: live }, undefined],
  ['nine lines leave room for one', { slots: full.slice(1), holdsProduct: false, product: live }, undefined],
  ['the eleventh is refused', { slots: full, holdsProduct: false, product: live }, 'max-cart-line-items-exceeded'],
  [
    'a duplicate comes before a full cart',
    { slots: full, holdsProduct: true, product: live },
    'product-already-in-cart',
  ],
  ['an unknown product', { slots: full, holdsProduct: false, product: undefined }, 'not-found'],
  ['a withdrawn product', { slots: full, holdsProduct: false, product: { withdrawn: true } }, 'product-withdrawn'],
])('B-37 %s', (_name, state, expected) => {
  expect(whyNotAdd(state)).toBe(expected)
})

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[2, 3], 1],
  [[1, 3, 10], 2],
])('with the slots %j taken the free slot is %i', (slots, expected) => {
  expect(freeSlot(slots)).toBe(expected)
})

const line = (productId: string, withdrawn = false) => ({ productId, withdrawn })
const held = (...slots: number[]) => slots.map((slot) => ({ slot, productId: `held-${slot}` }))

test('B-39 repeated lines go to the free slots, in order; the rest are named with their reasons', () => {
  const lines = [line('a'), line('gone', true), line('held-3'), line('b')]
  expect(planMerge(held(1, 3), lines)).toEqual({
    put: [
      { ...line('a'), slot: 2 },
      { ...line('b'), slot: 4 },
    ],
    skipped: [
      { ...line('gone', true), reason: 'WITHDRAWN' },
      { ...line('held-3'), reason: 'IN_CART' },
    ],
    tooMuch: false,
  })
})

test.each([
  ['seven and three others are ten', ['a', 'b', 'c'], false],
  ['seven and four others are too many', ['a', 'b', 'c', 'd'], true],
  ['a product already in the cart takes no room', ['a', 'b', 'c', 'held-7'], false],
])('B-39 %s', (_name, products, tooMuch) => {
  const lines = products.map((product) => line(product))
  expect(planMerge(held(1, 2, 3, 4, 5, 6, 7), lines).tooMuch).toBe(tooMuch)
})
