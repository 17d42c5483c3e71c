import { spawn } from 'node:child_process'
import { startOwnPostgres } from '#scripts/postgres.ts'
import { addressOf, asAdministrator } from '#tests/support/template.ts'

/** Settings of the product that name its database; the embedded engine needs none. */
export type DatabaseSettings = { DATABASE_URL: string; DATABASE_OWNER_URL: string }

const secretOf = (username: string) => ({ username, password: `${username}-secret` })

/** Starts a throwaway PostgreSQL; returns what makes an empty database there. */
export async function ownPostgres(): Promise<(name: string) => Promise<DatabaseSettings>> {
  const { url } = await startOwnPostgres()
  const [owner, login] = [secretOf('bench_owner'), secretOf('bench_web')]
  await asAdministrator(url, `create role ${owner.username} login createrole password '${owner.password}'`)
  return async (name) => {
    await asAdministrator(url, `create database ${name} owner ${owner.username}`)
    return { DATABASE_URL: addressOf(url, name, login), DATABASE_OWNER_URL: addressOf(url, name, owner) }
  }
}

type Amounts = { products: string; enquiries: string }

/** Fills a database with this many machines and enquiries. */
export async function seed({ products, enquiries }: Amounts, settings: Record<string, string>) {
  const args = ['scripts/seed.ts', '--products', products, '--enquiries', enquiries]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...settings } })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`Seeding ended with ${String(code)}: nothing to measure.`)
}
