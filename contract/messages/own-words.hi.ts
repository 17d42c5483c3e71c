import { fieldLabels, fieldMessages } from './fields.hi.ts'
import type * as english from './own-words.en.ts'
import { problemMessages } from './problems.hi.ts'

export const ownWords: typeof english.ownWords = {
  details: Object.fromEntries(Object.entries(problemMessages).map(([name, { detail }]) => [name, detail])),
  violations: fieldMessages,
  fields: fieldLabels,
}
