import { catalogueNames } from '#contract/texts/catalogue.names.en.ts'

type Names = Readonly<Record<string, string>>

/** The properties that hold translatable names; addresses, keys and values never do. */
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
  'applications',
  'question',
  'answer',
  'heading',
  'paragraphs',
  'bullets',
  'text',
])

/** A name in the page's language, if it has a translation. */
export const ownName = (name: string) => catalogueNames[name] ?? name

/** Translates the names of machines, places and figures in an answer of the API, where a translation exists. */
export const translateNames = <Answer>(answer: Answer, names: Names = catalogueNames): Answer =>
  Object.keys(names).length === 0 ? answer : (named(answer, names) as Answer)

function named(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((inner) => named(inner, names))
  if (typeof value !== 'object' || value === null) return value
  const own = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, NAMED.has(key) ? said(inner, names) : named(inner, names)]),
  )
  return { ...own, ...kindNamed(value, names), ...lineNamed(value, names) }
}

/** A text or several, in the page's language where it is known. */
function said(value: unknown, names: Names): unknown {
  if (typeof value === 'string') return names[value] ?? value
  return Array.isArray(value) ? value.map((inner) => said(inner, names)) : named(value, names)
}

/** `JLG 600AJ Articulated Boom Lift` keeps its make and model; the kind at its end is translated. */
const kindNamed = ({ name, subCategory }: { name?: string; subCategory?: unknown }, names: Names) =>
  name === undefined || subCategory === undefined ? {} : { name: machineNamed(name, names) }

/** A line of an enquiry holds only its machine's name, a short list of enquiries only `2 Genie GS-3246, 1 JLG 450AJ`. */
const lineNamed = ({ productName, machines }: { productName?: string; machines?: unknown }, names: Names) => ({
  ...(productName === undefined ? {} : { productName: machineNamed(productName, names) }),
  ...(typeof machines === 'string' ? { machines: machinesNamed(machines, names) } : {}),
})

const machinesNamed = (machines: string, names: Names) =>
  machines
    .split(', ')
    .map((one) => machineNamed(one, names))
    .join(', ')

/** The kind is the longest known name at the end, as some makers use their own name for a kind. */
function machineNamed(name: string, names: Names) {
  const words = name.split(' ')
  const begin = words.findIndex((_, at) => at > 0 && words.slice(at).join(' ') in names)
  if (begin === -1) return name
  return [...words.slice(0, begin), names[words.slice(begin).join(' ')]].join(' ')
}

/** The data's own words for a translated text, for code that parses them. */
export const asInData = (own: string, names: Names = catalogueNames): string =>
  Object.entries(names).find(([, name]) => name === own)?.[0] ?? own
