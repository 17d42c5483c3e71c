import { describe, expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'

const { ask } = await aServer()

const LIST = '/v1/public/products'

describe('wrong input', () => {
  test.each([
    ['page=-1', 'page'],
    ['page=NaN', 'page'],
    ['page=1.5', 'page'],
    ['page=1000000000000', 'page'],
    ['page=1&page=2', 'page'],
    ['size=0', 'size'],
    ['size=100000', 'size'],
    ['size=', 'size'],
    ['page=101&size=100', 'page'],
    ['sort=password', 'sort'],
    ['sort=-name', 'sort'],
    ['sort=name&sort=rate', 'sort'],
    ['location=a&location=b', 'location'],
    ['make=a&make=b', 'make'],
    ['page[a]=1', 'page[a]'],
    ['utm_source=mail', 'utm_source'],
    ['category=scissor-lift&primeRatingKva=1..2', 'primeRatingKva'],
    ['workingHeightM=tall', 'workingHeightM'],
    ['workingHeightM=16..10', 'workingHeightM'],
    ['powerSource=steam', 'powerSource'],
    ['make=%00', 'make'],
    [`filter=${'x'.repeat(201)}`, 'filter'],
  ])('%s is refused naming %s', async (query, field) => {
    const reply = await ask({ url: `${LIST}?${query}` })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ type: '/problems/bad-request', violations: [{ field }] })
  })

  test('the violation names the allowed range', async () => {
    const { violations } = (await ask({ url: `${LIST}?size=100000` })).json()
    expect(violations[0].message).toContain('100')
  })

  test.each([
    `${LIST}?location=atlantis`,
    `${LIST}?category=boats`,
    `${LIST}?productLine=power-generator&category=scissor-lift`,
    `${LIST}/no-such-machine`,
    `${LIST}/..%2F..%2Fetc`,
    `${LIST}/%00`,
    `${LIST}/genie-gs-1930?location=atlantis`,
    '/v1/public/product-catalog?location=atlantis',
    '/v1/public/product-catalog/filters/hierarchy?productLineSlug=boats',
  ])('%s is not found', async (url) => {
    const reply = await ask({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.json().type).toBe('/problems/not-found')
  })
})
