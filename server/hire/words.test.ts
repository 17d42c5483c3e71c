import { expect, test } from 'vitest'
import { inWords } from './words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Rupees Zero and Five Paise Only'],
  [100, 'Rupees One Only'],
  [10050, 'Rupees One Hundred and Fifty Paise Only'],
  [100000, 'Rupees One Thousand Only'],
  [11000000, 'Rupees One Lakh Ten Thousand Only'],
  [13509900, 'Rupees One Lakh Thirty Five Thousand Ninety Nine Only'],
  [2506548, 'Rupees Twenty Five Thousand Sixty Five and Forty Eight Paise Only'],
  [123456789, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only'],
  [10000000000, 'Rupees Ten Crore Only'],
  [
    99999999999,
    'Rupees Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only',
  ],
  [1000000005, 'Rupees One Crore and Five Paise Only'],
  [-12345, 'Minus Rupees One Hundred Twenty Three and Forty Five Paise Only'],
  [
    123456789012345,
    'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six Crore Seventy Eight Lakh Ninety Thousand One Hundred Twenty Three and Forty Five Paise Only',
  ],
])('%i paise are %s', (paise, words) => {
  expect(inWords(paise)).toBe(words)
})
