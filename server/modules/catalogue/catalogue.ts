import type { ProductLine } from '#contract/catalogue.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { Database } from '#server/platform/database.ts'
import { askedTask } from './asked-task.ts'
import { type ListQuery, type ListQuestion, toQuestion } from './catalogue.rules.ts'
import { countsOf, facetsOf } from './facets.rules.ts'
import { productJson } from './product.store.ts'
import { listFound, listStored } from './products.store.ts'
import { understoodOf } from './search.rules.ts'
import { allAttributes, scopeOf } from './structure.rules.ts'
import { storedCounts, subCategoryCounts } from './structure.store.ts'
import type { AskStructure } from './structure.ts'

/** The tools of the catalogue's use cases. */
export type Catalogue = { db: Database; structure: AskStructure }

type InCity = { location?: string | undefined }

export async function refuseUnknownCity({ structure }: Catalogue, { location }: InCity) {
  if (location !== undefined && !(await structure()).cities.has(location)) throw new Problem('not-found')
}

/** The reply of listProducts as JSON text. Throws like `toQuestion`. */
export async function products({ db, structure }: Catalogue, query: ListQuery & Record<string, unknown>) {
  const question = toQuestion(await structure(), query)
  const found = await listed(db, question)
  const { content: _, ...page } = toPage([], found.total, question)
  const facets = facetsOf(question.scope, countsOf(found, question.filters), question.filters)
  const { task } = question
  const words = understoodOf(query.filter ?? '', question.terms, found.meant)
  const understood = [...words, ...(task?.words ?? [])]
  const asked = task ? askedTask(task, found) : null
  return `{"products":{"content":${found.content},${JSON.stringify(page).slice(1)},${JSON.stringify({ facets, capped: found.capped, subCategories: found.kinds, understood, task: asked }).slice(1)}`
}

async function listed(db: Database, question: ListQuestion) {
  const { terms, filters, task } = question
  const list = task || terms.length + filters.length > 0 ? listFound : listStored
  return (await list(db.read, question)) ?? NOTHING
}

const NOTHING = {
  content: '[]',
  total: 0,
  capped: false,
  counts: [],
  own: [],
  kinds: [],
  meant: [],
  unknown: 0,
  nearest: [],
}

/** The reply of getProduct as JSON text. Throws `not-found`. */
export async function product(catalogue: Catalogue, slug: string, query: InCity) {
  await refuseUnknownCity(catalogue, query)
  const found = await productJson(catalogue.db.read, slug, query.location ?? '')
  if (!found) throw new Problem('not-found')
  return found.json
}

/** The reply of getProductCatalog as JSON text, with counts of one city or of all. Throws `not-found`. */
export async function productCatalog(catalogue: Catalogue, query: InCity) {
  await refuseUnknownCity(catalogue, query)
  const rows = await subCategoryCounts(catalogue.db.read, query.location ?? '')
  const counts = new Map(rows.map((row) => [row.subCategory, row]))
  const { lines } = await catalogue.structure()
  return JSON.stringify({ productLines: lines.map((line) => counted(line, counts)) })
}

type Line = Awaited<ReturnType<AskStructure>>['lines'][number]

type Counted = Pick<ProductLine, 'productCount' | 'fromPerMonthPaise'>
type Counts = ReadonlyMap<string, { products: number; fromPaise: number | null }>

function together(nodes: readonly Counted[]): Counted {
  const rates = nodes.flatMap(({ fromPerMonthPaise }) => fromPerMonthPaise ?? [])
  return {
    productCount: nodes.reduce((sum, node) => sum + node.productCount, 0),
    fromPerMonthPaise: rates.length > 0 ? Math.min(...rates) : null,
  }
}

function counted(line: Line, counts: Counts): ProductLine {
  const categories = line.categories.map(({ slug, name, description, popular, ...category }) => {
    const subCategories = category.subCategories.map((sub) => {
      const { products = 0, fromPaise = null } = counts.get(sub.slug) ?? {}
      return { ...sub, productCount: products, fromPerMonthPaise: fromPaise }
    })
    return { slug, name, description, popular, ...together(subCategories), subCategories }
  })
  return { ...line, ...together(categories), categories }
}

type Hierarchy = { productLineSlug: string; categorySlug?: string | undefined; subCategorySlug?: string | undefined }

/** The reply of getHierarchyFilters as JSON text. Throws `not-found`. */
export async function hierarchyFilters({ db, structure }: Catalogue, query: Hierarchy) {
  const { productLineSlug: line, categorySlug: category, subCategorySlug: subCategory } = query
  const scope = scopeOf(await structure(), { line, category, subCategory })
  if (!scope) throw new Problem('not-found')
  const counts = await storedCounts(db.read, scope.subCategories)
  const filters = facetsOf(
    scope,
    counts.map(({ key, value, products }) => [key, value, products] as const),
  )
  return JSON.stringify({ filters })
}

/** Every key that filters a list, for pages that keep these parameters in an address. */
export const filterKeys = async (structure: AskStructure) => allAttributes(await structure()).map(({ key }) => key)
