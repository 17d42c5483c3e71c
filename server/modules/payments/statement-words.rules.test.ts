import { expect, test } from 'vitest'
import { isBalance, narrationIn, saysSum } from './statement-words.rules.ts'

test('S13 a narration is one line without invisible characters, whatever it holds', () => {
  expect(narrationIn('a\u202Eb\0c\r\nd\u200Be  <img src=x onerror=alert(1)>')).toBe(
    'a b c d e <img src=x onerror=alert(1)>',
  )
  expect(Array.from(narrationIn('😀'.repeat(600)))).toHaveLength(500)
})

test('sums and balances are told from payments that mention them', () => {
  expect(['Total', 'Page Total:', 'Grand-Total', 'STATEMENT SUMMARY :-', 'B/F', 'NEFT'].map(saysSum)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
  const balances = ['Opening Balance', 'CLOSING BALANCE AS ON 24/11/2026', 'B/F', 'Balance B/F', 'Brought forward']
  expect(balances.map((text) => isBalance(text, true))).toEqual(balances.map(() => true))
  expect(isBalance('NEFT DECCAN CLOSING BALANCE OF INV 12', true)).toBe(false)
  expect(isBalance('NEFT DECCAN CLOSING BALANCE OF INV 12', false)).toBe(true)
})
