// The product's answers per second as shares of the raw limit's, in rounds that alternate between the two.
import { ask, cartFlow } from './buyers.ts'
import { freshLists, freshSearches, rawLists, rawSearches } from './fresh.ts'
import { type Figures, measureFlows, measureGets, median } from './measure.ts'

export type Load = { connections: number; seconds: number }
/** The addresses of both servers, with a product that both know. */
export type Sides = { product: string; raw: string; productId: string; load: Load }
/** The medians of the rounds: the product's answers per second, and its share of the limit in percent. */
export type Share = { what: string; rps: number; percent: number }

type Measure = (round: number) => Promise<Figures>

/** On a busy machine neighbouring rounds are alike, and the median is right. */
const ROUNDS = 5

async function shareOf(what: string, product: Measure, raw: Measure): Promise<Share> {
  // Neither is measured until its code is warm.
  await product(ROUNDS)
  await raw(ROUNDS)
  const own: number[] = []
  const shares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ours, limit] = [await product(round), await raw(round)]
    if (ours.failed + limit.failed > 0) throw new Error(`${what}: requests failed, so nothing was measured.`)
    console.log(`${what}: ${ours.rps.toFixed(0)} answers/s, the limit ${limit.rps.toFixed(0)}`)
    own.push(ours.rps)
    shares.push((ours.rps / limit.rps) * 100)
  }
  return { what, rps: median(own), percent: median(shares) }
}

/** A list whose address is new with every request. */
export const shareOfLists = ({ product, raw, load }: Sides) =>
  shareOf(
    'list, never asked before',
    (round) => measureGets('list', freshLists(product, round), load),
    (round) => measureGets('list', rawLists(raw, round), load),
  )

/** A search whose address is new with every request. */
export const shareOfSearches = ({ product, raw, load }: Sides) =>
  shareOf(
    'search, never asked before',
    (round) => measureGets('search', freshSearches(product, round), load),
    () => measureGets('search', rawSearches(raw), load),
  )

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
    () => measureFlows('cart', limit, seconds),
  )
}
