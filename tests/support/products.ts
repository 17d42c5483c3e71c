import { readFileSync } from 'node:fs'
import type { Specs } from '#server/drawings/drawing.ts'

type Product = { readonly slug: string; readonly subCategory: string; readonly specs: Specs }

type Tree = { productLines: { categories: { subCategories: { slug: string }[] }[] }[] }

const dataFile = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../database/seed/data/${name}`, import.meta.url), 'utf8'))

/** The products of the catalogue's file, for tests without a database. */
export const { products }: { products: readonly Product[] } = dataFile('products.json')

const tree: Tree = dataFile('catalogue.json')

/** Slugs of all sub-categories, including those without products. */
export const subCategories = tree.productLines.flatMap(({ categories }) =>
  categories.flatMap((category) => category.subCategories.map(({ slug }) => slug)),
)
