import { language } from '#contract/texts/language.en.ts'

/** An address as the site map knows it: without the beginning that names the language, which the router adds again. */
export const ownAddress = (pathname: string) => pathname.slice(language.base.length) || '/'
