import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { enqueueNotice } from '#server/platform/notices.ts'
import { ownDatabase } from './support/own-database.ts'
import { settingsFor } from './support/template.ts'

const { fresh, folder, db } = await ownDatabase()

async function aWorker() {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: folder, ...settingsFor(fresh) }
  const worker = spawn(process.execPath, ['server/worker.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void worker.kill('SIGKILL'))
  await once(worker.stdout, 'data')
  return worker
}

test('two workers on one database send each message once, and exit with 0 on SIGTERM', async () => {
  const messages = 60
  const workers = [await aWorker(), await aWorker()]
  for (let n = 0; n < messages; n += 1) {
    const message = {
      to: '9000000001',
      channel: 'sms',
      purpose: 'notice',
      subject: `${n}`,
      text: `Notice ${n}`,
    } as const
    await enqueueNotice({ tx: db, now: systemClock() }, `notice ${n}`, message)
  }
  const sent = () =>
    db.serving('outbox').rows(sql<{ subject: string }>`select subject from outbox_notice where purpose = 'notice'`)
  await expect.poll(async () => (await sent()).length).toBe(messages)
  for (const worker of workers) {
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
  expect(new Set((await sent()).map(({ subject }) => subject)).size).toBe(messages)
  expect(await sent()).toHaveLength(messages)
})
