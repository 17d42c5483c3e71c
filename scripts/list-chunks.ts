import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** A file of the browser build: its sources, the files it imports, and those it loads on first use. */
export type Chunk = { sources: string[]; imports: string[]; onUse: string[] }

/** Writes the contents of the browser build's files to a list for tests. */
export const listChunks = (file: string): Plugin => ({
  name: 'yantra:list-chunks',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
    const listed = chunks.map(({ fileName, moduleIds, imports, dynamicImports }): [string, Chunk] => [
      fileName,
      { sources: moduleIds.map((id) => relative('', id)), imports, onUse: dynamicImports },
    ])
    writeFileSync(file, JSON.stringify(Object.fromEntries(listed), null, 1))
  },
})
