import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageTools } from '#contract/page.ts'
import { catalogueNames } from '#contract/texts/catalogue.names.en.ts'
import { contentNames } from '#contract/texts/content.names.en.ts'
import { machineTexts } from '#contract/texts/machines.names.en.ts'
import { callOver } from './platform/call.ts'
import { ownAddress } from './platform/own-address.ts'
import { callContext, markupContext, toolsContext } from './platform/page-context.ts'
import { beginningOf, partsOf } from './platform/site-parts.ts'
import { ownName, translateNames } from './platform/translate-names.ts'

/** The catalogue wins if both have a name. */
const names = { ...machineTexts, ...contentNames, ...catalogueNames }
const handle = createRequestHandler(build, import.meta.env.MODE)
/** By the beginning of an address; the whole site handles all others, and requests for parts of its map. */
const handlers = new Map(
  [...partsOf(build)].map(([beginning, part]) => [beginning, createRequestHandler(part, import.meta.env.MODE)]),
)

/** Renders one page, or its data if the address ends in `.data`. */
export function render(request: Request, tools: PageTools) {
  // Created here, not by the caller, because only this bundle has the context's keys.
  const context = new RouterContextProvider()
  context.set(toolsContext, { ...tools, drawing: (machine) => tools.drawing(machine, ownName('m')) })
  context.set(
    callContext,
    callOver(tools.transport, (answer) => translateNames(answer, names)),
  )
  const pathname = ownAddress(new URL(request.url).pathname)
  if (!pathname.endsWith('.data')) context.set(markupContext, new Map())
  return (handlers.get(beginningOf(pathname)) ?? handle)(request, context)
}
