import { createElement, type MouseEvent, useContext } from 'react'
import { useNavigate } from 'react-router'
import { ownAddress } from './own-address.ts'
import { Markup } from './server-markup.tsx'

/** Markup of static parts by id, as the server rendered it. */
const kept = new Map<string, string>()

function keptOf(id: string) {
  const markup = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  kept.set(id, markup)
  return markup
}

type Props = {
  as: 'footer' | 'div'
  /** Names the part (`static-parts.tsx`). */
  id: string
  className?: string
  /** Handles a click on a link of the part; returns true if nothing is left to do. */
  onLink?: (link: HTMLAnchorElement) => boolean
}

/**
 * A part of the page that stays as the server rendered it, so that browsers load neither its code nor its texts, and
 * the server renders it once for all pages. Its links navigate within the app. Only for content that no navigation
 * changes, in a layout that every page has. Saves 3 000 bytes of each first load.
 */
export function StaticHtml({ as, id, className, onLink }: Props) {
  const navigate = useNavigate()
  const markup = useContext(Markup)
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    if (!onLink?.(link)) void navigate(ownAddress(link.pathname) + link.search + link.hash)
  }
  // Our own server's markup, taken from the page in the browser.
  const __html = import.meta.env.SSR ? (markup.get(id) ?? '') : keptOf(id)
  return createElement(as, {
    id,
    className,
    onClick,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html },
  })
}

/** The clicked link of the app, unless it opens in a new tab. */
function linkOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-discover]') ?? undefined
}
