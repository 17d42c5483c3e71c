// On PostgreSQL a login that owns nothing serves requests: created at the first start, checked at each.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { judgeLogin } from '#server/configured-database.ts'
import { openDatabase } from '#server/platform/database.ts'
import { scramVerifier } from '#server/platform/engine-postgres-login.ts'
import { applySchema } from '#server/platform/schema.ts'
import { addressOf, asAdministrator, dropDatabase, type PostgresTemplate } from './support/template.ts'

const template = inject('template') as PostgresTemplate

/** Queries the server as its administrator. */
async function administrator<T>(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: template.url })
  await client.connect()
  try {
    return (await client.query(text, values)).rows as T[]
  } finally {
    await client.end()
  }
}

/** An empty database with an owner of its own, and the address of a login that does not exist yet. */
async function aNewPlace(ownerMay = 'createrole') {
  const name = `yantra_login_${randomBytes(6).toString('hex')}`
  const role = (part: string) => ({ username: `${name}_${part}`, password: randomBytes(6).toString('hex') })
  const [owner, login] = [role('owner'), role("web's")]
  await asAdministrator(template.url, `create role "${owner.username}" login ${ownerMay} password '${owner.password}'`)
  await asAdministrator(template.url, `create database "${name}" owner "${owner.username}"`)
  const [url, ownerUrl] = [addressOf(template.url, name, login), addressOf(template.url, name, owner)]
  const db = openDatabase({ url, ownerUrl, connections: 2 })
  onTestFinished(async () => {
    await db.close()
    await dropDatabase(template.url, name)
    await asAdministrator(template.url, `drop role if exists "${login.username}", "${owner.username}"`)
  })
  return { db, url, ownerUrl, owner, login }
}

const kept = async (username: string) =>
  (await administrator<{ rolpassword: string }>('select rolpassword from pg_authid where rolname = $1', [username]))[0]
    ?.rolpassword

test('S2 the first start creates the login for requests, which can only be the application', async () => {
  const { db, login } = await aNewPlace()
  await applySchema(db)
  expect(await db.excessOfLogin()).toBeUndefined()
  const made = await administrator(
    `select rolinherit, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as mighty,
      (select array_agg(roleid::regrole::text) from pg_auth_members where member = oid) as roles
    from pg_roles where rolname = $1`,
    [login.username],
  )
  expect(made).toEqual([{ rolinherit: false, mighty: false, roles: ['yantra_app'] }])
  await expect(judgeLogin(db, 'live', () => {})).resolves.toBeUndefined()
})

test('the server gets only the password’s verifier, and a later start leaves it alone', async () => {
  const { db, url, ownerUrl, login } = await aNewPlace()
  await applySchema(db)
  const password = (await kept(login.username)) ?? ''
  const salt = Buffer.from(/^SCRAM-SHA-256\$4096:([^$]+)\$/.exec(password)?.[1] ?? '', 'base64')
  expect(scramVerifier(login.password, salt)).toBe(password)
  const retyped = openDatabase({ url: url.replace(login.password, 'another'), ownerUrl, connections: 2 })
  onTestFinished(() => retyped.close())
  await applySchema(retyped)
  expect(await kept(login.username)).toBe(password)
  // PostgreSQL computes the same verifier from the password.
  await administrator(`set password_encryption = 'scram-sha-256'`)
  await asAdministrator(template.url, `alter role "${login.username}" password 'आशा-pa$$word'`)
  const own = (await kept(login.username)) ?? ''
  expect(scramVerifier('आशा-pa$$word', Buffer.from(/:([^$]+)\$/.exec(own)?.[1] ?? '', 'base64'))).toBe(own)
})

test('several processes that start at once create one schema and one login', async () => {
  const { url, ownerUrl, login } = await aNewPlace()
  const starts = Array.from({ length: 4 }, () => openDatabase({ url, ownerUrl, connections: 2 }))
  const created = await Promise.all(starts.map((db) => applySchema(db)))
  expect(created.filter(Boolean)).toHaveLength(1)
  expect(await Promise.all(starts.map((db) => db.excessOfLogin()))).toEqual(starts.map(() => undefined))
  await Promise.all(starts.map((db) => db.close()))
  expect(await kept(login.username)).toBeDefined()
})

test('an owner who may not create roles gets the statements for an administrator', async () => {
  const { db, owner, login } = await aNewPlace()
  await applySchema(db)
  await asAdministrator(template.url, `alter role "${owner.username}" nocreaterole`)
  await asAdministrator(template.url, `drop role "${login.username}"`)
  await expect(applySchema(db)).rejects.toThrow(`create role "${login.username}" login noinherit password`)
  await asAdministrator(template.url, `create role "${login.username}" login in role yantra_app`)
  await expect(applySchema(db)).resolves.toBe(false)
})

test('S2 live mode refuses to serve requests as the owner or a more powerful role; the demo warns', async () => {
  const { db, ownerUrl, owner, login } = await aNewPlace()
  await applySchema(db)
  const alone = openDatabase({ url: ownerUrl, ownerUrl, connections: 2 })
  onTestFinished(() => alone.close())
  await applySchema(alone)
  await expect(judgeLogin(alone, 'live', () => {})).rejects.toThrow(`the login ${owner.username} may make roles`)
  const said: string[] = []
  await judgeLogin(alone, 'demo', (line) => said.push(line))
  expect(said).toEqual([expect.stringContaining('Set DATABASE_OWNER_URL')])

  await asAdministrator(template.url, `grant "${owner.username}" to "${login.username}"`)
  await expect(judgeLogin(db, 'live', () => {})).rejects.toThrow(`may act as pg_database_owner, ${owner.username}`)
  await asAdministrator(template.url, `revoke "${owner.username}" from "${login.username}"`)
  await asAdministrator(template.url, `alter role "${login.username}" bypassrls`)
  await expect(judgeLogin(db, 'live', () => {})).rejects.toThrow('pass by row-level security')
})
