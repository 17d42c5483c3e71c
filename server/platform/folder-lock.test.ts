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

test("F14 a second process is refused, naming the holder's number", () => {
  lockFolder(folder)
  const { status, stderr } = lockElsewhere()
  expect(status).not.toBe(0)
  expect(stderr.toString()).toContain(`in use by process ${process.pid}`)
})

test('F14 a lock left behind by a killed process is taken over', () => {
  expect(lockElsewhere().status).toBe(0)
  lockFolder(folder)
  expect(readFileSync(join(folder, 'yantra.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
})

test('F14 a number that another process has got since does not hold the folder', () => {
  writeFileSync(join(folder, 'yantra.lock'), `${process.ppid} 1`)
  lockFolder(folder)()
  expect(lockElsewhere().status).toBe(0)
})

/** Ends with 0 after holding the folder for a while, or with 1 where it was refused. */
const holdElsewhere = () =>
  new Promise<{ code: number | null; complaint: string }>((resolve) => {
    const script = `import { lockFolder } from '${new URL('./folder-lock.ts', import.meta.url)}'; lockFolder(process.argv[1]); setTimeout(() => {}, 1500)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder])
    let complaint = ''
    child.stderr.on('data', (text: Buffer) => {
      complaint += text.toString()
    })
    child.once('exit', (code) => resolve({ code, complaint }))
  })

test('F14 of several processes that find a dead lock at once exactly one gets the folder', async () => {
  writeFileSync(join(folder, 'yantra.lock'), '999999 1')
  const ends = await Promise.all(Array.from({ length: 6 }, holdElsewhere))
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1)
  const refused = ends.filter(({ code }) => code !== 0)
  for (const { complaint } of refused) expect(complaint).toContain('in use by process')
})
