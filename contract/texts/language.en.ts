/** A language pages are built in. */
type Language = {
  /** For `lang` and `hreflang`. */
  code: 'en' | 'hi'
  /** With its region, for `html lang` and `og:locale`. */
  locale: string
  /** Beginning of its pages' addresses. */
  base: string
}

/** The language of this build's pages. A build knows one alone, so that nobody loads texts of another. */
export const language: Language = { code: 'en', locale: 'en-IN', base: '' }

/** The language one may change to, under its own name. */
export const otherLanguage: Language & { name: string } = { code: 'hi', locale: 'hi-IN', base: '/hi', name: 'हिन्दी' }
