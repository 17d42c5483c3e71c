import type { Call } from '#web/platform/call.ts'

/** Words by which a category's best known machine comes first; a word that matches nothing does no harm. */
const bestKnown: Readonly<Record<string, string>> = {
  'scissor-lift': 'electric scissor 3246',
  'boom-lift': 'articulated 450AJ',
  'earth-moving': 'excavator 210',
  compaction: 'soil compactor',
}

/** One machine that stands for a category, in a city where one is named. */
export async function representative(call: Call, category: string, location?: string) {
  const filter = bestKnown[category]
  const { products } = await call('listProducts', {
    query: { category, page: '0', size: '1', ...(filter ? { filter } : {}), ...(location ? { location } : {}) },
  })
  return products.content[0]
}
