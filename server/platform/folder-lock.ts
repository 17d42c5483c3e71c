import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** When a process began, in clock ticks since boot; tells a reused process number from the holder's. */
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

/** Takes the folder for this process alone; two engines on one folder silently lose rows. Returns how to let go. */
export function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'yantra.lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  try {
    writeFileSync(file, mine, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const [pid = '0', start] = readFileSync(file, 'utf8').split(' ')
    const held = isAlive(Number(pid)) && (start === '' || startOf(Number(pid)) === start)
    if (held && Number(pid) !== process.pid)
      throw new Error(`The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another.`)
    rmSync(file, { force: true })
    writeFileSync(file, mine, { flag: 'wx' })
  }
  return () => rmSync(file, { force: true })
}
