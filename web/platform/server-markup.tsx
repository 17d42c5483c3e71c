import { createContext, type ReactNode, use, useState } from 'react'
import type { RouterContextProvider } from 'react-router'
import { markupContext } from './page-context.ts'

/** Markup made on the server, by id; empty in the browser. */
export const Markup = createContext<ReadonlyMap<string, string>>(new Map())

/** In a loader: keeps markup for `<ServerMarkup>` of this id. It goes into the HTML only, never into the loader's data. */
export async function keepMarkup(context: Readonly<RouterContextProvider>, id: string, make: () => Promise<string>) {
  const markup = context.get(markupContext)
  if (markup) markup.set(id, await make())
}

type Props = { id: string; className?: string; fallback: ReactNode }

/**
 * Shows markup that only the server has. The id names the content (`drawing-{slug}`), so that another page's is never
 * taken for it. After a navigation in the browser there is no such markup and the fallback stands in.
 */
export const ServerMarkup = (props: Props) => <Kept key={props.id} {...props} />

function Kept({ id, className, fallback }: Props) {
  const markup = use(Markup)
  const [html] = useState(() =>
    typeof document === 'undefined' ? markup.get(id) : document.getElementById(id)?.innerHTML,
  )
  if (html === undefined) return fallback
  // Drawn by our own server from figures, or read back from this very page.
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
