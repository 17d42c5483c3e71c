import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstall, installPackage } from './debian.ts'

/** The headless shell comes first: it opens pages with a quarter less work than a whole headless browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Path of a Chromium: `CHROMIUM_PATH`, or an installed one, or Debian's, which it installs. Throws an Error
 * saying what to install.
 */
export function chromiumPath(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return runs(given) ? given : refuse(`CHROMIUM_PATH names ${given}, which cannot be run.`)
  const found = onThisMachine()
  if (found) return found
  if (!canInstall()) return refuse('The browser journeys need Chromium.')
  installOne()
  return onThisMachine() ?? refuse("Debian's chromium is installed but cannot be found.")
}

/** Some distributions have no package for the shell and include it in the browser. */
function installOne() {
  try {
    installPackage('chromium-headless-shell')
  } catch {
    installPackage('chromium')
  }
}

function refuse(reason: string): never {
  throw new Error(
    `${reason} Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome of version 120 or later.`,
  )
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC]
  return candidates.find(runs)
}

function runs(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
