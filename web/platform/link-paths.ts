import { linkPaths } from '#contract/paths.links.ts'
import { addPaths, type Call, callOver, current } from './call.ts'

// Importing this file lets screens make the calls of signed links.
addPaths(linkPaths)

/** Calls the API as the holder of a link; its token goes in a header and nowhere else. */
export const callByLink = (token: string): Call =>
  callOver((path, init, name) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'yantra-link': token }
    return current(path, { ...init, headers }, name)
  })
