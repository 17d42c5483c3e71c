import { expect, test } from 'vitest'
import { checklistOf, inspectionPoints } from './jobs.checklists.ts'

const of = (category: string, subCategory: string) => checklistOf({ category, subCategory })

test('a checklist covers the parts that a machine has', () => {
  expect(of('boom-lift', 'articulated-boom-lift')).toEqual(
    expect.arrayContaining(['ENGINE', 'TYRES', 'BOOM', 'PLATFORM', 'EMERGENCY_LOWERING', 'SAFETY_DEVICES']),
  )
  expect(of('scissor-lift', 'electric-scissor-lift')).toContain('BATTERY')
  expect(of('scissor-lift', 'electric-scissor-lift')).not.toContain('ENGINE')
  expect(of('scissor-lift', 'rough-terrain-scissor-lift')).toContain('ENGINE')
  expect(of('earth-moving', 'excavator')).toContain('TRACKS')
  expect(of('earth-moving', 'backhoe-loader')).toContain('TYRES')
  expect(of('earth-moving', 'wheel-loader')).not.toContain('ROPE_HOOK')
  expect(of('crane', 'crawler-crane')).toEqual(expect.arrayContaining(['TRACKS', 'ROPE_HOOK', 'LOAD_INDICATOR']))
  const set = of('diesel-generator', 'dg-set-75-to-250-kva')
  expect(set).toContain('ALTERNATOR')
  for (const point of ['TYRES', 'TRACKS', 'HYDRAULICS'] as const) expect(set).not.toContain(point)
})

test('a kind that came later has a checklist too, and each list is in one order without repetition', () => {
  const list = of('something-new', 'newer-still')
  expect(list.length).toBeGreaterThan(8)
  expect(list).toEqual(inspectionPoints.filter((point) => list.includes(point)))
})
