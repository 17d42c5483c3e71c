// Machines as rows of the catalogue, with everything that is derived from their facts.

import type { Queryable } from '#server/platform/database.ts'
import { drawingFacts } from './drawings.ts'
import {
  choicesOf,
  namesOfMissing,
  type ProductFacts,
  searchWords,
  standingOf,
  type TradeWords,
  tradeWordsFor,
  vocabularyOf,
  type Words,
} from './product-entry.rules.ts'
import type { LineNode } from './structure.rules.ts'
import { type ProductRow, writeProducts, writeVocabulary } from './write.store.ts'

type PublishedRate = { per_month_paise: number; per_day_paise: number | null; rate_basis: string }
export type Entry = { row: ProductRow & PublishedRate; words: Words }

/** The frame for machines: the category tree, trade words, and the sub-categories with machines. */
export type Setting = { lines: readonly LineNode[]; tradeWords: TradeWords; present: ReadonlySet<string> }

/** A machine's row and its search words. */
export function toEntry(
  { productId, ...facts }: ProductFacts & { productId: string },
  { lines, tradeWords, present }: Setting,
  draw = drawingFacts,
): Entry {
  const standing = standingOf(lines, facts.subCategory)
  const alike = namesOfMissing(standing, present, tradeWords)
  const words = searchWords(facts, standing, tradeWordsFor(facts, standing, tradeWords), alike)
  const row = {
    ...words,
    ...draw(facts),
    product_id: productId,
    slug: facts.slug,
    name: facts.name,
    make: facts.make,
    model: facts.model,
    product_line: standing.line.slug,
    category: standing.category.slug,
    sub_category: facts.subCategory,
    description: facts.description,
    applications: facts.applications,
    specs: facts.specs,
    typical: facts.typical,
    per_month_paise: facts.perMonthPaise,
    per_day_paise: facts.perDayPaise,
    rate_basis: facts.rateBasis,
    rate_includes: facts.rateIncludes,
    mobilisation_mode: facts.mobilisation.mode,
    mobilisation_note: facts.mobilisation.note,
    fuel_type: facts.fuel.type,
    fuel_consumption: facts.fuel.consumption,
    fuel_note: facts.fuel.note,
    rented_with_operator: facts.rentedWithOperator,
    choices: choicesOf(facts, standing.category.attributes),
    cities: facts.cities,
  }
  return { row, words }
}

/** Writes machines with their search words. */
export async function writeEntries(tx: Queryable, entries: readonly Entry[]) {
  await writeProducts(
    tx,
    entries.map(({ row }) => row),
  )
  await writeVocabulary(tx, vocabularyOfAll(entries.map(({ words }) => words)))
}

function vocabularyOfAll(all: readonly Words[]) {
  const found = new Map<string, boolean>()
  for (const words of all)
    for (const [word, naming] of vocabularyOf(words)) found.set(word, naming || (found.get(word) ?? false))
  return found
}
