import type { TestProject } from 'vitest/node'
import { startPostgres } from '#scripts/postgres.ts'
import { addressOf, asAdministrator, dropDatabase, fill } from './template.ts'

export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const name = `yantra_test_${process.pid}`
  await asAdministrator(server.url, `create database "${name}"`)
  await fill({ url: addressOf(server.url, name) })
  project.provide('template', { engine: 'postgres', url: server.url, name })
  return async () => {
    await dropDatabase(server.url, name)
    server.stop()
  }
}
