import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#server/platform/clock.ts'
import { parseConfig } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { aPhone, openSession, sessionTools } from './session.ts'

/** A fresh individual whom nothing has happened to yet. */
export const NEWCOMER = 'newcomer'
/** How many pages each may be signed in on in one run; every page takes a session of its own. */
const STOCK = { [NEWCOMER]: 60, '9000000003': 15 }
export type Person = keyof typeof STOCK

/**
 * Opens sessions before the product starts, as the embedded database admits one process at a time.
 * Each lies as a file in its person's folder under `shelf`, its content the refresh token.
 */
export async function stockSessions(db: Database, dataDir: string, shelf: string): Promise<void> {
  const config = parseConfig({ DATA_DIR: dataDir })
  const tools = await sessionTools(db, config, await loadSecrets(config), systemClock)
  for (const [person, pages] of Object.entries(STOCK)) {
    mkdirSync(join(shelf, person), { recursive: true })
    for (let page = 0; page < pages; page += 1) {
      const { refreshToken } = await openSession(tools, person === NEWCOMER ? aPhone() : person)
      writeFileSync(join(shelf, person, String(page)), refreshToken)
    }
  }
}

/** The refresh token of a session nobody else uses. @throws Error when all were taken. */
export function takeSession(shelf: string, person: Person): string {
  for (const page of readdirSync(join(shelf, person))) {
    const file = join(shelf, person, page)
    const refreshToken = readFileSync(file, 'utf8')
    rmSync(file)
    return refreshToken
  }
  throw new Error(`All ${STOCK[person]} sessions of ${person} were taken: raise the number in session-stock.ts.`)
}
