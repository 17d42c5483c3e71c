import { createElement, type MouseEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ownAddress } from './own-address.ts'

/** Markup of still parts by their id, as the server made it. */
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
  /** `import.meta.env.SSR && <Part />`: a build for browsers leaves it out, and all it is made of. */
  children: ReactNode
  /** Takes a link of the part; true when that is done with it. */
  onLink?: (link: HTMLAnchorElement) => boolean
}

/**
 * A part of the page that stays as the server made it, so that its code and texts are no part of what browsers load.
 * Its links go on within the app. Only for what no browsing changes, on a layout that every page has.
 */
export function StaticHtml({ as, id, className, children, onLink }: Props) {
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    if (!onLink?.(link)) void navigate(ownAddress(link.pathname) + link.search + link.hash)
  }
  // Our own server's markup, taken from the page itself.
  const content = import.meta.env.SSR ? { children } : { dangerouslySetInnerHTML: { __html: keptOf(id) } }
  return createElement(as, { id, className, onClick, suppressHydrationWarning: true, ...content })
}

/** The link of the app that was followed, unless into a new tab. */
function linkOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-discover]') ?? undefined
}
