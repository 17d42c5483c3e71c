import { type ComponentPropsWithRef, type ComponentType, useContext } from 'react'
import { UNSAFE_NavigationContext as Navigation, Link as RouterLink, type LinkProps as RouterProps } from 'react-router'

/** An anchor's attributes, and what of the router's links is used here. */
type Used = 'to' | 'replace' | 'state' | 'preventScrollReset'
export type LinkProps = Omit<RouterProps, Exclude<keyof RouterProps, Used | keyof ComponentPropsWithRef<'a'>>>

/** An address of our own, from the top of the site. */
const isOwn = (to: LinkProps['to']): to is string => typeof to === 'string' && /^\/(?!\/)/.test(to)

/** The address as the router writes it, after the prefix of the page's language. */
const after = (base: string, to: string) => (base === '/' ? to : base + to.replace(/^\/(?=$|[?#])/, ''))

/** What the router's `<Link>` writes into a page, for an address that needs no route to be resolved. */
export function ServerLink(props: LinkProps) {
  const { basename } = useContext(Navigation)
  const { to, children, replace: _replace, state: _state, preventScrollReset: _scroll, ...rest } = props
  if (!isOwn(to)) return <RouterLink {...props} />
  return (
    <a {...rest} href={after(basename, to)} data-discover="true">
      {children}
    </a>
  )
}

/** A link to a page of ours. On the server, where nobody clicks, it leaves out the router's work: a page has 70 links. */
export const Link: ComponentType<LinkProps> = import.meta.env.SSR ? ServerLink : RouterLink
