import { expect, test } from 'vitest'
import { readTradeWords } from '#database/seed/data-files.ts'
import { aServer } from '#tests/support/server.ts'

const { call } = await aServer()

const search = (filter: string) => call('listProducts', { query: { filter, size: '100' } })
const slugsFor = async (filter: string) => (await search(filter)).products.content.map(({ slug }) => slug)

test.each([
  'backup generator',
  'emergency power backup',
  'office chair',
  'quiet generator for wedding',
  'crane on stage',
  'mobile phone tower',
  'supervision and workflow',
  'handed serial topic',
  'motorcycle trailer',
  'motorboat crane',
  'smartphones',
  'headmaster bakery',
  'papaya farm tractor',
  'skid and skin',
  'boiling water pump',
  'trigger hammer',
  'startled star',
  'colour of daylight',
  'color of daylight',
  'tyre or tire',
  'lightening arrester',
  'windlass',
  'electricians and welders',
  'roadworks barrier',
  'workout bench',
  'car park lift',
  'house moving',
  'boon lift',
  'crane near Solapur',
  'excavator in Puducherry',
  'loader Himachal Pradesh',
  'dumper, Tatanagar',
])('no existing word of “%s” is corrected', async (text) => {
  const { understood } = await search(text)
  expect(understood.length).toBeGreaterThan(0)
  for (const { typed, meant } of understood) expect([typed, null]).toContain(meant)
})

test('a word of the trade is not corrected', async () => {
  for (const { words } of readTradeWords())
    for (const { typed, meant } of (await search(words.join(' '))).understood) expect(meant).toBe(typed)
})

test('a backup generator is a generator', async () => {
  const [backup, plain] = [await slugsFor('backup generator'), await slugsFor('generator')]
  expect(backup).not.toEqual([])
  expect(plain).toEqual(expect.arrayContaining(backup))
  for (const slug of backup) expect(slug).not.toContain('backhoe')
})

test.each([
  ['sissor lift', { sissor: 'scissor', lift: 'lift' }],
  ['excavtor', { excavtor: 'excavator' }],
  ['genrator', { genrator: 'generator' }],
  ['jenerator', { jenerator: 'generator' }],
  ['forclift', { forclift: 'forklift' }],
  ['bakhoe', { bakhoe: 'backhoe' }],
  ['buldozer', { buldozer: 'bulldozer' }],
  ['hidra', { hidra: 'hydra' }],
  ['telehandlar', { telehandlar: 'telehandler' }],
  ['spidar lift', { spidar: 'spider', lift: 'lift' }],
  ['concreate mixer', { concreate: 'concrete', mixer: 'mixer' }],
  ['backup diesal genrator', { backup: 'backup', diesal: 'diesel', genrator: 'generator' }],
])('the misspelled words of “%s” are corrected', async (text, meant) => {
  const { understood } = await search(text)
  expect(Object.fromEntries(understood.map((term) => [term.typed, term.meant]))).toEqual(meant)
})
