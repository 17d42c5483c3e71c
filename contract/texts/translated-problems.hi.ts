import { fieldLabels, fieldTextTable } from './fields.hi.ts'
import { problemTexts } from './problems.hi.ts'
import { reasonTexts, reasonWords } from './reasons.hi.ts'
import type * as english from './translated-problems.en.ts'

export const translatedProblems: typeof english.translatedProblems = {
  details: Object.fromEntries(Object.entries(problemTexts).map(([name, { detail }]) => [name, detail])),
  violations: { ...fieldTextTable, 'unanswered-findings': problemTexts['unanswered-findings'].detail },
  fields: fieldLabels,
  reasons: { texts: reasonTexts, words: reasonWords },
}
