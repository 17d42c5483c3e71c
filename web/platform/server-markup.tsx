import { createContext, type ReactNode, use, useState } from 'react'
import type { RouterContextProvider } from 'react-router'
import { ownMarkup } from './own-markup.ts'
import { markupContext } from './page-context.ts'

/** Server-rendered markup by id; empty in the browser. */
export const Markup = createContext<ReadonlyMap<string, string>>(new Map())

/** In a loader: stores markup for the `<ServerMarkup>` of this id, in the HTML only and never in the loader's data. */
export async function rememberMarkup(
  context: Readonly<RouterContextProvider>,
  id: string,
  make: () => Promise<string>,
) {
  const markup = context.get(markupContext)
  if (markup) markup.set(id, await make())
}

/** Like `rememberMarkup`, for pages also reached by navigation: returns the markup when only data is requested. */
export async function sendMarkup(context: Readonly<RouterContextProvider>, id: string, make: () => Promise<string>) {
  if (!context.get(markupContext)) return make()
  await rememberMarkup(context, id, make)
  return undefined
}

type Props = { id: string; className?: string; fallback: ReactNode; html?: string | undefined }

/**
 * Shows markup that only the server can make. The id names the content (`drawing-{slug}`), so it never shows another
 * page's markup. After a navigation in the browser it shows what `sendMarkup` returned (`html`), or the fallback.
 */
export const ServerMarkup = (props: Props) => <Kept key={props.id} {...props} />

function Kept({ id, className, fallback, html: sent }: Props) {
  const markup = use(Markup)
  const [html] = useState(() =>
    typeof document === 'undefined' ? markup.get(id) : (ownMarkup(sent) ?? document.getElementById(id)?.innerHTML),
  )
  if (html === undefined) return fallback
  // Made by our own server (drawn from figures, or sanitised), or read back from this page.
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
