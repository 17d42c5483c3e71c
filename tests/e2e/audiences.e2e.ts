import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Chunk } from '#scripts/list-chunks.ts'

const AUDIENCES = ['public', 'account', 'rentals', 'desk']

const pageIn = (audience: string, { sources }: Chunk) =>
  sources.some((file) => file.startsWith(`web/pages/${audience}/`))

describe.each(['build/chunks.json', 'build/hi/chunks.json'])('%s', (list) => {
  const chunks = new Map(Object.entries<Chunk>(JSON.parse(readFileSync(list, 'utf8'))))

  /** All files that an audience's pages can load: their imports, and those loaded on first use. */
  function loadedBy(audience: string) {
    const files = new Set([...chunks].flatMap(([file, chunk]) => (pageIn(audience, chunk) ? [file] : [])))
    for (const file of files) {
      const { imports = [], onUse = [] } = chunks.get(file) ?? {}
      for (const next of [...imports, ...onUse]) files.add(next)
    }
    return files
  }

  test.each(AUDIENCES)('pages of %s load no file of another audience', (audience) => {
    const others = AUDIENCES.filter((other) => other !== audience)
    const loaded = [...loadedBy(audience)].flatMap((file) => chunks.get(file)?.sources ?? [])
    const ofOthers = others.flatMap((other) => loaded.filter((file) => file.startsWith(`web/pages/${other}/`)))
    // The 404 page belongs to every audience.
    expect(ofOthers.filter((file) => !file.startsWith('web/pages/public/not-found.tsx'))).toEqual([])
  })

  test('no file has the schemas of a call, only those of fields that pages check', () => {
    const summaries = Object.values(api).map(({ summary }) => summary)
    const files = [...chunks.keys()].map((file) => readFileSync(`build/client/${file}`, 'utf8'))
    expect(files.some((code) => code.includes(api.listProducts.path))).toBe(true)
    expect(summaries.filter((summary) => files.some((code) => code.includes(summary)))).toEqual([])
  })

  test('the pages of each audience are in the list', () => {
    const withPages = AUDIENCES.filter((audience) => loadedBy(audience).size > 0)
    expect(withPages).toEqual(['public', 'account', 'rentals', 'desk'])
  })
})
