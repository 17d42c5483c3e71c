import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrCode } from './qr.ts'

const TEXT = 'https://yantra.example/verify?quote=QTN&hash='.repeat(6)
const drawn = (text: string) => qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
const digest = (text: string) => createHash('sha256').update(drawn(text).join('\n')).digest('hex').slice(0, 16)

test('a short text is a code of 21 modules with its three finders', () => {
  const code = drawn('Yantra')
  expect(code).toHaveLength(21)
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  expect(code.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder)
  expect(code.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder)
  expect(code.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder)
})

// As an independent encoder (uqr 0.1.3, level M) draws them.
test.each([
  [14, 21, '628285aa11bb33ad'],
  [60, 33, 'cb026bf1331dd156'],
  [119, 45, '0e09251bc332c83d'],
  [150, 49, '76e64d4919d2d765'],
  [213, 57, 'db6b5ed8bc026e32'],
])('a text of %i bytes is drawn in %i modules, as others draw it', (bytes, size, expected) => {
  const text = TEXT.slice(0, bytes)
  expect(drawn(text)).toHaveLength(size)
  expect(digest(text)).toBe(expected)
})

test('a text beyond version 10 is refused', () => {
  expect(() => qrCode('x'.repeat(214))).toThrow(RangeError)
})
