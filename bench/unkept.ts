// The product's performance without cached answers, beside the raw limit in the same run.
import { freshPages } from './fresh.ts'
import { median } from './measure.ts'
import { type Load, type Share, type Sides, shareOfCarts, shareOfLists, shareOfSearches } from './shares.ts'
import { spawnServer } from './spawned.ts'
import { cpuOfEach, residentMb } from './usage.ts'
import { atLeast, atMost, type Verdict } from './verdicts.ts'

const SHARE_WANTED = 20
const RESIDENT_WANTED_MB = 350
const PAGE_WANTED_MS = 10
const START_WANTED_S = 1.5

/** The product, and how long it took from its start to its first answer. */
type Unkept = {
  product: string
  ownerUrl: string
  startedMs: number
  load: Load
}

const shareVerdict = ({ what, percent }: Share) =>
  atLeast(what, percent, { unit: '% of the limit', wanted: SHARE_WANTED })

/** V8 still compiles what it found to be hot after a thousand pages. */
const WARM_ROUNDS = 15
const ROUNDS = 15

/** Measures the CPU time of a page rendered for the first time, once the code is warm: the median of rounds of 100. */
async function pageVerdict(product: string) {
  const each: number[] = []
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) {
    each.push(await cpuOfEach(product, await freshPages(product, round)))
  }
  return atMost('a page rendered for the first time, CPU', median(each.slice(WARM_ROUNDS)), {
    unit: 'ms',
    wanted: PAGE_WANTED_MS,
  })
}

async function measure(sides: Sides, startedMs: number): Promise<Verdict[]> {
  const shares = [await shareOfLists(sides), await shareOfSearches(sides), await shareOfCarts(sides)]
  const page = await pageVerdict(sides.product)
  const resident = await residentMb(sides.product)
  return [
    ...shares.map(shareVerdict),
    page,
    atMost('resident memory under this load', resident, { unit: 'MB', wanted: RESIDENT_WANTED_MB }),
    atMost('start to first answer', startedMs / 1000, { unit: 's', wanted: START_WANTED_S }),
  ]
}

/** Measures the product beside a raw-limit server of its own, which reads the same database as its owner. */
export async function measureUnkept({ product, ownerUrl, startedMs, load }: Unkept): Promise<Verdict[]> {
  const raw = await spawnServer('bench/raw/server.ts', ownerUrl)
  try {
    const reply = await fetch(`${product}/v1/public/products?size=1`)
    const { products } = (await reply.json()) as { products: { content: { productId: string }[] } }
    const [{ productId } = { productId: '' }] = products.content
    return await measure({ product, raw: raw.url, productId, load }, startedMs)
  } finally {
    raw.stop()
  }
}
