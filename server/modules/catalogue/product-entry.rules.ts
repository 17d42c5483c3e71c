// A machine as it is written into the catalogue: its facts, what it can be filtered by and what it is found by.
import { figureLexemes } from './figures.rules.ts'
import type { Attribute, CategoryNode, LineNode, SubCategoryNode } from './structure.rules.ts'
import { modelWords, plainText, wordsOf } from './words.rules.ts'

export type Specs = Readonly<Record<string, number | string | boolean>>

/** What the trade knows of a machine; money in paise. */
export type ProductFacts = {
  slug: string
  name: string
  make: string
  model: string
  subCategory: string
  specs: Specs
  description: string
  applications: string[]
  perMonthPaise: number
  perDayPaise: number | null
  rateBasis: string
  rateIncludes: string
  mobilisation: { mode: string; note: string }
  fuel: { type: string; consumption: string | null; note: string | null }
  rentedWithOperator: 'usually' | 'optional' | 'no'
  cities: string[]
}

/** Where a machine stands in the catalogue. */
export type Standing = { line: LineNode; category: CategoryNode; subCategory: SubCategoryNode }

/** 'powerSource=electric' for each choice; for each figure of a range 'workingHeightM=', that there is one, and 'workingHeightM=12.5'. */
export function choicesOf(product: ProductFacts, attributes: readonly Attribute[]): string[] {
  const own = attributes.flatMap(({ key, kind, filterable }) => {
    const value = product.specs[key]
    if (!filterable || value === undefined) return []
    const choice = `${key}=${String(value)}`
    return kind === 'range' ? [`${key}=`, choice] : [choice]
  })
  return [`make=${product.make}`, `rentedWithOperator=${product.rentedWithOperator}`, ...own]
}

/** 'AT crane' → atcrane: a name of small words is found as a whole. */
const asOneWord = (name: string) => wordsOf(name).join('')

const placeLexeme = (slug: string) => `@${slug}`
const cityLexeme = (slug: string) => `+${slug}`

/** Where a machine stands and can be had, as words of the index, so that a search in one place reads only that place. */
export const placeLexemes = ({ place, city }: { place: string | undefined; city: string }) =>
  [...(place ? [placeLexeme(place)] : []), ...(city ? [cityLexeme(city)] : [])].map((lexeme) => `'${lexeme}'`)

/** Words of a machine by how much they say: what it is called, what kind it is, what it is used for, the rest. */
export type Words = { naming: string; kind: string; uses: string; text: string; figures: string }

/** `alike` are names of what the category has no machine of, for which this one may do. */
export function searchWords(
  product: ProductFacts,
  standing: Standing,
  tradeWords: readonly string[],
  alike: readonly string[] = [],
): Words {
  const { line, category, subCategory } = standing
  const names = [subCategory.name, category.name, ...tradeWords]
  const naming = [product.name, product.make, subCategory.name, ...tradeWords, ...names.map(asOneWord)]
  const kind = [category.name, line.name, ...choiceLabels(product.specs, category.attributes), ...alike]
  const places = [line.slug, category.slug, subCategory.slug].map(placeLexeme).concat(product.cities.map(cityLexeme))
  return {
    naming: [...naming.flatMap(wordsOf), ...modelWords(product.model)].join(' '),
    kind: kind.flatMap(wordsOf).join(' '),
    uses: product.applications.flatMap(wordsOf).join(' '),
    text: wordsOf(product.description).join(' '),
    figures: [...new Set(figureLexemes(product.specs)), ...places].map((lexeme) => `'${lexeme}':1A`).join(' '),
  }
}

/** 'Battery electric' for powerSource electric, 'Jib fitted' for jib true. */
const choiceLabels = (specs: Specs, attributes: readonly Attribute[]) =>
  attributes.flatMap(({ key, label, kind, options }) => {
    const value = specs[key]
    if (kind !== 'choice' || value === undefined || value === false) return []
    if (value === true) return [label]
    return [String(value), ...(options ?? []).filter((option) => option.value === value).map((option) => option.label)]
  })

/** Words of the trade and the slugs (categories, sub-categories, makes) they stand for. */
export type TradeWords = readonly { words: readonly string[]; means: readonly string[] }[]

const slugOf = (text: string) => wordsOf(text).join('-')

export function tradeWordsFor(product: ProductFacts, { category, subCategory }: Standing, all: TradeWords): string[] {
  return wordsMeaning([subCategory.slug, category.slug, slugOf(product.make)], all)
}

const wordsMeaning = (slugs: readonly string[], all: TradeWords) =>
  all.filter(({ means }) => means.some((slug) => slugs.includes(slug))).flatMap(({ words }) => words)

/** What a category or sub-category is searched by: its name, and what the trade says. */
export type SearchName = { kind: 'category' | 'subCategory'; slug: string; name: string; naming: string; trade: string }

/** Every category and sub-category with the words people call it by. */
export function searchNames(lines: readonly LineNode[], all: TradeWords): SearchName[] {
  const named = (kind: SearchName['kind'], { slug, name }: SubCategoryNode) => {
    const trade = wordsMeaning([slug], all)
    return {
      kind,
      slug,
      name,
      naming: [...wordsOf(name), asOneWord(name)].join(' '),
      trade: [...trade, ...trade.map(asOneWord)].flatMap(wordsOf).join(' '),
    }
  }
  return lines
    .flatMap((line) => line.categories)
    .flatMap((category) => [
      named('category', category),
      ...category.subCategories.map((sub) => named('subCategory', sub)),
    ])
}

/** Names of a category's sub-categories that have no machine: who asks for them is shown the category's others. */
export function namesOfMissing({ category }: Standing, present: ReadonlySet<string>, all: TradeWords): string[] {
  const missing = category.subCategories.filter(({ slug }) => !present.has(slug))
  return missing.flatMap(({ name, slug }) => [name, ...wordsMeaning([slug], all)])
}

/** The vocabulary a machine adds: each word once, with whether it names a machine. */
export function vocabularyOf(words: Words): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const word of `${words.uses} ${words.text}`.split(' ')) found.set(word, false)
  for (const word of `${words.naming} ${words.kind}`.split(' ')) found.set(word, true)
  found.delete('')
  for (const [lexeme] of words.figures.matchAll(/#[a-z0-9]+(?=')/g)) found.set(lexeme, false)
  return found
}

/** Finds the place of a sub-category. @throws Error where it is not in the catalogue. */
export function standingOf(lines: readonly LineNode[], slug: string): Standing {
  for (const line of lines)
    for (const category of line.categories)
      for (const subCategory of category.subCategories)
        if (subCategory.slug === slug) return { line, category, subCategory }
  throw new Error(`There is no sub-category ${plainText(slug)} in the catalogue.`)
}
