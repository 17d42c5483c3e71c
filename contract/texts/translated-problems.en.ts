import type { ReasonWords } from '#contract/reasons.ts'

/**
 * Translations of the API's refusals: details by the problem's name, violations by their code, the fields' names in
 * them, and reasons. English has none, because the API speaks English.
 */
type Texts = Readonly<Record<string, string>>
type TranslatedProblems = Readonly<Record<'details' | 'violations' | 'fields', Texts>> & {
  readonly reasons: ReasonWords
}

export const translatedProblems: TranslatedProblems = {
  details: {},
  violations: {},
  fields: {},
  reasons: { texts: {}, words: {} },
}
