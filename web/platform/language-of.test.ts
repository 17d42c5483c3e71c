import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['JCB 3DX के साथ ट्रेंच', 'hi'],
  ['A trench with the JCB 3DX', 'en-IN'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
