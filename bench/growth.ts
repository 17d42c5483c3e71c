// How much slower the product answers in a larger catalogue: two servers, one for each catalogue, asked in turn.
import { startProduct } from '#tests/support/product.ts'
import { type Load, listsOfLarger, type Sizes, searchesOfLarger } from './shares.ts'
import { atMost, type Verdict } from './verdicts.ts'

const SLOWER_WANTED = 2

/** The settings of the product for each catalogue. */
type Catalogues = { folder: string; smaller: Record<string, string>; larger: Record<string, string> }

async function measure(sizes: Sizes): Promise<Verdict[]> {
  const shares = [await listsOfLarger(sizes), await searchesOfLarger(sizes)]
  return shares.map(({ what, percent }) =>
    atMost(`${what}, in the larger catalogue`, 100 / percent, { unit: '× slower', wanted: SLOWER_WANTED }),
  )
}

/** Measures servers that were just started, so that neither has kept an answer. */
export async function measureGrowth({ folder, smaller, larger }: Catalogues, load: Load): Promise<Verdict[]> {
  const servers = [await startProduct(folder, smaller), await startProduct(folder, larger)] as const
  try {
    return await measure({ smaller: servers[0].url, larger: servers[1].url, load })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
