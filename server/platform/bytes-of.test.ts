import { expect, test } from 'vitest'
import { bytesOf } from './bytes-of.ts'

test('pieces in any script become the bytes of the whole', () => {
  const pieces = ['₹ 1,200', '', ' a day · ', 'किराया', '🏗 crane']
  expect(bytesOf(pieces)).toEqual(Buffer.from(pieces.join('')))
  expect(bytesOf([])).toHaveLength(0)
})
