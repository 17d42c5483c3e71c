import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The language this build's pages are in (`PAGES_LANGUAGE`); English where nothing is said. */
export const buildLanguage = process.env['PAGES_LANGUAGE'] ?? 'en'

const ENGLISH = /(?:^|\/)([\w.-]+)\.en\.ts$/

/** Puts each English catalogue's sibling in its place: a build carries one language, and no page loads another. */
export const inLanguage = (language: string): Plugin => ({
  name: 'yantra:in-language',
  enforce: 'pre',
  resolveId(source) {
    const name = language === 'en' ? undefined : ENGLISH.exec(source)?.[1]
    const file = resolve(`contract/texts/${name}.${language}.ts`)
    return name !== undefined && existsSync(file) ? file : undefined
  },
})
