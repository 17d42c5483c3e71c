// The trade's words for tasks, kinds of machines and conditions: the release's table beside the names of the catalogue.
import type { Task } from '#contract/needs.ts'
import { catalogueNames as hindiNames } from '#contract/texts/catalogue.names.hi.ts'
import { type QuantityPatterns, quantityPatterns } from './quantities.rules.ts'
import { keyOf, wordKeys } from './question-words.rules.ts'
import type { Structure } from './structure.rules.ts'
import { kindsOf, type SaidDimension, subCategoriesOf, table } from './tasks.ts'
import { tradeWords } from './trade-words.ts'

export type SaidTask = Omit<(typeof table.words)[number], 'words'>
type SaidKinds = { slugs: string[]; narrows: boolean }
export type SaidCondition = Omit<(typeof table.conditions)[number], 'words'>

/** Everything that a phrase may mean. */
export type Meaning = { tasks: SaidTask[]; kinds: SaidKinds[]; conditions: SaidCondition[]; make?: string }

export type Lexicon = {
  meanings: ReadonlyMap<string, Meaning>
  dimensions: ReadonlyMap<string, SaidDimension>
  least: ReadonlySet<string>
  leastAfter: ReadonlySet<string>
  quantities: QuantityPatterns
  /** Every single word of a phrase, for corrections. */
  words: ReadonlySet<string>
  kindsOf: (task: Task) => string[]
}

const lexicons = new WeakMap<Structure, Lexicon>()

/** The lexicon of a catalogue, made once for each version of it. */
export function lexiconOf(structure: Structure): Lexicon {
  const known = lexicons.get(structure) ?? makeLexicon(structure)
  lexicons.set(structure, known)
  return known
}

function makeLexicon({ lines, makes }: Pick<Structure, 'lines' | 'makes'>): Lexicon {
  const meanings = new Map<string, Meaning>()
  const entry = (phrase: string) => {
    const key = keyOf(phrase)
    const known: Meaning = meanings.get(key) ?? { tasks: [], kinds: [], conditions: [] }
    meanings.set(key, known)
    return known
  }
  const nodes = lines.flatMap((line) => line.categories).flatMap((one) => [one, ...one.subCategories])
  for (const { name, slug } of nodes)
    for (const phrase of [name, `${name}s`, hindiNames[name] ?? name])
      entry(phrase).kinds = [{ slugs: subCategoriesOf([slug], lines), narrows: false }]
  const slugs = new Set(nodes.map(({ slug }) => slug))
  for (const { words, means } of tradeWords.filter(({ means }) => means.every((slug) => slugs.has(slug))))
    for (const word of words) entry(word).kinds = [{ slugs: subCategoriesOf(means, lines), narrows: false }]
  for (const { words, kinds, narrows } of table.kinds)
    for (const word of words) {
      const own = entry(word)
      own.kinds = [...own.kinds.filter((known) => known.narrows), { slugs: subCategoriesOf(kinds, lines), narrows }]
    }
  for (const { words, ...task } of table.words) for (const word of words) entry(word).tasks.push(task)
  for (const { words, ...condition } of table.conditions)
    for (const word of words) entry(word).conditions.push(condition)
  for (const make of makes) entry(make).make = make
  return {
    meanings,
    dimensions: new Map(
      Object.entries(table.dimensions).flatMap(([dimension, words]) =>
        words.map((word) => [keyOf(word), dimension as SaidDimension] as const),
      ),
    ),
    least: new Set(table.least.map(keyOf)),
    leastAfter: new Set(table.leastAfter.map(keyOf)),
    quantities: quantityPatterns(
      Object.fromEntries(Object.entries(table.numbers).map(([word, value]) => [keyOf(word), value])),
    ),
    words: new Set(
      [...meanings.keys(), ...Object.values(table.dimensions).flat(), ...table.least, ...table.leastAfter].flatMap(
        (phrase) => wordKeys(phrase),
      ),
    ),
    kindsOf: (task) => kindsOf(task, lines),
  }
}
