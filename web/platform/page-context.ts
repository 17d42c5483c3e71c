import { createContext } from 'react-router'
import type { PageTools } from '#contract/page.ts'
import type { Call } from './call.ts'

/** What loaders on the server find in their context. */
export const toolsContext = createContext<PageTools>()
/** `call` for loaders: `context.get(callContext)('listProducts', { query })`. */
export const callContext = createContext<Call>()
/** Markup for `<ServerMarkup>` by id; absent while only data is asked for. */
export const markupContext = createContext<Map<string, string> | null>(null)
