import { z } from 'zod'
import { Product, SUGGESTIONS_MAX } from '#contract/catalogue.ts'
import { conditionsOf } from './asked-task.ts'
import { type ListQuestion, type Sort, toQuestion } from './catalogue.rules.ts'
import { type Catalogue, refuseUnknownCity } from './catalogue.ts'
import { inEnglish } from './in-english.ts'
import { listFound } from './products.store.ts'
import { typedTerms } from './search.rules.ts'
import { productSuggestions, suggestionsOf, taskSuggestion } from './suggestions.rules.ts'
import { findSuggestions } from './suggestions.store.ts'

type Query = { q?: string | undefined; location?: string | undefined }

const BEST_FIRST: Sort = { by: 'relevance', key: 'name', descending: false }

/** The reply of listSuggestions as JSON text; a blank search makes no query. Throws `not-found`. */
export async function suggestions(catalogue: Catalogue, { q = '', location }: Query) {
  await refuseUnknownCity(catalogue, { location })
  const structure = await catalogue.structure()
  const asked = toQuestion(structure, { location, filter: q, page: 0, size: SUGGESTIONS_MAX - 1 })
  if (asked.task) return taskSuggestions(catalogue, asked, q)
  const terms = typedTerms(inEnglish(q))
  if (terms.every((term) => 'word' in term && term.word.length < 2)) return JSON.stringify({ suggestions: [] })
  const question = { ...asked, terms, sort: BEST_FIRST }
  const found = await findSuggestions(catalogue.db.read, question)
  const { known, places, products } = found ?? { known: [], places: [], products: [] }
  return JSON.stringify({
    suggestions: suggestionsOf(structure, { terms, known, city: question.city }, places, products),
  })
}

/** The fields of a listed machine that a suggestion shows. */
const Listed = z.array(Product.pick({ slug: true, name: true, specs: true, typical: true, rate: true, drawing: true }))

/** For a task: how many machines meet it, then the first of them, in the statement of the list. */
async function taskSuggestions({ db }: Catalogue, { task, ...question }: ListQuestion, q: string) {
  const found = await listFound(db.read, { ...question, task })
  const machines = Listed.parse(JSON.parse(found?.content ?? '[]')).map(({ rate, ...machine }) => ({
    ...machine,
    perMonthPaise: rate.perMonthPaise,
  }))
  const first = { machines: found?.total ?? 0, conditions: task ? conditionsOf(task) : [] }
  return JSON.stringify({
    suggestions: [taskSuggestion(question.city, q, first), ...productSuggestions(question.city, machines)],
  })
}
