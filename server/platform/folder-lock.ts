import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from './private-folder.ts'

/** The start of a process, in clock ticks since boot; distinguishes a reused process id from the holder's. */
function startOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isFileThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Creates the lock file, or returns its holder: of several at once exactly one creates it. */
function take(file: string): string | undefined {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx', mode: 0o600 })
    return undefined
  } catch (error) {
    if (!isFileThere(error)) throw error
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
}

function isHeld(holder: string) {
  const [pid = '', start = ''] = holder.split(' ')
  if (Number(pid) === process.pid) return false
  return isAlive(Number(pid)) && (start === '' || startOf(Number(pid)) === start)
}

const TRIES = 40
const TRY_EVERY_MS = 50
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_EVERY_MS)

/** Lets one process at a time decide about a dead holder; false if another is deciding at the moment. */
function inherit(file: string) {
  const deciding = `${file}.deciding`
  try {
    mkdirSync(deciding)
  } catch (error) {
    if (isFileThere(error)) return false
    throw error
  }
  try {
    if (existsSync(file) && !isHeld(readFileSync(file, 'utf8'))) rmSync(file)
    return take(file) === undefined
  } finally {
    rmdirSync(deciding)
  }
}

/**
 * Locks the folder for this process, because two engines on one folder silently lose rows. Returns how to release it.
 */
export function lockFolder(folder: string) {
  ownFolder(folder)
  const file = join(folder, 'yantra.lock')
  const letGo = () => rmSync(file, { force: true })
  let holder = take(file)
  for (let tries = 0; holder !== undefined && tries < TRIES; tries += 1) {
    if (isHeld(holder)) throw inUse(folder, holder)
    if (inherit(file)) return letGo
    pause()
    holder = take(file)
  }
  // The lock was released between two checks; the process that released it is still deciding.
  if (holder === undefined) return letGo
  // A process may have died while deciding: this unblocks the next start.
  rmSync(`${file}.deciding`, { recursive: true, force: true })
  throw inUse(folder, holder)
}

const inUse = (folder: string, holder: string) =>
  new Error(
    `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop it, or set DATA_DIR to another.`,
  )
