// A machine as written into the catalogue: its facts, its filter values and its search words.
import { figureLexemes } from './figures.rules.ts'
import type { Attribute, CategoryNode, LineNode, SubCategoryNode } from './structure.rules.ts'
import { modelWords, plainText, wordsOf } from './words.rules.ts'

export type Specs = Readonly<Record<string, number | string | boolean>>

/** The trade's facts about a machine; money in paise. */
export type ProductFacts = {
  slug: string
  name: string
  make: string
  model: string
  subCategory: string
  specs: Specs
  /** The keys of the specs that are typical of the class. */
  typical: string[]
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

/** The place of a machine in the catalogue. */
type Standing = { line: LineNode; category: CategoryNode; subCategory: SubCategoryNode }

/**
 * 'powerSource=electric' for each choice; for each figure of a range 'workingHeightM=', which says that it exists, and
 * 'workingHeightM=12.5'.
 */
export function choicesOf(product: ProductFacts, attributes: readonly Attribute[]): string[] {
  const own = attributes.flatMap(({ key, kind, filterable }) => {
    const value = product.specs[key]
    if (!filterable || value === undefined) return []
    const choice = `${key}=${String(value)}`
    return kind === 'range' ? [`${key}=`, choice] : [choice]
  })
  return [`make=${product.make}`, `rentedWithOperator=${product.rentedWithOperator}`, ...own]
}

/** 'AT crane' becomes atcrane: a name of short words is found as a whole. */
const asOneWord = (name: string) => wordsOf(name).join('')

const placeLexeme = (slug: string) => `@${slug}`
const cityLexeme = (slug: string) => `+${slug}`

/** The places and cities of a machine as words of the index, so that a search in one place reads only that place. */
export const placeLexemes = ({ place, city }: { place: string | undefined; city: string }) =>
  [...(place ? [placeLexeme(place)] : []), ...(city ? [cityLexeme(city)] : [])].map((lexeme) => `'${lexeme}'`)

/** Words of a machine by their weight: its name, its kind, its uses, the rest. */
export type Words = { naming: string; kind: string; uses: string; text: string; figures: string }

/** `alike` are names of classes without a machine, for which this one may be a substitute. */
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

/** Words of the trade and the slugs (categories, sub-categories, makes) that they stand for. */
export type TradeWords = readonly { words: readonly string[]; means: readonly string[] }[]

const slugOf = (text: string) => wordsOf(text).join('-')

export function tradeWordsFor(product: ProductFacts, { category, subCategory }: Standing, all: TradeWords): string[] {
  return wordsMeaning([subCategory.slug, category.slug, slugOf(product.make)], all)
}

const wordsMeaning = (slugs: readonly string[], all: TradeWords) =>
  all.filter(({ means }) => means.some((slug) => slugs.includes(slug))).flatMap(({ words }) => words)

/** The search words of a category or sub-category: its name, and the trade's words. */
export type SearchName = { kind: 'category' | 'subCategory'; slug: string; name: string; naming: string; trade: string }

/** Every category and sub-category with its common names. */
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

/** Names of a category's sub-categories without machines: a search for them shows the category's others. */
export function namesOfMissing({ category }: Standing, present: ReadonlySet<string>, all: TradeWords): string[] {
  const missing = category.subCategories.filter(({ slug }) => !present.has(slug))
  return missing.flatMap(({ name, slug }) => [name, ...wordsMeaning([slug], all)])
}

/** The vocabulary of a machine: each word once, with whether it names a machine. */
export function vocabularyOf(words: Words): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const word of `${words.uses} ${words.text}`.split(' ')) found.set(word, false)
  for (const word of `${words.naming} ${words.kind}`.split(' ')) found.set(word, true)
  found.delete('')
  for (const [lexeme] of words.figures.matchAll(/#[a-z0-9]+(?=')/g)) found.set(lexeme, false)
  return found
}

/** Finds the place of a sub-category. Throws an Error if it is not in the catalogue. */
export function standingOf(lines: readonly LineNode[], slug: string): Standing {
  for (const line of lines)
    for (const category of line.categories)
      for (const subCategory of category.subCategories)
        if (subCategory.slug === slug) return { line, category, subCategory }
  throw new Error(`There is no sub-category ${plainText(slug)} in the catalogue.`)
}
