import { expect, test } from 'vitest'
import type { Call } from '#web/platform/call.ts'
import { loadList } from './load-list.ts'
import { representative } from './representatives.ts'

/** Answers every list with an empty one and records its query. */
function anEmptyCatalogue() {
  const asked: Record<string, unknown>[] = []
  const call = (async (name: string, input: { query: Record<string, unknown> }) => {
    if (name === 'getProductCatalog') return { productLines: [] }
    asked.push(input.query)
    return {
      products: { content: [], totalElements: 0, totalPages: 0 },
      facets: [],
      subCategories: [],
      understood: [],
      task: null,
    }
  }) as unknown as Call
  return { asked, call }
}

test('every list of machines is requested with page and size (specification section 7)', async () => {
  const { asked, call } = anEmptyCatalogue()
  const url = new URL('https://yantra.example/rental/pune/equipments?filter=crane')
  await loadList({ call, url, location: 'pune', slugs: {} })
  await representative(call, 'boom-lift', 'pune')
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((query) => !('page' in query && 'size' in query))).toEqual([])
})
