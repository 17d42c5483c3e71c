import { catalogueNames } from '#contract/texts/catalogue.names.en.ts'

type Names = Readonly<Record<string, string>>

/** Where names that come from the data stand; addresses, keys and values never do. */
const NAMED = new Set([
  'name',
  'title',
  'tagline',
  'label',
  'unit',
  'state',
  'basis',
  'note',
  'description',
  'rateIncludes',
  'cityName',
])

/** One name in the language of the page, where it has it. */
export const ownName = (name: string) => catalogueNames[name] ?? name

/** An answer of the API with the names of machines, places and figures in the language of the page, where it has them. */
export const translateNames = <Answer>(answer: Answer, names: Names = catalogueNames): Answer =>
  Object.keys(names).length === 0 ? answer : (named(answer, names) as Answer)

function named(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((inner) => named(inner, names))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      NAMED.has(key) && typeof inner === 'string' ? (names[inner] ?? inner) : named(inner, names),
    ]),
  )
  return { ...own, ...kindNamed(value, names), ...lineNamed(value, names) }
}

/** `JLG 600AJ Articulated Boom Lift`: make and model stay, the kind of machine at its end is named. */
const kindNamed = ({ name, subCategory }: { name?: string; subCategory?: unknown }, names: Names) =>
  name === undefined || subCategory === undefined ? {} : { name: machineNamed(name, names) }

/** A line of an enquiry names its machine alone. */
const lineNamed = ({ productName }: { productName?: string }, names: Names) =>
  productName === undefined ? {} : { productName: machineNamed(productName, names) }

/** The kind is the longest name at the end that is known, as makers name some machines in their own way. */
function machineNamed(name: string, names: Names) {
  const words = name.split(' ')
  const begin = words.findIndex((_, at) => at > 0 && words.slice(at).join(' ') in names)
  if (begin === -1) return name
  return [...words.slice(0, begin), names[words.slice(begin).join(' ')]].join(' ')
}

/** A text that came in the language of the page, as the data has it: for what is read out of its words. */
export const asInData = (own: string, names: Names = catalogueNames): string =>
  Object.entries(names).find(([, name]) => name === own)?.[0] ?? own

/** Without the dot below a letter, which many leave out as they type: `सिजर` is `सिज़र`. */
const typed = (text: string) => text.normalize('NFD').replaceAll('\u093c', '')

/** A question in the language of the page in the words of the data: `12 मी सिज़र लिफ्ट` asks for `12 m Scissor Lift`. */
export function inWordsOfData(question: string, names: Names = catalogueNames): string {
  const longestFirst = Object.entries(names).sort(([, one], [, other]) => other.length - one.length)
  return longestFirst.reduce((text, [english, own]) => text.replaceAll(typed(own), english), typed(question))
}
