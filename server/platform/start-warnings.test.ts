import { expect, test } from 'vitest'
import { startWarnings } from './start-warnings.ts'

const quiet = { mode: 'demo', publicDemo: false, publicUrl: 'http://localhost:3000', trustProxy: undefined } as const
const live = { ...quiet, mode: 'live', publicUrl: 'https://yantra.example' } as const

test('a demo on this machine starts without warnings', () => {
  expect(startWarnings(quiet)).toEqual([])
})

test('a public demo warns that everybody can sign in as anybody', () => {
  expect(startWarnings({ ...quiet, publicDemo: true })).toEqual([expect.stringContaining('PUBLIC DEMO')])
})

test('live mode behind an unlisted proxy warns of the consequences', () => {
  expect(startWarnings(live)).toEqual([expect.stringContaining('TRUST_PROXY')])
  expect(startWarnings({ ...live, trustProxy: '10.0.0.1' })).toEqual([])
  expect(startWarnings({ ...live, publicUrl: 'http://localhost:3000' })).toEqual([])
})
