import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/** Vite's wrapper of an `import()`; its marker becomes the list of the styles that the import needs. */
const WRAPPED = /__vitePreload\(((?:async )?\(\) => .*?), __VITE_PRELOAD__\)/gs

/** Leaves `import()` as it is: Vite would wrap each, to load its styles. Saves 770 to 900 bytes of a first load. */
export const plainImports = (): Plugin => ({
  name: 'yantra:plain-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
  },
  renderChunk: (code) => ({ code: code.replaceAll(WRAPPED, '($1)()'), map: null }),
  buildEnd() {
    const styled = partsOf(this).filter((part) => importsStyles(this, part))
    const names = styled.map((part) => relative('', part)).join()
    if (styled.length > 0)
      this.error(`Styles come with routes and web/app.css, not with what is loaded on first use: ${names}`)
  },
})

/** Modules imported on first use; the router loads routes, because it knows their styles. */
const partsOf = (context: Context) =>
  [...context.getModuleIds()].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

function importsStyles(context: Context, id: string, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const imported = context.getModuleInfo(id)?.importedIds ?? []
  return id.endsWith('.css') || imported.some((next) => importsStyles(context, next, seen))
}
