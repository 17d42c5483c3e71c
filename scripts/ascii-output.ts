import type { Plugin } from 'vite'

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Writes a build for Node in ASCII: one letter of Hindi makes V8 keep a whole file at two bytes a character. */
export const asciiOutput = (): Plugin => ({
  name: 'yantra:ascii-output',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Once nothing prints the code anew. Each unit of UTF-16 for itself, so a pair stays a pair.
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') part.code = part.code.replaceAll(/[^\0-\x7f]/g, escaped)
  },
})
