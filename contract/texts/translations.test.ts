import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Text files that no screen uses, each with its reason. */
const EXEMPT: readonly [name: RegExp, reason: string][] = [
  [/^(contact|profile|signed-links|staff|users)-notices$/, 'mails and text messages, which are written in English'],
  [/^otp$/, 'a mail and a text message, which are written in English'],
  [/^(.+\.)?details$/, 'answers of the API, which are written in English'],
  [/^outbox$/, 'a page of the development server alone'],
  [/^language$/, 'no texts, but which language a build is in'],
  [/^translated-problems$/, 'empty in English, in Hindi the texts of other catalogues'],
  [/^(catalogue|content|machines)\.names$/, 'empty in English, where names stand as they came'],
]

/** Texts that are equal in both languages: abbreviations, symbols, and search queries. */
const SAME = new Set([
  'Yantra',
  'GSTIN',
  'PAN',
  'CIN',
  'IFSC',
  'IFSC {ifsc}',
  'SAC',
  '–',
  '+91 {phone}',
  '{state} · PAN {pan}',
  '{name} (GSTIN {gstin})',
  'GSTIN {gstin}',
  'PO {number}',
  '{amount} + GST',
  'GST {percent}\u00a0%',
  '{quantity} × {name}',
  '{machine}, {site}',
  'CGST',
  'SGST',
  'IGST',
  'CGST {percent}\u00a0%',
  'SGST {percent}\u00a0%',
  'IGST {percent}\u00a0%',
  '{name} {percent}\u00a0%',
  'TDS {amount}',
  'PAN {pan}',
  'CIN {cin}',
  'kVA',
  'dB(A)',
  'cfm',
  'kW',
  '12 m scissor lift',
  'JCB 3DX',
  '18 m boom lift',
  '20 t excavator',
  '62.5 kVA generator',
  'Hydra crane',
  '{n} m',
  '{from}–{to} {unit}',
  '{causes}{lost}',
  '{part}: {field}',
  '{code}',
  '{note}',
  // Ways to transfer money, and tax deducted at source.
  'NEFT',
  'RTGS',
  'IMPS',
  'UPI',
  'TDS',
  'GST-TDS',
  'GST-TDS {amount}',
  'TDS {tds} ({section})',
  '{section}, {nature}',
  '{name}: {section}, {percent}\u00a0%',
  '{by}, {date}',
  '{invoice}: {amount}',
])

const files = readdirSync(import.meta.dirname)
const catalogues = files.filter((file) => file.endsWith('.en.ts')).map((file) => file.slice(0, -'.en.ts'.length))
const translated = catalogues.filter((name) => !EXEMPT.some(([exempt]) => exempt.test(name)))

/** Every text with its path, in the order of the file. */
const textsOf = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`))
    : [[path, String(value)]]

const loadTexts = async (name: string, language: 'en' | 'hi') =>
  textsOf(await import(new URL(`${name}.${language}.ts`, import.meta.url).href))

/** The paths with the placeholders of each text, which a translation must keep. */
const shapeOf = (texts: Awaited<ReturnType<typeof loadTexts>>) =>
  texts.map(([path, text]) => ({ path, placeholders: [...new Set(text.match(/\{\w+\}/g))].sort() }))

/** The danda ends Hindi sentences, also those of placeholders alone. */
const isHindi = (text: string) => /\p{Script=Devanagari}|।/u.test(text)

test('text files exist, and every exemption is needed', () => {
  expect(translated).toContain('cart')
  expect(EXEMPT.filter(([exempt]) => !catalogues.some((name) => exempt.test(name)))).toEqual([])
})

test('every text file of screens has a Hindi sibling', () => {
  expect(translated.filter((name) => !files.includes(`${name}.hi.ts`))).toEqual([])
})

describe.each(translated)('%s in Hindi', (name) => {
  test('has the same keys and placeholders, in the same order: some screens show the first few of a list', async () => {
    expect(shapeOf(await loadTexts(name, 'hi'))).toEqual(shapeOf(await loadTexts(name, 'en')))
  })

  test('is in Hindi, and no text is empty', async () => {
    const english = new Map(await loadTexts(name, 'en'))
    const left = (await loadTexts(name, 'hi')).filter(
      ([path, text]) => !isHindi(text) && !(SAME.has(text) && text === english.get(path)),
    )
    expect(left).toEqual([])
  })
})
