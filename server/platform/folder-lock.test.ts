import { spawnSync } from 'node:child_process'
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
