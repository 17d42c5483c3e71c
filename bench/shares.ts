// Answers per second of one server as shares of another's, in rounds that alternate between the two.
import { ask, cartFlow } from './buyers.ts'
import { freshLists, freshSearches, rawLists, rawSearches } from './fresh.ts'
import { type Figures, measureFlows, measureGets, median } from './measure.ts'

export type Load = { connections: number; seconds: number }
/** The addresses of both servers, with a product that both know. */
export type Sides = { product: string; raw: string; productId: string; load: Load }
/** The addresses of two products, which differ by the size of their catalogue. */
export type Sizes = { smaller: string; larger: string; load: Load }
/** One server's answers per second in percent of the other's: the median of the rounds. */
export type Share = { what: string; percent: number }

type Measure = (round: number) => Promise<Figures>
/** What a measurement is a share of, and what to call it. */
type Whole = { called: string; measure: Measure }

/** On a busy machine neighbouring rounds are alike, and the median is right. */
const ROUNDS = 5

async function shareOf(what: string, part: Measure, { called, measure }: Whole): Promise<Share> {
  // Neither is measured until its code is warm.
  await part(ROUNDS)
  await measure(ROUNDS)
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ours, theirs] = [await part(round), await measure(round)]
    if (ours.failed + theirs.failed > 0) throw new Error(`${what}: requests failed, so nothing was measured.`)
    console.log(`${what}: ${ours.rps.toFixed(0)} answers/s, ${called} ${theirs.rps.toFixed(0)}`)
    shares.push((ours.rps / theirs.rps) * 100)
  }
  return { what, percent: median(shares) }
}

const LISTS = 'list, never asked before'
const SEARCHES = 'search, never asked before'

/** Lists of the product, each with an address that is new. */
const lists = (product: string, load: Load) => (round: number) => measureGets('list', freshLists(product, round), load)

/** Searches of the product, each with an address that is new. */
const searches = (product: string, load: Load) => (round: number) =>
  measureGets('search', freshSearches(product, round), load)

const theLimit = (measure: Measure): Whole => ({ called: 'the limit', measure })

/** The product's lists as a share of the limit's. */
export const shareOfLists = ({ product, raw, load }: Sides) =>
  shareOf(
    LISTS,
    lists(product, load),
    theLimit((round) => measureGets('list', rawLists(raw, round), load)),
  )

/** The product's searches as a share of the limit's. */
export const shareOfSearches = ({ product, raw, load }: Sides) =>
  shareOf(
    SEARCHES,
    searches(product, load),
    theLimit(() => measureGets('search', rawSearches(raw), load)),
  )

const theSmaller = (measure: Measure): Whole => ({ called: 'the smaller catalogue', measure })

/** Lists of the larger catalogue as a share of those of the smaller. */
export const listsOfLarger = ({ smaller, larger, load }: Sizes) =>
  shareOf(LISTS, lists(larger, load), theSmaller(lists(smaller, load)))

/** Searches of the larger catalogue as a share of those of the smaller. */
export const searchesOfLarger = ({ smaller, larger, load }: Sizes) =>
  shareOf(SEARCHES, searches(larger, load), theSmaller(searches(smaller, load)))

/** A buyer at the limit: the same three requests as those of `cartFlow`. */
const rawCartFlow = (raw: string, buyer: string, productId: string) => {
  const cart = `${raw}/cart?buyer=${buyer}`
  return async () => {
    await ask(`${cart}&product=${productId}`, 'POST')
    await ask(cart, 'GET')
    await ask(cart, 'DELETE')
  }
}

/** Buyers who add to their carts, read them and remove again. */
export async function shareOfCarts({ product, raw, productId, load: { connections, seconds } }: Sides) {
  const phones = Array.from({ length: connections }, (_, n) => `97${String(n).padStart(8, '0')}`)
  const own = await Promise.all(phones.map((phone) => cartFlow(product, productId, phone)))
  const limit = phones.map((phone) => rawCartFlow(raw, phone, productId))
  return shareOf(
    'cart: add, read, remove',
    () => measureFlows('cart', own, seconds),
    theLimit(() => measureFlows('cart', limit, seconds)),
  )
}
