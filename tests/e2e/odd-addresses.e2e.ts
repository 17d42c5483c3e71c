import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { askRaw } from '#tests/support/raw-request.ts'

const port = Number(new URL(inject('product').url).port)
/** A mark in the query of each address; no log may hold it. */
const MARK = 'Zq7canary'

/** Targets that are not paths, paths that climb out of their folder, and characters that break header lines. */
const addresses: readonly (readonly [target: string, status: number])[] = [
  ['*', 400],
  [`ftp://x/?${MARK}`, 400],
  [`file:///etc/passwd?${MARK}`, 400],
  ['javascript:alert(1)', 400],
  [`?x=${MARK}`, 400],
  [`http://elsewhere.example?x=${MARK}`, 200],
  [`http://elsewhere.example/rental/pune?x=${MARK}`, 200],
  [`HTTP://elsewhere.example/v1/public/locations`, 200],
  [`//elsewhere.example/?x=${MARK}`, 301],
  [`/\\elsewhere.example?x=${MARK}`, 301],
  [`/docs/static/../../../package.json?x=${MARK}`, 404],
  [`/docs/static/..%2f..%2fpackage.json?x=${MARK}`, 404],
  [`/docs/static/%5c..?x=${MARK}`, 404],
  [`/docs/static/%00?x=${MARK}`, 404],
  [`/docs/static/.?x=${MARK}`, 404],
  [`/docs/static/./..?x=${MARK}`, 404],
  [`/assets/../../package.json?x=${MARK}`, 404],
  [`/assets/%00?x=${MARK}`, 404],
  [`/%00?x=${MARK}`, 404],
  [`/%ff?x=${MARK}`, 400],
  [`/rental/%0d%0ax?x=${MARK}`, 404],
  [`/rental/${'%cc%96%cc%81'.repeat(300)}`, 404],
  [`/rental/pune?x=${MARK}${'x'.repeat(9000)}`, 400],
  [`/rental/pune/compare?machines=a%0d%0aX:${MARK}`, 302],
  [`/rental/pune/compare.data?machines=a%0d%0aX:${MARK}`, 202],
  [`/hi/rental/pune/compare?machines=a%0d%0aX:${MARK}`, 302],
  [`/rental/pune/compare?machines=%E0%A4%86,,${MARK}`, 302],
  [`/rental/pune/compare?machines=a&machines=%23b%26c=${MARK}`, 302],
  [`/rental/pune/equipments?filter=%0d%0aX:${MARK}&sort=`, 302],
  [`/rental/pune/equipments?%0d%0aX:=${MARK}&sort=`, 302],
  [`/rental/equipments?city=pune&x=%0d%0aX:${MARK}`, 302],
  [`/Rental/Pune/?x=%0d%0aX:${MARK}`, 301],
  [`/?lang=hi&x=%0d%0aX:${MARK}`, 301],
  [`/industry-detail/%0d%0aX:${MARK}`, 404],
  [`/industry-detail/${'x'.repeat(120)}?x=${MARK}`, 404],
  [`/rental/pune/equipment/${'x'.repeat(120)}?x=${MARK}`, 404],
  [`/v1/public/products/${'x'.repeat(120)}?x=${MARK}`, 404],
  [`/blogs?tag=%0d%0aX:${MARK}`, 404],
]

test.each(addresses.map(([target, status]) => [target.slice(0, 60), status, target] as const))(
  'I2 %s gets %i',
  async (_beginning, status, target) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await askRaw(port, target, method)
      expect([method, answer.status]).toEqual([method, status])
      expect(answer.head).not.toMatch(/^x:/im)
      expect(answer.head).not.toContain('elsewhere.example\r\n')
    }
  },
)

test('I2 the redirect of a comparison names the same unknown machines', async () => {
  const { head } = await askRaw(port, '/rental/pune/compare?machines=a%0d%0aX:y,')
  const location = /^location: (\S+)/im.exec(head)?.[1] ?? ''
  expect(new URL(location, 'http://localhost').searchParams.get('machines')).toBe('a\r\nx:y')
  expect((await askRaw(port, location)).status).toBe(404)
})

test.each(['POST', 'PUT', 'OPTIONS', 'DELETE', 'PATCH'])(
  'I2 %s to a target that is no path is a bad request',
  async (method) => {
    expect((await askRaw(port, '*', method)).status).toBe(400)
  },
)

test('S17 no log holds the query of any of them', async () => {
  const log = readFileSync(`test-results/product-${port}.log`, 'utf8')
  expect(log.length).toBeGreaterThan(0)
  expect(log.split('\n').filter((line) => line.includes(MARK))).toEqual([])
})
