// Parses the query of a product list: the place, the filters and the order, validated against the catalogue's tree.
import { productListParameters } from '#contract/catalogue.ts'
import { Problem } from '#contract/problems.ts'
import { violation } from '#server/platform/violations.ts'
import { inEnglish } from './in-english.ts'
import { lexiconOf } from './lexicon.ts'
import { type Reading, read } from './reading.rules.ts'
import { type Term, termsOf } from './search.rules.ts'
import { type Attribute, allAttributes, type Scope, type Structure, scopeOf } from './structure.rules.ts'

/** A range that includes both ends, or a choice of values. */
export type Filter =
  | { key: string; kind: 'range'; from: number | undefined; to: number | undefined }
  | { key: string; kind: 'choice'; values: string[] }

export type Sort = {
  by: 'relevance' | 'fit' | 'place' | 'name' | 'rate' | 'spec'
  key: string
  descending: boolean
}

export type ListQuestion = {
  scope: Scope
  /** A city's slug; '' means anywhere. */
  city: string
  filters: Filter[]
  terms: Term[]
  /** The interpretation of the text as a task; undefined if it only names machines. */
  task: Reading | undefined
  sort: Sort
  page: number
  size: number
}

/** The parsed query of listProducts: the known parameters, and one text per spec. */
export type ListQuery = {
  location?: string | undefined
  productLine?: string | undefined
  category?: string | undefined
  subCategory?: string | undefined
  filter?: string | undefined
  sort?: string | undefined
  page: number
  size: number
}

/** Validates a query. Throws `not-found` for unknown slugs, `bad-request` naming an invalid parameter. */
export function toQuestion(structure: Structure, query: ListQuery & Record<string, unknown>): ListQuestion {
  const { location, productLine, category, subCategory, page, size } = query
  if (location !== undefined && !structure.cities.has(location)) throw new Problem('not-found')
  const scope = scopeOf(structure, { line: productLine, category, subCategory })
  if (!scope) throw new Problem('not-found')
  const allowed = category || subCategory ? scope.attributes : allAttributes(structure)
  const { task, terms } = wordsOf(query.filter ?? '', structure)
  return {
    scope,
    city: location ?? '',
    filters: filtersOf(query, allowed, structure.makes),
    terms,
    task,
    sort: sortOf(query.sort || 'relevance', allowed, terms.length > 0 ? 'relevance' : task ? 'fit' : 'place'),
    page,
    size,
  }
}

/** The task that a text names, and the terms to search for; a list without a text waits for no lexicon. */
function wordsOf(text: string, structure: Structure) {
  const task = text === '' ? undefined : read(text, lexiconOf(structure))
  return { task, terms: termsOf(task ? task.rest : inEnglish(text)) }
}

const refuse = (parameter: string, code: 'invalid' | 'unknown'): never => {
  throw new Problem('bad-request', { violations: [violation(parameter, code)] })
}

function filtersOf(query: Record<string, unknown>, allowed: readonly Attribute[], makes: readonly string[]): Filter[] {
  return Object.entries(query)
    .filter(([key]) => !productListParameters.includes(key))
    .map(([key, value]) => {
      const attribute = allowed.find((known) => known.key === key) ?? refuse(key, 'unknown')
      const text = String(value)
      return attribute.kind === 'range' ? rangeOf(key, text) : choiceOf(attribute, text, makes)
    })
}

const FIGURE = String.raw`\d{1,9}(?:\.\d{1,6})?`
const RANGE = new RegExp(`^(${FIGURE})?\\.\\.(${FIGURE})?$`)

/** `a..b`, `a..`, `..b`. */
function rangeOf(key: string, text: string): Filter {
  const [, first, last] = RANGE.exec(text) ?? refuse(key, 'invalid')
  const from = first === undefined ? undefined : Number(first)
  const to = last === undefined ? undefined : Number(last)
  if (from === undefined && to === undefined) refuse(key, 'invalid')
  if (from !== undefined && to !== undefined && from > to) refuse(key, 'invalid')
  return { key, kind: 'range', from, to }
}

const CHOICES_MAX = 50
/** A value a person may type: no control characters, no lone surrogates. */
const VALUE = /^[^\p{C}]{1,60}$/u

/** Values separated by commas; an attribute with options accepts only those. */
function choiceOf({ key, options }: Attribute, text: string, makes: readonly string[]): Filter {
  const given = [...new Set(text.split(',').map((value) => value.trim()))]
  if (given.length > CHOICES_MAX || !given.every((value) => VALUE.test(value))) refuse(key, 'invalid')
  if (options === null) return { key, kind: 'choice', values: given.map((value) => asWritten(value, makes)) }
  if (given.some((value) => !options.some((option) => option.value === value))) refuse(key, 'invalid')
  return { key, kind: 'choice', values: given }
}

/** 'jlg' in the catalogue's spelling; an unknown make finds nothing. */
const asWritten = (value: string, makes: readonly string[]) =>
  makes.find((make) => make.toLowerCase() === value.toLowerCase()) ?? value

/** Relevance needs words, and fit a task; `best` is what the question has. Else the catalogue's order counts. */
function sortOf(text: string, allowed: readonly Attribute[], best: 'relevance' | 'fit' | 'place'): Sort {
  const descending = text.startsWith('-')
  const key = descending ? text.slice(1) : text
  if (text === 'relevance') return { by: best, key: 'name', descending: false }
  if (text === 'name') return { by: 'name', key, descending }
  if (key === 'rate') return { by: 'rate', key, descending }
  if (!allowed.some((attribute) => attribute.key === key && attribute.kind === 'range')) refuse('sort', 'invalid')
  return { by: 'spec', key, descending }
}
