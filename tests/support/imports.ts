import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** One import of a file, as written and resolved: a path from the root, or a package. */
export type Import = {
  readonly written: string
  readonly to: string
  readonly names: readonly string[]
  /** The local name of `import * as`. */
  readonly space?: string | undefined
}

/** Every static, re-exporting and dynamic import of a TypeScript file, types included. */
export function importsOf(file: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const statics = staticImports.map(({ moduleRequest, entries }) => ({
    written: moduleRequest.value,
    names: entries.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*')),
    space: entries.find(({ importName }) => importName.kind === 'NamespaceObject')?.localName.value,
  }))
  const exports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ written: moduleRequest.value, names: [importName.name ?? 'export *'] }] : [],
    ),
  )
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    written: text.slice(start + 1, end - 1),
    names: ['*'],
  }))
  return [...statics, ...exports, ...dynamics].map((found) => ({ ...found, to: resolved(file, found.written) }))
}

/** `./x.ts` and `#server/x.ts` become paths from the root; a package stays as it is. */
function resolved(file: string, written: string): string {
  const path = written.replace(/\?.*$/, '')
  if (path.startsWith('.')) return join(dirname(file), path)
  return path.startsWith('#') ? path.slice(1) : path
}

/** `@scope/name/deep` → `@scope/name`, `name/deep` → `name`. */
export const packageOf = (written: string) =>
  written
    .split('/')
    .slice(0, written.startsWith('@') ? 2 : 1)
    .join('/')

export const isNodeBuiltin = (written: string) => isBuiltin(written)
