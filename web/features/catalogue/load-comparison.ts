import { redirect } from 'react-router'
import type { ProductDetail } from '#contract/catalogue.ts'
import type { Call } from '#web/platform/call.ts'
import { found } from '#web/platform/found.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { COMPARED_MAX, isPlainComparison, readComparison } from './comparison-address.ts'
import { comparisonRows } from './comparison-rows.ts'
import { sideBySideFrame } from './drawing-scale.ts'

type City = { slug: string; name: string }
type Asked = { call: Call; url: URL; city: City }

/**
 * Loads the page of a comparison with one statement per machine, at most four. Another spelling of the address is
 * redirected to the canonical one; an unknown machine is a 404.
 */
export async function loadComparison({ call, url, city }: Asked) {
  const { machines: slugs, onlyDifferences } = readComparison(url.searchParams)
  if (!isPlainComparison(url.searchParams)) {
    // The address may hold anything.
    throw redirect(pagePaths.compare(city.slug, slugs.map(encodeURIComponent), onlyDifferences))
  }
  const products = await Promise.all(
    slugs
      .slice(0, COMPARED_MAX)
      .map(
        async (slug) => (await found(call('getProduct', { params: { slug }, query: { location: city.slug } }))).product,
      ),
  )
  const rows = products.length > 1 ? comparisonRows(products, city.name) : []
  return {
    slugs,
    onlyDifferences,
    machines: products.map(comparedFacts),
    frame: sideBySideFrame(products.map(({ drawing }) => drawing)),
    rows: onlyDifferences ? rows.filter(({ differs }) => differs) : rows,
    others: products.length < COMPARED_MAX ? othersLike(products) : undefined,
  }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>

const comparedFacts = ({ productId, slug, name, subCategory, drawing, rentedWithOperator }: ProductDetail) => ({
  productId,
  slug,
  name,
  kind: subCategory.name,
  rentedWithOperator,
  drawing,
})

/** Machines similar to the last one that are not compared yet, and the address of its category's list. */
function othersLike(products: readonly ProductDetail[]) {
  const last = products.at(-1)
  if (!last) return undefined
  const isNew = ({ slug }: { slug: string }) => products.every((product) => product.slug !== slug)
  return {
    like: last.name,
    machines: last.similar.filter(isNew).map(({ slug, name }) => ({ slug, name })),
    productLine: last.productLine.slug,
    category: last.category,
  }
}
