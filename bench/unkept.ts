// The product's performance without cached answers, beside the raw limit in the same run.
import { freshPages } from './fresh.ts'
import { median } from './measure.ts'
import { type Load, type Share, type Sides, shareOfCarts, shareOfLists, shareOfSearches } from './shares.ts'
import { spawnServer } from './spawned.ts'
import { cpuOfEach, residentMb } from './usage.ts'
import { atLeast, atMost, type Verdict } from './verdicts.ts'

const SHARE_WANTED = 25
const RESIDENT_WANTED_MB = 300
const PAGE_WANTED_MS = 6
const START_WANTED_S = 1
const SLOWER_WANTED = 2

/** The product, how long it took from its start to its first answer, and what makes its catalogue larger. */
type Unkept = {
  product: string
  ownerUrl: string
  startedMs: number
  load: Load
  grow: (() => Promise<void>) | undefined
}

const shareVerdict = ({ what, percent }: Share) =>
  atLeast(what, percent, { unit: '% of the limit', wanted: SHARE_WANTED })

/** V8 still compiles what it found to be hot after a thousand pages. */
const WARM_ROUNDS = 15
const ROUNDS = 5

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

/** Measures how much slower lists and searches are in the larger catalogue. */
async function growthVerdicts(sides: Sides, before: readonly Share[], grow: () => Promise<void>) {
  await grow()
  const after = [await shareOfLists(sides), await shareOfSearches(sides)]
  return before.map(({ what, rps }, at) =>
    atMost(`${what}, in the larger catalogue`, rps / (after[at]?.rps ?? 0), {
      unit: '× slower',
      wanted: SLOWER_WANTED,
    }),
  )
}

async function measure(sides: Sides, { startedMs, grow }: Unkept): Promise<Verdict[]> {
  const answers = [await shareOfLists(sides), await shareOfSearches(sides)]
  const cart = await shareOfCarts(sides)
  const page = await pageVerdict(sides.product)
  const resident = await residentMb(sides.product)
  return [
    ...[...answers, cart].map(shareVerdict),
    page,
    atMost('resident memory under this load', resident, { unit: 'MB', wanted: RESIDENT_WANTED_MB }),
    atMost('start to first answer', startedMs / 1000, { unit: 's', wanted: START_WANTED_S }),
    ...(grow ? await growthVerdicts(sides, answers, grow) : []),
  ]
}

/** Measures the product beside a raw-limit server of its own, which reads the same database as its owner. */
export async function measureUnkept(unkept: Unkept): Promise<Verdict[]> {
  const { product, ownerUrl, load } = unkept
  const raw = await spawnServer('bench/raw/server.ts', ownerUrl)
  try {
    const reply = await fetch(`${product}/v1/public/products?size=1`)
    const { products } = (await reply.json()) as { products: { content: { productId: string }[] } }
    const [{ productId } = { productId: '' }] = products.content
    return await measure({ product, raw: raw.url, productId, load }, unkept)
  } finally {
    raw.stop()
  }
}
