import type * as english from './language.en.ts'

export const language: typeof english.language = { code: 'hi', locale: 'hi-IN', base: '/hi' }

export const otherLanguage: typeof english.otherLanguage = { code: 'en', locale: 'en-IN', base: '', name: 'English' }
