import { expect, test } from 'vitest'
import { freeSlot, whyNotAdd } from './cart.rules.ts'

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
])('%s', (_name, state, expected) => {
  expect(whyNotAdd(state)).toBe(expected)
})

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[2, 3], 1],
  [[1, 3, 10], 2],
])('of %j the free place is %i', (slots, expected) => {
  expect(freeSlot(slots)).toBe(expected)
})
