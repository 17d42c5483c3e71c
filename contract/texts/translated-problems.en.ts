/**
 * Translations of the API's refusals: details by the problem's name, violations by their code, and the fields' names in
 * them. English has none, because the API speaks English.
 */
type TranslatedProblems = Readonly<Record<'details' | 'violations' | 'fields', Readonly<Record<string, string>>>>

export const translatedProblems: TranslatedProblems = { details: {}, violations: {}, fields: {} }
