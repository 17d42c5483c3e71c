import { useLocation, useRouteError } from 'react-router'
import { otherLanguage } from '#contract/texts/language.en.ts'
import { useInBrowser } from '#web/ui/use-in-browser.ts'

/** The key that `language-choice.js` reads before a page is shown. */
const LANGUAGE_KEY = 'yantra.lang'

type Props = {
  /** The fragment says what the page shows, as the token of a link does. */
  keepsFragment?: boolean
}

/** The same page in the other language. It belongs to another build, so the whole page loads. Stores the choice. */
export function LanguageLink({ keepsFragment = false }: Props) {
  const { pathname, search, hash } = useLocation()
  // The server never sees a fragment.
  const fragment = useInBrowser() && keepsFragment ? hash : ''
  // A 404 is a 404 in the other language too, and its address is not echoed.
  const here = useRouteError() ? '/' : pathname
  const { base, code, name } = otherLanguage
  return (
    <a
      href={(base + here).replace(/(.)\/$/, '$1') + search + fragment}
      lang={code}
      hrefLang={code}
      onClick={() => localStorage.setItem(LANGUAGE_KEY, code)}
      // Cached pages do not have other people's parameters.
      suppressHydrationWarning
      // English pages have a font with this one Hindi word instead of the whole Devanagari font.
      className={`flex min-h-11 items-center rounded px-2 font-medium hover:bg-wash ${base === '' ? '' : 'font-[HindiWord]'}`}
    >
      {name}
    </a>
  )
}
