import type { Call } from '#web/platform/call.ts'

/** Search words that rank a category's best-known machine first; a word without matches does no harm. */
const bestKnown: Readonly<Record<string, string>> = {
  'scissor-lift': 'electric scissor 3246',
  'boom-lift': 'articulated 450AJ',
  'earth-moving': 'excavator 210',
  compaction: 'soil compactor',
}

/** A representative machine of a category, in a city if one is given. */
export async function representative(call: Call, category: string, location?: string) {
  const filter = bestKnown[category]
  const { products } = await call('listProducts', {
    query: { category, page: '0', size: '1', ...(filter ? { filter } : {}), ...(location ? { location } : {}) },
  })
  return products.content[0]
}
