import { z } from 'zod'
import { Condition, Miss, Understood } from './catalogue.understood.ts'
import { endpoint } from './endpoint.ts'
import { AskedSlug, Id, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { paths } from './paths.ts'

export const Named = z.object({ slug: z.string(), name: z.string() })

/** Side view to scale: show it `widthM` × pixels per metre wide, so all drawings of a list share one scale. */
export const Drawing = z.object({ url: z.string(), widthM: z.number(), heightM: z.number() }).meta({ id: 'Drawing' })
export type Drawing = z.infer<typeof Drawing>

export const operatorChoices = ['usually', 'optional', 'no'] as const

const Rate = z.object({
  perMonthPaise: z.int(),
  /** Null if the machine is not let by the week, or by the day. */
  perWeekPaise: z.int().nullable(),
  perDayPaise: z.int().nullable(),
  basis: z.string(),
  indicative: z.literal(true),
})

export const Product = z
  .object({
    productId: Id,
    slug: z.string(),
    name: z.string(),
    make: z.string(),
    model: z.string(),
    productLine: Named,
    category: Named,
    subCategory: Named,
    specs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
    typical: z.array(z.string()).meta({
      description:
        'The keys of `specs` that are typical of the class, because none is published for the model: say "about".',
    }),
    rate: Rate,
    rentedWithOperator: z.enum(operatorChoices),
    available: z.boolean(),
    drawing: Drawing,
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** Key, label and unit of a spec, so a table can be read without the catalogue. */
const SpecLabel = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
})

/** A photograph in its sizes, narrowest first; `width` and `height` are those of the widest. */
const Photo = z
  .object({
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    sources: z.array(z.object({ width: z.int(), url: z.string() })),
  })
  .meta({ id: 'Photo' })
export type Photo = z.infer<typeof Photo>

export const ProductDetail = Product.extend({
  description: z.string(),
  applications: z.array(z.string()),
  mobilisation: z.object({ mode: z.string(), note: z.string() }),
  fuel: z.object({ type: z.string(), consumption: z.string().nullable(), note: z.string().nullable() }),
  rateIncludes: z.string(),
  specLabels: z.array(SpecLabel),
  cities: z.array(Named),
  photos: z.array(Photo),
  similar: z.array(Product),
}).meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof ProductDetail>

export const Facet = z
  .object({
    key: z.string(),
    label: z.string(),
    unit: z.string().nullable(),
    kind: z.enum(['range', 'choice']),
    min: z.number().nullable(),
    max: z.number().nullable(),
    options: z
      .array(z.object({ value: z.string(), label: z.string(), count: z.int() }))
      .nullable()
      .meta({
        description:
          'Choices, or round ranges (`10..15`): values to filter by, counted as if this filter were not set.',
      }),
  })
  .meta({ id: 'Facet' })
export type Facet = z.infer<typeof Facet>

/** A question of what has to be done: its conditions leave out what does not meet them. */
const AskedTask = z
  .object({
    conditions: z.array(Condition),
    unknown: z.int().meta({
      description: 'Machines of these kinds that may fit: a figure of theirs that is asked for is not published.',
    }),
    nearest: z
      .array(z.object({ product: Product, misses: z.array(Miss) }))
      .meta({ description: 'If no machine meets every condition: the nearest ones, and by how much they miss.' }),
  })
  .meta({ id: 'AskedTask' })
export type AskedTask = z.infer<typeof AskedTask>

/** A page of the web app that a search may lead to, without the language in its address. */
const Suggestion = z.object({
  kind: z.enum(['task', 'product', 'category', 'subCategory', 'make']),
  label: z.string(),
  url: z.string(),
  task: z
    .object({ machines: z.int(), conditions: z.array(Condition) })
    .optional()
    .meta({ description: 'For the kind `task`: the number of machines that meet the conditions.' }),
  /** Of a product: its drawing, its most important figure, if any is known, and its monthly rate. */
  machine: z
    .object({
      drawing: Drawing,
      figure: z.object({ key: z.string(), value: z.number(), typical: z.boolean() }).nullable(),
      perMonthPaise: z.int(),
    })
    .optional(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const SUGGESTIONS_MAX = 8
/** Code units of one spec's filter: fifty values of sixty. */
const SPEC_FILTER_MAX = 3050

/** The lowest monthly rate of a place; null without machines. */
const counted = { productCount: z.int(), fromPerMonthPaise: z.int().nullable() }
const SubCategory = Named.extend({ description: z.string(), ...counted })
const Category = Named.extend({
  description: z.string(),
  popular: z.boolean(),
  ...counted,
  subCategories: z.array(SubCategory),
})
const ProductLine = Named.extend({ description: z.string(), ...counted, categories: z.array(Category) })
export type ProductLine = z.infer<typeof ProductLine>

/** Parameters of the list beside one per filterable spec (`workingHeightM=10..16`, `powerSource=electric,diesel`). */
export const productListParameters = [
  'location',
  'productLine',
  'category',
  'subCategory',
  'filter',
  'sort',
  'page',
  'size',
]

export const catalogueApi = {
  getProductCatalog: endpoint({
    ...paths.getProductCatalog,
    summary:
      'The tree of equipment lines, categories and sub-categories, with counts and lowest rates, of a city if one is given.',
    query: z.strictObject({ location: AskedSlug.optional() }),
    response: z.object({ productLines: z.array(ProductLine) }),
    problems: ['not-found'],
  }),
  getHierarchyFilters: endpoint({
    ...paths.getHierarchyFilters,
    summary: 'The filters of a line, category or sub-category, with ranges, choices and counts.',
    query: z.strictObject({
      productLineSlug: AskedSlug,
      categorySlug: AskedSlug.optional(),
      subCategorySlug: AskedSlug.optional(),
    }),
    response: z.object({ filters: z.array(Facet) }),
    problems: ['not-found'],
  }),
  listProducts: endpoint({
    ...paths.listProducts,
    summary: 'Products of a city, line, category or search, with facets; one more parameter per filterable spec.',
    query: z
      .object({
        location: AskedSlug.optional(),
        productLine: AskedSlug.optional(),
        category: AskedSlug.optional(),
        subCategory: AskedSlug.optional(),
        filter: queryText(200).optional(),
        sort: queryText(60).optional(),
        ...pageQuery,
      })
      .catchall(queryText(SPEC_FILTER_MAX)),
    response: z.object({
      products: pageOf(Product),
      facets: z.array(Facet),
      capped: z.boolean().meta({
        description:
          'Whether there may be more matches than were looked at: then `totalElements` and the counts of a search are the least, and the counts of a list those of its place.',
      }),
      subCategories: z.array(z.object({ slug: z.string(), count: z.int() })).meta({
        description: 'The matches in each sub-category that has any; of a capped reply the machines of its place.',
      }),
      understood: z.array(Understood),
      task: AskedTask.nullable().meta({ description: 'Null for a search that only names machines.' }),
    }),
    problems: ['not-found'],
  }),
  getProduct: endpoint({
    ...paths.getProduct,
    summary: 'One product, with its availability in a city if one is given.',
    params: z.object({ slug: AskedSlug }),
    query: z.strictObject({ location: AskedSlug.optional() }),
    response: z.object({ product: ProductDetail }),
    problems: ['not-found'],
  }),
  listSuggestions: endpoint({
    ...paths.listSuggestions,
    summary: 'Suggestions for a search: categories, makes and machines, best first.',
    query: z.strictObject({ q: queryText(200).optional(), location: AskedSlug.optional() }),
    response: z.object({ suggestions: z.array(Suggestion).max(SUGGESTIONS_MAX) }),
    problems: ['not-found'],
  }),
}
