import { expect, test } from 'vitest'
import { staticParts } from './static-parts.tsx'

const unknown = { name: null, gstin: null, cin: null, officer: null }
const known = { ...unknown, name: 'Yantra Rentals Private Limited' }
const english = { basename: '/', supportPhone: '+91 22 1234 5678' }

test('the parts of the same facts are rendered once', () => {
  expect(staticParts(known, english)).toBe(staticParts(known, english))
})

test('new facts are shown at once', () => {
  expect(staticParts(known, english).get('footer')).toContain(known.name)
  expect(staticParts({ ...known, name: 'Deccan Lifts' }, english).get('footer')).toContain('Deccan Lifts')
})

test('links lead to the pages of the language', () => {
  const hindi = staticParts({ ...known }, { ...english, basename: '/hi' })
  for (const id of ['footer', 'menu']) {
    const addresses = [...(hindi.get(id) ?? '').matchAll(/ href="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(5)
    expect(addresses.filter((address) => !/^(\/hi\/|tel:)/.test(address ?? ''))).toEqual([])
  }
})

test('a list of the menu is named by its own heading', () => {
  const menu = staticParts({ ...known }, english).get('menu') ?? ''
  const headings = [...menu.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(headings).size).toBe(2)
  for (const id of headings) {
    expect(menu).toContain(`aria-labelledby="${id}"`)
    // The page around it has ids of its own.
    expect(id).toContain('menu')
  }
})
