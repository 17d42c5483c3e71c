import { expect, test } from 'vitest'
import type { InspectedPoint } from '#contract/jobs.inspections.ts'
import { lacking, signatureBy } from './inspections.rules.ts'

const point = (more: Partial<InspectedPoint> = {}): InspectedPoint => ({
  point: 'ENGINE',
  state: 'OK',
  note: null,
  ...more,
})
const content = {
  inspectedAt: '2026-11-23T05:00:00Z',
  place: 'Gate 2',
  meter: '1388.2',
  fuelPercent: 60,
  points: [point()],
  remarks: null,
  photoIds: [],
}
const fields = (more: object, checklist: Parameters<typeof lacking>[1] = ['ENGINE']) =>
  lacking({ ...content, ...more }, checklist).map(({ field }) => field)

test('an inspection is signed as a whole: each point is checked, and damage is described', () => {
  expect(fields({})).toEqual([])
  expect(fields({ place: '', meter: null })).toEqual(['place', 'meter'])
  expect(fields({}, ['ENGINE', 'TYRES'])).toEqual(['points.TYRES'])
  expect(fields({ points: [point({ state: null })] })).toEqual(['points.ENGINE'])
  for (const state of ['DAMAGED', 'MISSING'] as const) {
    expect(fields({ points: [point({ state })] })).toEqual(['points.ENGINE'])
    expect(fields({ points: [point({ state, note: 'A cut of 20 mm.' })] })).toEqual([])
  }
  const beside = point({ point: 'TRACKS', state: 'DAMAGED' })
  expect(fields({ points: [point(), beside] })).toEqual(['points.TRACKS'])
  expect(fields({ points: [point(), { ...beside, state: null }] })).toEqual([])
})

test('a typed signature is the signer’s own name', () => {
  const typed = { typedName: ' asha   DESHPANDE', designation: null }
  expect(signatureBy('Asha Deshpande', typed)).toMatchObject({ name: 'Asha Deshpande', how: 'TYPED', drawn: null })
  expect(() => signatureBy('Somebody Else', typed)).toThrow(/typed name/i)
  expect(signatureBy('Asha', { drawn: 'M0 0L1 1', designation: 'Engineer' })).toMatchObject({ how: 'DRAWN' })
})
