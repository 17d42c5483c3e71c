import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

// Files of tests whose page Chromium stopped drawing (decision 22).

const NOTED = 'test-results/stalled.txt'

/** Notes that a file's page is not drawn. */
export function noteStalled(path: string) {
  mkdirSync(dirname(NOTED), { recursive: true })
  appendFileSync(NOTED, `${path}\n`)
}

/** The noted files, once each. */
export function notedStalled(): string[] {
  try {
    return [...new Set(readFileSync(NOTED, 'utf8').split('\n'))].filter((path) => path !== '')
  } catch {
    return []
  }
}

export const forgetStalled = () => rmSync(NOTED, { force: true })
