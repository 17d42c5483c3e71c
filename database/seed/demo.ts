import type { DemoTools } from './demo-quotes.ts'
import { isLoaded, loaded } from './ledger.ts'

/** Raise this when the demo has more to add to what is there. */
const DEMO = '1'

/** Creates the demo's people and their history, dated back from today, once; existing data is left alone. */
export async function seedDemo(tools: DemoTools) {
  const { db } = tools
  if (await db.asOwner((owner) => isLoaded(owner, 'demo', DEMO))) return
  // Later starts need not load the parts.
  const { seedParts } = await import('./demo-parts.ts')
  await seedParts(tools)
  await db.asOwner((owner) => loaded(owner, 'demo', DEMO))
}
