import { expect, test } from 'vitest'
import { understoodTexts as own } from '#contract/texts/catalogue.understood.en.ts'
import { needTexts as needs } from '#contract/texts/needs.en.ts'
import { missText } from './understood-misses.ts'

test.each([
  [{ key: 'heightM', needs: 70, has: 58.56, by: 11.44 }, 'Height ≥ 70 m: 11.44 m short.'],
  [{ key: 'widthM', needs: 1, has: 1.17, by: 0.17 }, 'Width ≤ 1 m: 0.17 m over.'],
  [{ key: 'loadKg', needs: 1200, has: 1000, by: 200 }, 'Load ≥ 1,200 kg: 200 kg short.'],
  [{ key: 'reachM', needs: 5, has: 0, by: 5 }, 'Reach ≥ 5 m: not with this kind of machine.'],
  [{ key: 'floorLoadKgPerM2', needs: 400, has: null, by: null }, 'Floor load ≤ 400 kg/m²: not published.'],
  [{ key: 'indoors', needs: true as const, has: 'diesel', by: null }, 'Not for indoor work.'],
  [{ key: 'quiet', needs: true as const, has: 80, by: 5 }, 'Louder than 75 dB(A).'],
  [{ key: 'powerSource', needs: 'electric', has: 'diesel', by: null }, 'Other than asked: Electric.'],
])('%j: %s', (miss, text) => expect(missText(miss, { needs, own })).toBe(text))
