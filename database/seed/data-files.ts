// Reads and checks the data files once.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const FOLDER = new URL('./data/', import.meta.url)

const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

const City = z.object({
  slug: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
  aliases: z.array(z.string()),
})
const Cities = z.object({ keyMetroCities: z.array(City), otherCities: z.array(City) })

const Attribute = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullish(),
  type: z.enum(['number', 'enum', 'boolean', 'text']),
  filter: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  range: z.object({ min: z.number(), max: z.number() }).optional(),
})
export type AttributeData = z.infer<typeof Attribute>

const Named = z.object({ slug: z.string(), name: z.string(), description: z.string() })
const Category = Named.extend({
  popular: z.boolean(),
  attributes: z.array(Attribute),
  subCategories: z.array(Named),
})
const Catalogue = z.object({
  commonProductAttributes: z.array(Attribute),
  productLines: z.array(Named.extend({ categories: z.array(Category) })),
})
export type CatalogueData = z.infer<typeof Catalogue>

const Consumption = z.object({ min: z.number(), max: z.number(), unit: z.string() })
const Product = z.object({
  slug: z.string(),
  name: z.string(),
  make: z.string(),
  model: z.string(),
  subCategory: z.string(),
  specs: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  /** The specs that are typical of the class, as no figure is published for the model. */
  typical: z.array(z.string()).default([]),
  description: z.string(),
  applications: z.array(z.string()),
  rate: z.object({
    perMonth: z.number(),
    perDay: z.number().optional(),
    basis: z.string(),
    rateIncludes: z.string(),
    note: z.string().optional(),
  }),
  mobilisation: z.object({ mode: z.string(), note: z.string() }),
  rentedWithOperator: z.enum(['usually', 'optional', 'no']),
  fuel: z.object({ type: z.string(), consumption: Consumption.optional(), note: z.string().optional() }),
  cities: z.array(z.string()),
})
export type ProductData = z.infer<typeof Product>

const Synonyms = z.object({
  synonyms: z.array(z.object({ words: z.array(z.string()), means: z.array(z.string()) })),
})

const Posts = z.object({
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  posts: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      date: z.iso.date(),
      tags: z.array(z.string()),
      author: z.string(),
      excerpt: z.string(),
      body: z.string(),
    }),
  ),
})

const read = <T extends z.ZodType>(name: string, schema: T) => schema.parse(JSON.parse(textOf(name)))

export const readCities = () => read('cities.json', Cities)
export const readCatalogue = () => read('catalogue.json', Catalogue)
export const readProducts = () => read('products.json', z.object({ products: z.array(Product) })).products
export const readTradeWords = () => read('synonyms.json', Synonyms).synonyms
export const readPosts = () => read('posts.json', Posts)

/** A checksum over all files. */
export const checksumOf = (...names: string[]) => {
  const hash = createHash('sha256')
  for (const name of names) hash.update(textOf(name)).update('\0')
  return hash.digest('hex')
}

/** A starting text of the settings, in Markdown. */
export const settingsTextOf = (name: string) => textOf(`settings/${name}.md`).trim()
