import { createElement, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ownAddress } from './own-address.ts'

/** Markup of static parts by id, as the server rendered it. */
const kept = new Map<string, string>()

function keptOf(id: string) {
  const markup = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  kept.set(id, markup)
  return markup
}

type Props = {
  as: 'footer' | 'div'
  id: string
  className?: string
  /** `import.meta.env.SSR && <Part />`, so that a browser build leaves out the part and all it imports. */
  children: ReactNode
  /** Handles a click on a link of the part; returns true if nothing is left to do. */
  onLink?: (link: HTMLAnchorElement) => boolean
}

/**
 * A part of the page that stays as the server rendered it, so that browsers load neither its code nor its texts. Its
 * links navigate within the app. Only for content that no navigation changes, in a layout that every page has. Saves
 * 3 000 bytes of each first load.
 */
export function StaticHtml({ as, id, className, children, onLink }: Props) {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    if (!onLink?.(link)) void navigate(ownAddress(link.pathname) + link.search + link.hash)
  }
  // Our own server's markup, taken from the page.
  const content = import.meta.env.SSR ? { children } : { dangerouslySetInnerHTML: { __html: keptOf(id) } }
  return createElement(as, { id, className, onClick, suppressHydrationWarning: true, ...content })
}

/** The clicked link of the app, unless it opens in a new tab. */
function linkOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-discover]') ?? undefined
}
