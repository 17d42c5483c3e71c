import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext
type Follow = 'static' | 'every'

// The frame of signed-in pages belongs to every signed-in audience.
const ROOTS = {
  account: /\/web\/(pages\/account\/|layouts\/(account|guarded)\.tsx)/,
  rentals: /\/web\/(pages\/rentals\/|layouts\/(account|guarded|field)\.tsx)/,
  desk: /\/web\/(pages\/desk\/|layouts\/desk(-rooms|-field)?\.tsx)/,
  site: /\/web\/(entry\.client|root|pages\/public\/|layouts\/(site|city)\.tsx)/,
}
type Root = keyof typeof ROOTS
const OWN = /\/(web|contract)\//

/** The modules of the outbox, with the frames that start it: a file of its own, which no other page loads. */
export const OUTBOX = /[\\/](web[\\/](offline[\\/]|layouts[\\/](desk-)?field\.tsx)|node_modules[\\/]idb[\\/])/

/** The audiences whose pages reach this module: by static imports only, or also by imports on first use. */
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

/** The file for modules that both public and signed-in pages import; for the first of these groups. */
export function ofPublicPagesToo(id: string, context: Context) {
  const imported = OWN.test(id) ? rootsOf(id, context, 'static') : new Set()
  return imported.has('site') && imported.size > 1 ? 'common' : null
}

/**
 * The signed-in audiences that reach a module; none if a public page imports it statically, no page does, or it has a
 * file of its own.
 */
function audiencesOf(id: string, context: Context): Root[] {
  const imported = OWN.test(id) && !OUTBOX.test(id) ? rootsOf(id, context, 'static') : new Set()
  return imported.size === 0 || imported.has('site') ? [] : [...rootsOf(id, context, 'every')]
}

/** The file for modules of several signed-in audiences, for a group before those of `ofOneAudience`. */
export const ofSeveralAudiences = (id: string, context: Context) =>
  audiencesOf(id, context).length > 1 ? 'signed-in' : null

/** The file for modules of a single audience, named after it. */
export function ofOneAudience(id: string, context: Context) {
  const [first, second] = audiencesOf(id, context)
  return first === undefined || second !== undefined ? null : first
}
