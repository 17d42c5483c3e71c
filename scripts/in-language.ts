import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The language of this build's pages (`PAGES_LANGUAGE`); English by default. */
export const buildLanguage = process.env['PAGES_LANGUAGE'] ?? 'en'

const ENGLISH = /(?:^|\/)([\w.-]+)\.en\.ts$/

/** Replaces each English text file with its sibling: a build has one language, and no page loads another. */
export const inLanguage = (language: string): Plugin => ({
  name: 'yantra:in-language',
  enforce: 'pre',
  resolveId(source) {
    const name = language === 'en' ? undefined : ENGLISH.exec(source)?.[1]
    const file = resolve(`contract/texts/${name}.${language}.ts`)
    return name !== undefined && existsSync(file) ? file : undefined
  },
})
