import type { TestProject } from 'vitest/node'
import { wordsOf } from '#scripts/debian.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { addressOf, asAdministrator, dropDatabase, fill } from './template.ts'

export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const name = `yantra_test_${process.pid}`
  await createTemplate(server.url, name)
  await fill({ url: addressOf(server.url, name) })
  project.provide('template', { engine: 'postgres', url: server.url, name })
  return async () => {
    await dropDatabase(server.url, name)
    server.stop()
  }
}

async function createTemplate(url: string, name: string) {
  try {
    await asAdministrator(url, `create database "${name}" template template0 strategy file_copy`)
  } catch (cause) {
    const place = `${new URL(url).host} (TEST_DATABASE_URL, DATABASE_URL)`
    const need = 'The tests need a PostgreSQL of version 15 or later where this user may create databases'
    throw new Error(`${need}; ${place} answered: ${wordsOf(cause)}. Unset both to let the tests start their own.`, {
      cause,
    })
  }
}
