import { createContext } from 'react-router'
import type { PageTools } from '#contract/page.ts'
import type { Call } from './call.ts'

/** The tools for loaders on the server. */
export const toolsContext = createContext<PageTools>()
/** `call` for loaders: `context.get(callContext)('listProducts', { query })`. */
export const callContext = createContext<Call>()
/** Markup for `<ServerMarkup>` by id; null while only data is requested. */
export const markupContext = createContext<Map<string, string> | null>(null)
