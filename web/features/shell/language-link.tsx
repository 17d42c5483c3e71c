import { useLocation, useRouteError } from 'react-router'
import { otherLanguage } from '#contract/texts/language.en.ts'

/** What `language-choice.js` looks for before a page is shown. */
const LANGUAGE_KEY = 'yantra.lang'

/** This same page in the other language: another build's, so that the whole page is loaded; the choice is kept. */
export function LanguageLink() {
  const { pathname, search } = useLocation()
  // An address that is not there leads nowhere in the other language either, and is not repeated.
  const here = useRouteError() ? '/' : pathname
  const { base, code, name } = otherLanguage
  return (
    <a
      href={(base + here).replace(/(.)\/$/, '$1') + search}
      lang={code}
      hrefLang={code}
      onClick={() => localStorage.setItem(LANGUAGE_KEY, code)}
      // Cached pages know no parameters of others.
      suppressHydrationWarning
      // One Hindi word is not worth all letters of Hindi: English pages have a font of that word.
      className={`flex min-h-11 items-center rounded px-2 font-medium hover:bg-wash ${base === '' ? '' : 'font-[HindiWord]'}`}
    >
      {name}
    </a>
  )
}
