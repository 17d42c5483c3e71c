import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext
type Follow = 'static' | 'every'

// The frame of signed-in pages is as much of one audience as of the other.
const ROOTS = {
  account: /\/web\/(pages\/account\/|layouts\/(account|guarded)\.tsx)/,
  rentals: /\/web\/(pages\/rentals\/|layouts\/(account|guarded)\.tsx)/,
  site: /\/web\/(entry\.client|root|pages\/public\/|layouts\/(site|city)\.tsx)/,
}
type Root = keyof typeof ROOTS
const OWN = /\/(web|contract)\//

/** Whose pages lead to this module: by import alone, or also by what is loaded on first use. */
function rootsOf(id: string, context: Context, follow: Follow) {
  const found = new Set<Root>()
  const seen = new Set([id])
  for (const next of seen) {
    for (const root of Object.keys(ROOTS) as Root[]) if (ROOTS[root].test(next)) found.add(root)
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(next) ?? {}
    for (const importer of [...importers, ...(follow === 'every' ? dynamicImporters : [])]) seen.add(importer)
  }
  return found
}

/** The file of what public pages and signed-in ones import, for the first of these groups. */
export function ofPublicPagesToo(id: string, context: Context) {
  const imported = OWN.test(id) ? rootsOf(id, context, 'static') : new Set()
  return imported.has('site') && imported.size > 1 ? 'common' : null
}

/**
 * Which signed-in pages alone lead to a module, but for what is loaded on first use; nothing where a public page imports
 * it, or no page does.
 */
function audiencesOf(id: string, context: Context): Root[] {
  const imported = OWN.test(id) ? rootsOf(id, context, 'static') : new Set()
  return imported.size === 0 || imported.has('site') ? [] : [...rootsOf(id, context, 'every')]
}

/** The file of what several audiences need, for a group before those of `ofOneAudience`. */
export const ofSeveralAudiences = (id: string, context: Context) =>
  audiencesOf(id, context).length > 1 ? 'signed-in' : null

/** The file of what one audience alone needs, which bears its name. */
export function ofOneAudience(id: string, context: Context) {
  const [first, second] = audiencesOf(id, context)
  return first === undefined || second !== undefined ? null : first
}
