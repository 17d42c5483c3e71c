import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageTools } from '#contract/page.ts'
import { catalogueNames } from '#contract/texts/catalogue.names.en.ts'
import { contentNames } from '#contract/texts/content.names.en.ts'
import { machineTexts } from '#contract/texts/machines.names.en.ts'
import { callOver } from './platform/call.ts'
import { ownAddress } from './platform/own-address.ts'
import { callContext, markupContext, toolsContext } from './platform/page-context.ts'
import { isPublicAddress, publicPartOf } from './platform/public-site.ts'
import { ownName, translateNames } from './platform/translate-names.ts'

/** The catalogue wins if both have a name. */
const names = { ...machineTexts, ...contentNames, ...catalogueNames }
const handle = createRequestHandler(build, import.meta.env.MODE)
const handlePublic = createRequestHandler(publicPartOf(build), import.meta.env.MODE)

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
  return isPublicAddress(pathname) ? handlePublic(request, context) : handle(request, context)
}
