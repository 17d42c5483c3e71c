import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { secondsAfter, systemClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/database.ts'
import { loadSecrets } from '#server/platform/secrets.ts'
import { foundCompany, joinCompany } from './company.ts'
import { aPhone, openSession, sessionTools } from './session.ts'

/** A new individual without any history. */
export const NEWCOMER = 'newcomer'
/** A new administrator, the only member of their company. */
export const ADMINISTRATOR = 'administrator'
/** The demo's owner, at the desk. */
export const OWNER = 'desk@yantra.example'
/** The demo's salesperson, at the desk. */
export const SALES = 'kavita@yantra.example'
/** The number of sessions for each person in one run; every page takes one. */
const STOCK = {
  [OWNER]: 8,
  [SALES]: 13,
  [NEWCOMER]: 70,
  [ADMINISTRATOR]: 20,
  '9000000001': 21,
  '9000000002': 11,
  '9000000003': 15,
}
const RUN_SECONDS = 3600
export type Person = keyof typeof STOCK

/**
 * Opens sessions before the product starts, because the embedded database admits one process at a time.
 * Each is a file in its person's folder under `shelf` that holds the refresh token.
 */
export async function stockSessions(dataDir: string, shelf: string): Promise<void> {
  const db = openDatabase({ folder: dataDir })
  try {
    await stock(db, dataDir, shelf)
  } finally {
    await db.close()
  }
}

async function stock(db: Database, dataDir: string, shelf: string) {
  const config = parseConfig({ DATA_DIR: dataDir })
  const tools = await sessionTools(db, config, await loadSecrets(config), systemClock)
  // Changing a phone needs a sign-in of the last ten minutes, and a page may open late in the run.
  const signedInAt = secondsAfter(systemClock(), RUN_SECONDS)
  for (const [person, pages] of Object.entries(STOCK)) {
    mkdirSync(join(shelf, person), { recursive: true })
    for (let page = 0; page < pages; page += 1) {
      const { refreshToken, accountId } = await openSession(tools, isFresh(person) ? aPhone() : person, signedInAt)
      if (person === ADMINISTRATOR) await giveCompany(db, accountId)
      writeFileSync(join(shelf, person, String(page)), refreshToken)
    }
  }
}

const isFresh = (person: string) => person === NEWCOMER || person === ADMINISTRATOR

const giveCompany = (db: Database, accountId: string) =>
  db.asOwner(async (owner) => {
    const { companyId } = await foundCompany(owner, { createdBy: accountId, at: systemClock() })
    await joinCompany(owner, companyId, accountId, 'ROLE_ADMIN')
  })

/** The refresh token of an unused session. Throws an Error when all are taken. */
export function takeSession(shelf: string, person: Person): string {
  const folder = join(shelf, person)
  for (const page of readdirSync(folder).filter((name) => !name.startsWith(TAKEN))) {
    const mine = join(folder, `${TAKEN}${page}`)
    if (renamed(join(folder, page), mine)) return readFileSync(mine, 'utf8')
  }
  throw new Error(`All ${STOCK[person]} sessions of ${person} were taken: raise the number in session-stock.ts.`)
}

const TAKEN = 'taken-'

/** Returns false if another test file was faster. */
function renamed(from: string, to: string) {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}
