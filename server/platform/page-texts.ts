import { pageMessages as english } from '#contract/messages/pages.en.ts'
import { pageMessages as hindi } from '#contract/messages/pages.hi.ts'
import { languageOf } from './page-languages.ts'

const texts = { en: english, hi: hindi }

/** What the server itself says on the page at this path, in the page's language. */
export const pageTextsAt = (pathname: string) => texts[languageOf(pathname).language.code]

/** Says above a page that everybody can sign in as anybody here; the app neither makes it nor minds it. */
export const withDemoBanner = (html: string, pathname: string) =>
  html.replace(
    '<body>',
    (body) => `${body}<aside class="public-demo no-print">${pageTextsAt(pathname).publicDemo}</aside>`,
  )
