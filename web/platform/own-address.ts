import { language } from '#contract/texts/language.en.ts'

/** An address as the site map has it: without the language prefix, which the router adds again. */
export const ownAddress = (pathname: string) => pathname.slice(language.base.length) || '/'
