import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True if `installPackage` can work: root on a machine with apt. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package without questions. Throws an Error with apt's output. */
export function installPackage(name: string) {
  console.log(`Installing Debian's package ${name} …`)
  apt('update', '-q')
  apt('install', '-q', '-y', '--no-install-recommends', name)
}

function apt(...words: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`apt-get ${words.join(' ')} failed:\n${stdout}${stderr}`)
}

/** The message of anything thrown. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
