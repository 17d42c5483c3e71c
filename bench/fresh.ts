// Addresses that were never asked before, so that no kept answer serves them.

/** Each round of a measurement has addresses of its own. */
const ROUND = 4000

/** The round of the table of `bench.ts`, after those of `unkept.ts`. */
export const ROUND_OF_TABLE = 9

const numbers = (round: number) => Array.from({ length: ROUND }, (_, n) => round * ROUND + n)

const heightOf = (n: number) => String((n + 1) / 100_000)

/** A category from a height that no machine is below: the same rows for every address. */
export const freshLists = (url: string, round: number) =>
  numbers(round).map((n) => `${url}/v1/public/products?category=scissor-lift&workingHeightM=${heightOf(n)}..&size=20`)

/** The same at the limit. */
export const rawLists = (url: string, round: number) =>
  numbers(round).map((n) => `${url}/list?category=scissor-lift&from=${heightOf(n)}`)

const WORDS = 'electric scissor'

/** The words in one of their 32 768 mixtures of small and capital letters: the same search, asked anew. */
function spelled(n: number) {
  let letter = 0
  return WORDS.replace(/[a-z]/g, (small) => ((n >> letter++) & 1 ? small.toUpperCase() : small))
}

/** A search for two words. */
export const freshSearches = (url: string, round: number) =>
  numbers(round).map((n) => `${url}/v1/public/products?filter=${encodeURIComponent(spelled(n))}&size=20`)

/** The same at the limit, which gets the lexemes. */
export const rawSearches = (url: string) => [`${url}/search?words=${encodeURIComponent("'electr' & 'scissor'")}`]

type Listed = { products: { content: { slug: string }[] } }

/** Pages of machines that nobody has opened yet. */
export async function freshPages(url: string, page: number) {
  const reply = await fetch(`${url}/v1/public/products?sort=name&size=100&page=${page}`)
  const { content } = ((await reply.json()) as Listed).products
  return content.map(({ slug }) => `${url}/rental/mumbai/equipment/${slug}`)
}
