import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { subscribeAvailability } from '#server/modules/enquiries/availability.ts'
import { createAccount } from '#server/modules/session/accounts.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import { lockFolder } from '#server/platform/folder-lock.ts'
import { customer } from '#server/platform/principal.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { buildQueue } from '#server/tasks.ts'
import { ownDatabase } from './support/own-database.ts'
import { anEmail } from './support/session.ts'
import { settingsFor } from './support/template.ts'

const { fresh, folder, db } = await ownDatabase()

/** Runs `npm run availability` like an operator at the server. */
function availability(asked: string, settings: Record<string, string> = settingsFor(fresh)) {
  const { PATH } = process.env
  const env = { PATH, DATA_DIR: folder, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/availability.ts', ...asked.split(' ')], {
    env,
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim() }
}

/** Runs the waiting tasks, as the product does each second. */
async function runTasks() {
  const config = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  await buildQueue({ config, db, secrets: await loadSecrets(config), clock, onComplaint: () => {} }).runDue()
}

test('a change made beside the running product notifies subscribers', async () => {
  const email = anEmail()
  const person = { firstName: 'Asha', lastName: 'Patil', verified: [email] }
  const { accountId } = await db.serving('identity').transaction((tx) => createAccount({ tx, now: clock() }, person))
  const [machine] = await db.rows(sql<{ productId: string; slug: string; name: string }>`
    select product_id, slug, name from product join product_city using (product_id)
    where city = 'pune' limit 1`)
  const { productId = '', slug = '', name = '' } = machine ?? {}

  expect(availability(`${slug} pune off`)).toEqual({ status: 0, said: `• ${name} is not available in Pune now.` })
  await subscribeAvailability({ db, clock }, customer(accountId), { productId, city: 'pune' })
  expect(availability(`${slug} pune on`).said).toMatch(`• ${name} is available in Pune now.`)
  expect(availability(`${slug} pune on`).said).toBe(`• ${name} is available in Pune already.`)
  await runTasks()
  const sent = await db.serving('outbox').rows(sql`select subject from outbox_notice where recipient = ${email}`)
  expect(sent).toEqual([{ subject: `${name} is available in Pune now` }])
})

test('invalid arguments are reported and change nothing', () => {
  expect(availability('genie-gs-1930 pune')).toEqual({ status: 1, said: expect.stringContaining('SLUG CITY on|off') })
  expect(availability('genie-gs-1930 atlantis on')).toEqual({ status: 1, said: 'No city has this slug.' })
  expect(availability('no-such pune on')).toEqual({ status: 1, said: 'No product with this slug is offered.' })
})

test('the folder of a running product is refused with advice', () => {
  const letGo = lockFolder(folder)
  const { status, said } = availability('genie-gs-1930 pune on', {})
  letGo()
  expect(status).toBe(1)
  expect(said).toContain(`in use by process ${process.pid}. Stop it`)
})
