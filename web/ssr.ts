import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageTools } from '#contract/page.ts'
import { catalogueNames } from '#contract/texts/catalogue.names.en.ts'
import { contentNames } from '#contract/texts/content.names.en.ts'
import { callOver } from './platform/call.ts'
import { callContext, markupContext, toolsContext } from './platform/page-context.ts'
import { translateNames } from './platform/translate-names.ts'

/** A name of both is the catalogue's. */
const names = { ...contentNames, ...catalogueNames }
const handle = createRequestHandler(build, import.meta.env.MODE)

/** Renders one page, or its data where the address ends in `.data`. */
export function render(request: Request, tools: PageTools) {
  // Made here, not by the caller: the keys of a context are known only inside this bundle.
  const context = new RouterContextProvider()
  context.set(toolsContext, { ...tools, drawing: (slug) => tools.drawing(slug, catalogueNames) })
  context.set(
    callContext,
    callOver(tools.transport, (answer) => translateNames(answer, names)),
  )
  if (!new URL(request.url).pathname.endsWith('.data')) context.set(markupContext, new Map())
  return handle(request, context)
}
