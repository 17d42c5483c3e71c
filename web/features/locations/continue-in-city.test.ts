import { expect, test } from 'vitest'
import { continueInCity } from './continue-in-city.ts'

test.each([
  ['/', '', '/rental/mumbai'],
  ['/rental', '', '/rental/mumbai'],
  ['/rental/pune', '', '/rental/mumbai'],
  ['/rental/equipments', '?filter=12m', '/rental/mumbai/equipments?filter=12m'],
  ['/rental/find', '?task=dig&city=pune', '/rental/mumbai/find?task=dig'],
  ['/rental/equipments/power-generator', '', '/rental/mumbai/equipments/power-generator'],
  ['/rental/equipment/jlg-450aj', '', '/rental/mumbai/equipment/jlg-450aj'],
  ['/rental/pune/equipments/a/b/c', '?sort=-rate&page=3', '/rental/mumbai/equipments/a/b/c?sort=-rate'],
  ['/rental/pune/equipment/jlg-450aj', '', '/rental/mumbai/equipment/jlg-450aj'],
  ['/cart', '?a=1', '/cart?a=1'],
])('%s%s continues to %s', (pathname, search, expected) => {
  expect(continueInCity({ pathname, search }, 'mumbai')).toBe(expected)
})

test.each([
  '/rental//evil.example',
  '/rental/pune//evil.example',
  '/rental/\\evil.example',
  '/rental/%2F%2Fevil.example',
  '/rental/../..//evil',
])('S12 %s stays on this site', (pathname) => {
  const next = continueInCity({ pathname, search: '?next=//evil.example' }, 'mumbai')
  expect(new URL(next, 'https://yantra.example').origin).toBe('https://yantra.example')
})
