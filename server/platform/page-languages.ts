/** A language pages are built in, and the beginning of their addresses; English has none. */
export const PAGE_LANGUAGES = [
  { code: 'en', base: '' },
  { code: 'hi', base: '/hi' },
] as const

export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

const [english, ...others] = PAGE_LANGUAGES

/** What may follow a language; the router asks for the data of `/hi` at `/hi.data`, and of `/` at `/_.data`. */
const AFTER_BASE = /^(?:$|\/|\.data$)/

/** The language an address names, and the page it is about: `/hi/rental/pune` is `/rental/pune` in Hindi. */
export function languageOf(pathname: string): { language: PageLanguage; pathname: string } {
  const named = others.find(({ base }) => pathname.startsWith(base) && AFTER_BASE.test(pathname.slice(base.length)))
  const rest = pathname.slice(named?.base.length ?? 0)
  return { language: named ?? english, pathname: rest === '.data' ? '/_.data' : rest || '/' }
}

/** The same address without its language. */
export function withoutLanguage(url: URL) {
  const { language, pathname } = languageOf(url.pathname)
  const plain = new URL(url)
  plain.pathname = pathname
  return { language, url: plain }
}

/** A page's address in a language: `/` is `/hi`. */
export const inLanguage = ({ base }: PageLanguage, path: string) =>
  base !== '' && path.startsWith('/') ? `${base}${path.replace(/^\/(?=$|\?)/, '')}` : path

const ASKED = 'lang'

/** `?lang=hi` is the older way to name a language; its address is another now. English stays, as it overrules a choice. */
export function askedLanguage(url: URL): string | undefined {
  const asked = others.find(({ code }) => code === url.searchParams.get(ASKED))
  if (!asked) return undefined
  const { url: plain } = withoutLanguage(url)
  plain.searchParams.delete(ASKED)
  return inLanguage(asked, plain.pathname + plain.search)
}
