import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofs } from '#tests/support/proofs.ts'
import { placeOf } from './address.rules.ts'
import { rupees, rupeeText, spread } from './figures.rules.ts'

test('a tax is spread in whole paise without a remainder, each part within a paisa of its share', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1e11 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 1e10 }), (lines, due) => {
      const parts = spread(due, lines)
      const total = lines.reduce((all, one) => all + one, 0)
      expect(parts.reduce((all, one) => all + one, 0)).toBe(due)
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (due * (lines[at] ?? 0)) / total)).toBeLessThanOrEqual(1.001)
    }),
    { numRuns: proofs(200, 5000) },
  )
})

test('paise become rupees exactly', () => {
  expect([rupeeText(-47), rupeeText(105), rupees(99_310_047)]).toEqual(['-0.47', '1.05', 993_100.47])
})

test('an address is split into its parts, and one without a PIN code says so', () => {
  expect(placeOf('Kalyani Chambers, Senapati Bapat Road, Pune, Maharashtra 411016')).toEqual({
    Addr1: 'Kalyani Chambers, Senapati Bapat Road',
    Loc: 'Pune',
    Pin: 411_016,
  })
  expect(placeOf('Pune').Pin).toBe(0)
  const long = placeOf(`${'x'.repeat(120)}, Pune, Maharashtra 411016`)
  expect([long.Addr1.length, long.Addr2?.length]).toEqual([100, 20])
})
