/** A language of the pages. */
type Language = {
  /** For `lang` and `hreflang`. */
  code: 'en' | 'hi'
  /** With its region, for `html lang` and `og:locale`. */
  locale: string
  /** The prefix of its pages' addresses. */
  base: string
}

/** The language of this build's pages. A build has one language, so nobody loads texts of another. */
export const language: Language = { code: 'en', locale: 'en-IN', base: '' }

/** The language to switch to, by its own name. */
export const otherLanguage: Language & { name: string } = { code: 'hi', locale: 'hi-IN', base: '/hi', name: 'हिन्दी' }
