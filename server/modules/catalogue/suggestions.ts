import { toQuestion } from './catalogue.rules.ts'
import { type Catalogue, refuseUnknownCity } from './catalogue.ts'
import { typedTerms } from './search.rules.ts'
import { suggestionsOf } from './suggestions.rules.ts'
import { findSuggestions } from './suggestions.store.ts'

type Query = { q?: string | undefined; location?: string | undefined }

/** The reply of listSuggestions as JSON text; a blank search makes no query. Throws `not-found`. */
export async function suggestions(catalogue: Catalogue, { q = '', location }: Query) {
  await refuseUnknownCity(catalogue, { location })
  const terms = typedTerms(q)
  if (terms.every((term) => 'word' in term && term.word.length < 2)) return JSON.stringify({ suggestions: [] })
  const structure = await catalogue.structure()
  const question = { ...toQuestion(structure, { location, filter: q, page: 0, size: 1 }), terms }
  const found = await findSuggestions(catalogue.db.read, question)
  const { known, places, products } = found ?? { known: [], places: [], products: [] }
  return JSON.stringify({
    suggestions: suggestionsOf(structure, { terms, known, city: question.city }, places, products),
  })
}
