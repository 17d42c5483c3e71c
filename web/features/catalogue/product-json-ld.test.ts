import { describe, expect, test } from 'vitest'
import { organizationJsonLd, websiteJsonLd } from './house-json-ld.ts'
import { breadcrumbJsonLd, jsonLd, productJsonLd } from './product-json-ld.ts'

const PUBLIC = 'https://yantra.example'
const site = { publicUrl: PUBLIC, supportPhone: '+91 20 0000 0000', loginEnabled: true }
const product = {
  slug: 'genie-gs-1930',
  name: 'Genie GS-1930',
  description: 'A lift',
  make: 'Genie',
  model: 'GS-1930',
  rate: { perMonthPaise: 2_200_050, perDayPaise: 220_000, basis: '26 days', indicative: true as const },
  available: true,
  category: { slug: 'scissor-lift', name: 'Scissor Lift' },
  drawing: { url: '/drawings/genie-gs-1930.abc123.svg', widthM: 3, heightM: 8 },
  specs: { workingHeightM: 7.79, powerSource: 'electric', stowedWidthM: 0.76 },
  typical: ['stowedWidthM'],
  specLabels: [
    { key: 'workingHeightM', label: 'Working height', unit: 'm', options: null },
    { key: 'stowedWidthM', label: 'Stowed width', unit: 'm', options: null },
    { key: 'powerSource', label: 'Power', unit: null, options: [{ value: 'electric', label: 'Battery electric' }] },
  ],
}
const place = { name: 'Pune', publicUrl: PUBLIC, path: '/rental/pune/equipment/genie-gs-1930' }

/**
 * The properties that Google requires of each type (developers.google.com/search/docs/appearance/structured-data:
 * product-snippet, breadcrumb, organization) and those of schema.org; paths into the object.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image.0', 'brand.name', 'offers.availability', 'offers.priceSpecification.price'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
}

const at = (thing: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], thing)

test.each([
  productJsonLd(product, place),
  breadcrumbJsonLd([{ to: '/rental/pune', name: 'Pune' }], PUBLIC),
  organizationJsonLd(site),
  websiteJsonLd(site),
])('$@type has its required properties', (thing) => {
  expect(thing['@context']).toBe('https://schema.org')
  const missing = (REQUIRED[thing['@type']] ?? ['nothing is known of this type']).filter((path) => !at(thing, path))
  expect(missing).toEqual([])
})

describe('a machine', () => {
  test('is for rent, not for sale: its rate is per month before GST, and it has no other price', () => {
    const { offers } = productJsonLd(product, place)
    expect(offers?.priceSpecification).toMatchObject({
      '@type': 'UnitPriceSpecification',
      price: '22000.50',
      priceCurrency: 'INR',
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    })
    expect(offers).not.toHaveProperty('price')
    expect(offers?.areaServed).toEqual({ '@type': 'City', name: 'Pune' })
  })

  test('has no offer in a city without it', () => {
    expect(productJsonLd({ ...product, available: false }, place)).not.toHaveProperty('offers')
  })

  test('has a picture that networks accept, and its figures with units', () => {
    const { image, additionalProperty } = productJsonLd(product, place)
    expect(image[0]).toBe(`${PUBLIC}/social/genie-gs-1930.png?v=abc123`)
    expect(additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Working height', value: 7.79, unitText: 'm' },
      { '@type': 'PropertyValue', name: 'Power', value: 'Battery electric' },
    ])
  })
})

test('breadcrumbs count from one, each with its full address', () => {
  const crumbs = [
    { to: '/', name: 'Yantra' },
    { to: '/rental/pune', name: 'Pune' },
  ]
  expect(breadcrumbJsonLd(crumbs, PUBLIC).itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, `${PUBLIC}/`],
    [2, `${PUBLIC}/rental/pune`],
  ])
})

test('a name cannot end its script element', () => {
  const name = 'Lift </script><script>alert(1)</script> <!-- <script>'
  const html = jsonLd({ name })
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')))).toEqual({ name })
})
