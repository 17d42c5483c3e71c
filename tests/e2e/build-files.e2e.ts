import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'

const { url } = inject('product')
const asset = readdirSync('build/client/assets').find((name) => /^shell-.*\.js$/.test(name)) ?? ''

test.each([
  [`/assets/${asset}`, 200, 'public, max-age=31536000, immutable', 'gzip'],
  ['/sw.js', 200, 'no-cache', 'gzip'],
  ['/hi/sw.js', 200, 'no-cache', 'gzip'],
  ['/icons/touch-180.png', 200, 'no-cache', null],
  ['/assets/none.js', 404, 'no-store', null],
  ['/assets/', 404, 'no-store', null],
])('%s answers %i and is cached as %s', async (path, status, kept, packed) => {
  const { headers, status: answered } = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
  expect([answered, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([status, kept, packed])
})
