import { useLocation } from 'react-router'
import { useInBrowser } from '#web/ui/use-in-browser.ts'

/** The token in the fragment of this page's address, '' without one; undefined before the browser knows it. */
export function useLinkToken() {
  const { hash } = useLocation()
  return useInBrowser() ? hash.slice(1) : undefined
}
