import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yantra-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockElsewhere = () =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url)}'; lockFolder(process.argv[1])`,
    folder,
  ])

test("F14 a second process is refused, naming the holder's process id", () => {
  lockFolder(folder)
  const { status, stderr } = lockElsewhere()
  expect(status).not.toBe(0)
  expect(stderr.toString()).toContain(`in use by process ${process.pid}`)
})

test('F14 a lock left by a killed process is taken over', () => {
  expect(lockElsewhere().status).toBe(0)
  lockFolder(folder)
  expect(readFileSync(join(folder, 'yantra.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
})

test('F14 a process id reused by another process does not hold the folder', () => {
  writeFileSync(join(folder, 'yantra.lock'), `${process.ppid} 1`)
  lockFolder(folder)()
  expect(lockElsewhere().status).toBe(0)
})

/** A process that reports when it holds the folder, and holds it until released; or reports its refusal. */
function holdElsewhere() {
  const script = `import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url)}'; lockFolder(process.argv[1]); console.log('held'); process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder])
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => {
    complaint += text.toString()
  })
  const refused = new Promise<string>((resolve) => child.once('close', () => resolve(complaint)))
  const held = new Promise<string>((resolve) => child.stdout.once('data', () => resolve('held')))
  return { said: Promise.race([held, refused]), letGo: () => child.stdin.end(), gone: refused }
}

test('F14 of several processes that find a stale lock at once exactly one gets the folder', async () => {
  writeFileSync(join(folder, 'yantra.lock'), '999999 1')
  const all = Array.from({ length: 6 }, holdElsewhere)
  const said = await Promise.all(all.map((one) => one.said))
  for (const one of all) one.letGo()
  await Promise.all(all.map((one) => one.gone))
  expect(said.filter((words) => words === 'held')).toHaveLength(1)
  for (const words of said.filter((each) => each !== 'held')) expect(words).toContain('in use by process')
})
