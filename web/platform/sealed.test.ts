import { expect, test } from 'vitest'
import { sealed, unsealed } from './sealed.ts'

const data = { name: 'जेनी GS-1930', figures: [7.79, null], open: { at: '</script>' } }

test('the page that the server renders finds the very object of its loader', () => {
  expect(unsealed(sealed(data))).toBe(data)
})

test('the browser, which gets a copy, finds the same object at each rendering', () => {
  const copy = structuredClone(sealed(data))
  expect(unsealed(copy)).toEqual(data)
  expect(unsealed(copy)).toBe(unsealed(copy))
})
