import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { gstinCheckCharacter, panOf } from '#contract/gstin.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import type { TestServer } from './server.ts'
import { anEmail, aPhone } from './session.ts'

const COMPANY_NAME = 'Malvan Towers Private Limited'

const LETTERS = 26
const DIGITS = 9999
let drawn = randomInt(LETTERS ** 3 * DIGITS)

/** An unused GSTIN of a company in Maharashtra: the next one after a random start. */
export function aGstin() {
  drawn = (drawn + 1) % (LETTERS ** 3 * DIGITS)
  const digits = String((drawn % DIGITS) + 1).padStart(4, '0')
  const [one, two, three] = [0, 1, 2].map((place) => letter(Math.floor(drawn / DIGITS / LETTERS ** place) % LETTERS))
  const first14 = `27ZZ${one}C${two}${digits}${three}1Z`
  return first14 + gstinCheckCharacter(first14)
}

const letter = (index: number) => String.fromCharCode(65 + index)

type Founding = { createdBy: string; at: Date; companyName?: string }

/** A company without members. */
export async function foundCompany(db: Queryable, { createdBy, at, companyName = COMPANY_NAME }: Founding) {
  const companyId = newId()
  const gstin = aGstin()
  await db.rows(sql`
    insert into company (company_id, gstin, pan, company_name, gst_treatment, registered_name, registered_address,
      created_by, created_at)
    values (${companyId}, ${gstin}, ${panOf(gstin)}, ${companyName}, 'business_gst', ${companyName},
      'Malvan, Maharashtra 416606', ${createdBy}, ${at})`)
  return { companyId, gstin }
}

/** Makes a person a member of the company. */
export const joinCompany = (db: Queryable, companyId: string, accountId: string, role: 'ROLE_ADMIN' | 'ROLE_USER') =>
  db.rows(sql`
    update account set user_type = 'COMPANY', company_id = ${companyId}, role = ${role}
    where account_id = ${accountId}`)

/** A new company with a new administrator and a new user, both signed in. */
export async function aCompany({ db, signIn, clock }: TestServer, companyName = COMPANY_NAME) {
  const admin = await signIn()
  const user = await signIn()
  const { companyId, gstin } = await foundCompany(db, { createdBy: admin.accountId, at: clock.now(), companyName })
  const join = (accountId: string, role: 'ROLE_ADMIN' | 'ROLE_USER') => joinCompany(db, companyId, accountId, role)
  await join(admin.accountId, 'ROLE_ADMIN')
  await join(user.accountId, 'ROLE_USER')
  return { companyId, companyName, gstin, admin, user, join }
}

/** A company whose administrator is its only member. */
export async function aloneIn(server: TestServer) {
  const company = await aCompany(server)
  const { admin, user } = company
  await admin.call('deleteCompanyUser', { params: { id: user.accountId }, query: { isPermDelete: 'true' } })
  return company
}

type Colleague = Record<'firstName' | 'lastName' | 'email' | 'phone', string> & { userRole: 'ROLE_USER' | 'ROLE_ADMIN' }

/** A new person to add to a company. */
export const aColleague = (more: Partial<Colleague> = {}): Colleague => ({
  firstName: 'Meera',
  lastName: 'Joshi',
  email: anEmail(),
  phone: aPhone(),
  userRole: 'ROLE_USER',
  ...more,
})
