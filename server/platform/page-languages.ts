/** A language of the pages, and the prefix of its addresses; English has none. */
export const PAGE_LANGUAGES = [
  { code: 'en', base: '' },
  { code: 'hi', base: '/hi' },
] as const

type PageLanguage = (typeof PAGE_LANGUAGES)[number]

const [english, ...others] = PAGE_LANGUAGES

/** The rest after a language prefix; the router requests the data of `/hi` at `/hi.data`, and of `/` at `/_.data`. */
const AFTER_BASE = /^(?:$|\/|\.data$)/

/** The language of an address and its page: `/hi/rental/pune` is `/rental/pune` in Hindi. */
export function languageOf(pathname: string): { language: PageLanguage; pathname: string } {
  const named = others.find(({ base }) => pathname.startsWith(base) && AFTER_BASE.test(pathname.slice(base.length)))
  const rest = pathname.slice(named?.base.length ?? 0)
  return { language: named ?? english, pathname: rest === '.data' ? '/_.data' : rest || '/' }
}

/** Removes the language from an address. */
export function withoutLanguage(url: URL) {
  const { language, pathname } = languageOf(url.pathname)
  const plain = new URL(url)
  plain.pathname = pathname
  return { language, url: plain }
}

/** A page's address in a language: `/` becomes `/hi`. */
export const inLanguage = ({ base }: PageLanguage, path: string) =>
  base !== '' && path.startsWith('/') ? `${base}${path.replace(/^\/(?=$|\?)/, '')}` : path

const ASKED = 'lang'

/**
 * `?lang=hi` is the old way to choose a language, and redirects to its new address. English stays, because it overrides
 * a stored choice.
 */
export function askedLanguage(url: URL): string | undefined {
  const asked = others.find(({ code }) => code === url.searchParams.get(ASKED))
  if (!asked) return undefined
  const { url: plain } = withoutLanguage(url)
  plain.searchParams.delete(ASKED)
  return inLanguage(asked, plain.pathname + plain.search)
}
