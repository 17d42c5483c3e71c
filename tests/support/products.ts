import { readFileSync } from 'node:fs'
import type { Specs } from '#server/drawings/drawing.ts'

type Product = { readonly slug: string; readonly subCategory: string; readonly specs: Specs }

/** The products of the catalogue's file, for proofs that need no database. */
export const { products }: { products: readonly Product[] } = JSON.parse(
  readFileSync(new URL('../../database/seed/data/products.json', import.meta.url), 'utf8'),
)
