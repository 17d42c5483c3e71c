import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leastCpuMs } from '#tests/support/cpu.ts'
import { lexiconOf } from './lexicon.ts'
import { read } from './reading.rules.ts'
import type { LineNode, Structure } from './structure.rules.ts'

const { productLines } = JSON.parse(readFileSync('database/seed/data/catalogue.json', 'utf8')) as {
  productLines: LineNode[]
}
const structure: Structure = {
  lines: productLines,
  common: [],
  makes: ['JLG', 'Genie', 'Cummins'],
  cities: new Set(),
  breaksIn: () => new Map(),
}
const lexicon = lexiconOf(structure)
const readingOf = (text: string) => read(text, lexicon)

describe('a question becomes conditions', () => {
  test.each([
    ['lift 200 kg to 11 m indoors', { task: 'lift-people', heightM: 11, loadKg: 200, indoors: true }],
    ['dig a 3 m trench', { task: 'dig', digDepthM: 3 }],
    ['backup power 125 kVA hospital', { task: 'power', powerKva: 125, quiet: true }],
    ['move 3 t pallets to 12 m', { task: 'lift-goods', loadKg: 3000, heightM: 12 }],
    ['scissor lift through a 1.2 m door', { task: 'lift-people', widthM: 1.2 }],
    ['scissor lift, slab takes 400 kg/m²', { task: 'lift-people', floorLoadKgPerM2: 400 }],
    ['lift 12 t', { task: 'lift-loads', loadKg: 12_000 }],
    ['lift people to 40 ft', { task: 'lift-people', heightM: 12.192 }],
    ['boom lift 20 m high with 15 m outreach', { task: 'lift-people', heightM: 20, reachM: 15 }],
    ['power a 100 kW load', { task: 'power', powerKva: 125 }],
    ['lay asphalt 5 m wide', { task: 'pave', pavingWidthM: 5 }],
    ['ग्यारह मीटर तक 200 किलो उठाना घर के अंदर', { task: 'lift-people', heightM: 11, loadKg: 200, indoors: true }],
    ['३ मीटर गहरी खुदाई', { task: 'dig', digDepthM: 3 }],
    ['125 kva जनरेटर अस्पताल के लिए', { task: 'power', powerKva: 125 }],
    ['khudai 3 meter gehra', { task: 'dig', digDepthM: 3 }],
    ['narrow aisle', { task: 'lift-goods', indoors: true }],
    ['scissor lift for a narrow aisle', { task: 'lift-people', indoors: true }],
    ['2 scissor lifts', { task: 'lift-people', quantity: 2 }],
    ['two boom lifts 20 m', { task: 'lift-people', quantity: 2, heightM: 20 }],
    ['2 nos scissor lift 12m', { task: 'lift-people', quantity: 2, heightM: 12 }],
    ['need 2 nos scissor lift indoors', { task: 'lift-people', quantity: 2, indoors: true }],
  ])('%s', (text, needs) => expect(readingOf(text)?.needs).toMatchObject(needs))
})

describe('kinds', () => {
  test.each([
    ['dig a 3 m trench', 'mini-excavator', 'wheel-loader'],
    ['stack pallets in a narrow aisle', 'reach-truck', 'diesel-forklift'],
    ['compact backfill in a trench', 'tamping-rammer', 'tandem-roller'],
    ['pump concrete to 30 m', 'boom-pump', 'batching-plant'],
    ['electric boom lift indoors 15 m', 'electric-articulated-boom-lift', 'electric-scissor-lift'],
    ['lift 80 t', 'crawler-crane', 'electric-scissor-lift'],
  ])('%s: %s, not %s', (text, kind, other) => {
    expect(readingOf(text)?.kinds).toContain(kind)
    expect(readingOf(text)?.kinds).not.toContain(other)
  })

  test('a make stays with its task', () =>
    expect(readingOf('cummins backup 125 kva')).toMatchObject({ makes: ['Cummins'], needs: { powerKva: 125 } }))

  test('a model stays a search of words within its conditions', () =>
    expect(readingOf('gs1930 through a 0.8 m door')).toMatchObject({ rest: 'gs1930', needs: { widthM: 0.8 } }))
})

test.each([
  'jcb 3dx',
  'sissor lift',
  '12m electric',
  'sissor lift 12m',
  '20kva for rent',
  'haulotte compact 12',
  'piling',
  'DG Set up to 75 kVA',
  'electric boom',
  'scissor lift 12 metres',
  '12 scissor lift',
  '120 scissor lifts',
  '"digg" a 3 m trench',
  '',
  '%%%',
])('%j names machines and asks nothing', (text) => expect(readingOf(text)).toBeUndefined())

describe('what was understood can be taken out again', () => {
  test.each([
    ['lift 200 kg to 11 m indoors', 'heightM', 'lift 200 kg indoors'],
    ['lift 200 kg to 11 m indoors', 'loadKg', 'lift to 11 m indoors'],
    ['lift 200 kg to 11 m indoors', 'indoors', 'lift 200 kg to 11 m'],
    ['dig a trench 3 m deep', 'digDepthM', 'dig a trench'],
    ['scissor lift through a 1.2 m door', 'widthM', 'scissor lift through a'],
    ['backup power 125 kva hospital', 'quiet', 'backup power 125 kva'],
  ])('%s without %s: %s', (text, key, without) => {
    expect(readingOf(text)?.asked.find((condition) => condition.key === key)?.without).toBe(without)
    expect(readingOf(without)?.needs ?? {}).not.toHaveProperty(key)
  })

  test('a correction can be undone', () =>
    expect(readingOf('digg a 3 m trench')?.words).toContainEqual({
      typed: 'digg',
      meant: 'dig',
      undo: '"digg" a 3 m trench',
    }))
})

test('a long hostile question is read in a moment', async () => {
  const texts = ['9'.repeat(200), 'dig '.repeat(50), '1 m '.repeat(50), 'kg/ '.repeat(50), 'abcdefg '.repeat(25)]
  const read = async () => texts.forEach((text) => readingOf(text))
  expect(await leastCpuMs(read, 500)).toBeLessThan(500)
})
