import { readFileSync } from 'node:fs'

/** A data file of this folder. */
export const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as unknown
