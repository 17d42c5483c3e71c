import { expect, test } from 'vitest'
import type { Facet } from '#contract/catalogue.ts'
import { activeFilters } from './active-filters.ts'
import { catalogueText } from './text.ts'

const range = (key: string, label: string, unit: string): Facet => ({
  key,
  label,
  unit,
  kind: 'range',
  min: 1,
  max: 50,
  options: null,
})
const choice = (key: string, label: string, options: [string, string][]): Facet => ({
  key,
  label,
  unit: null,
  kind: 'choice',
  min: null,
  max: null,
  options: options.map(([value, name]) => ({ value, label: name, count: 1 })),
})
const facets = [
  range('workingHeightM', 'Working height', 'm'),
  choice('powerSource', 'Power source', [['diesel', 'Diesel']]),
  choice('jib', 'Jib fitted', [['true', 'true']]),
]
const state = (specs: Record<string, string>, filter = '') => ({ filter, sort: '', specs, page: 2, view: '' as const })
const labels = (specs: Record<string, string>, filter = '') =>
  activeFilters(state(specs, filter), facets, catalogueText()).map(({ label }) => label)

test('filters are shown in words', () => {
  expect(labels({ workingHeightM: '10..16', powerSource: 'diesel', jib: 'true' }, 'genie')).toEqual([
    '“genie”',
    'Working height 10–16 m',
    'Diesel',
    'Jib fitted: Yes',
  ])
  expect(labels({ workingHeightM: '10..' })).toEqual(['Working height ≥ 10 m'])
  expect(labels({ workingHeightM: '..16' })).toEqual(['Working height ≤ 16 m'])
})

test('one of several choices is removed alone', () => {
  const [first] = activeFilters(state({ powerSource: 'diesel,electric' }), facets, catalogueText())
  expect(first?.without).toBe('?powerSource=electric')
})

test('a filter unknown to the place can still be removed', () => {
  expect(labels({ bladeWidthM: '1..2' })).toEqual(['bladeWidthM 1–2'])
})
