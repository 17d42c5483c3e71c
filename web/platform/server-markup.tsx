import { createContext, type ReactNode, use, useState } from 'react'
import type { RouterContextProvider } from 'react-router'
import { markupContext } from './page-context.ts'

/** Markup made on the server, by id; empty in the browser. */
export const Markup = createContext<ReadonlyMap<string, string>>(new Map())

/** In a loader: keeps markup for `<ServerMarkup>` of this id. It goes into the HTML only, never into the loader's data. */
export async function rememberMarkup(
  context: Readonly<RouterContextProvider>,
  id: string,
  make: () => Promise<string>,
) {
  const markup = context.get(markupContext)
  if (markup) markup.set(id, await make())
}

/** In a loader: the same for markup that a step in the browser brings along; answers it where only data is asked for. */
export async function sendMarkup(context: Readonly<RouterContextProvider>, id: string, make: () => Promise<string>) {
  if (!context.get(markupContext)) return make()
  return rememberMarkup(context, id, make)
}

type Props = { id: string; className?: string; fallback: ReactNode; html?: string | undefined }

/**
 * Shows markup that only the server has. The id names the content (`drawing-{slug}`), so that another page's is never
 * taken for it. After a navigation in the browser there is no such markup, but what `sendMarkup` answered (`html`), or
 * the fallback stands in.
 */
export const ServerMarkup = (props: Props) => <Kept key={props.id} {...props} />

function Kept({ id, className, fallback, html: sent }: Props) {
  const markup = use(Markup)
  const [html] = useState(() =>
    typeof document === 'undefined' ? markup.get(id) : (sent ?? document.getElementById(id)?.innerHTML),
  )
  if (html === undefined) return fallback
  // Made by our own server (drawn from figures, or cleaned), or read back from this very page.
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
