import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { wordsOf } from '#scripts/debian.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { asAdministrator, dropDatabase, fill, locationOf, type PostgresTemplate } from './template.ts'

export default async function setup(project: TestProject) {
  const { template, remove } = await aPostgresTemplate()
  project.provide('template', template)
  return remove
}

/** A seeded database on a PostgreSQL server. */
export async function aPostgresTemplate(seededAt = new Date()) {
  const server = await startPostgres()
  const name = `yantra_test_${process.pid}`
  const role = (part: string) => ({ username: `${name}_${part}`, password: randomBytes(12).toString('hex') })
  const template: PostgresTemplate = {
    engine: 'postgres',
    url: server.url,
    name,
    owner: role('owner'),
    login: role('web'),
  }
  await createTemplate(template)
  // This creates the login for requests, as every first start does.
  await fill({ ...locationOf(template, name), connections: 2 }, seededAt)
  const remove = async () => {
    await dropDatabase(server.url, name)
    await asAdministrator(server.url, `drop role "${template.login.username}", "${template.owner.username}"`)
    server.stop()
  }
  return { template, remove }
}

/** The administrator's steps before the first start: an owner and its database, as in the README. */
async function createTemplate({ url, name, owner }: PostgresTemplate) {
  try {
    await asAdministrator(url, `create role "${owner.username}" login createrole password '${owner.password}'`)
    await asAdministrator(
      url,
      `create database "${name}" template template0 owner "${owner.username}" strategy file_copy`,
    )
  } catch (cause) {
    const place = `${new URL(url).host} (TEST_DATABASE_URL, DATABASE_URL)`
    const need = 'The tests need a PostgreSQL of version 15 or later where this user may create databases and roles'
    throw new Error(`${need}; ${place} answered: ${wordsOf(cause)}. Unset both to let the tests start their own.`, {
      cause,
    })
  }
}
