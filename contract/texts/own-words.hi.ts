import { fieldLabels, fieldTextTable } from './fields.hi.ts'
import type * as english from './own-words.en.ts'
import { problemTexts } from './problems.hi.ts'

export const ownWords: typeof english.ownWords = {
  details: Object.fromEntries(Object.entries(problemTexts).map(([name, { detail }]) => [name, detail])),
  violations: fieldTextTable,
  fields: fieldLabels,
}
