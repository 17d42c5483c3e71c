/**
 * What screens say for refusals of the API, where they speak another language than it does: details by the problem's
 * name, violations by their code, and the fields' names in them. None in English, as the API speaks that.
 */
type TranslatedProblems = Readonly<Record<'details' | 'violations' | 'fields', Readonly<Record<string, string>>>>

export const translatedProblems: TranslatedProblems = { details: {}, violations: {}, fields: {} }
