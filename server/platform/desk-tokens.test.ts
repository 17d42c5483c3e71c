import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Access } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { permissions, type StaffRole, staffRoles } from '#contract/staff.ts'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import type { Caller } from './caller.ts'
import { authenticateStaff } from './desk-tokens.ts'
import { customer as customerOf } from './principal.ts'
import { makeServe, type Serve } from './serve.ts'
import { makeTokens } from './tokens.ts'

const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
const keys = JSON.stringify([{ ...(await exportJWK(privateKey)), kid: 'test' }])
const tokens = await makeTokens(keys, () => new Date())

const person = (role: StaffRole) => ({ accountId: randomUUID(), familyId: randomUUID(), role, name: 'Meera Joshi' })
const staff = Object.fromEntries(staffRoles.map((role) => [role, person(role)])) as Record<StaffRole, Holder>
type Holder = ReturnType<typeof person>
const left = person('OWNER')
const deskToken = ({ accountId, familyId }: Holder) =>
  tokens.sign({ sub: accountId, sid: familyId, jti: randomUUID() }, 'desk', 600)

/** Accepts any customer token. */
async function customer(bearer: string): Promise<Caller> {
  const claims = await tokens.verify(bearer, 'customer')
  if (!claims) throw new Problem('unauthorized')
  const standing = { role: 'ROLE_USER', userType: 'INDIVIDUAL' } as const
  return { ...customerOf(randomUUID()), ...standing, phoneEmail: '', name: '', familyId: '', tokenId: '' }
}

const desk = authenticateStaff(tokens, async ({ familyId }) =>
  Object.values(staff).find((holder) => holder.familyId === familyId),
)

const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
const serve: Serve = makeServe(app, { customer, desk, link: () => Promise.reject(new Error('Nobody has a link.')) })
const call = { method: 'POST', summary: '', problems: [], body: z.strictObject({}) } as const
const serveAt = <A extends Access>(access: A) =>
  endpoint({ ...call, path: `/${access.replace(':', '-')}`, access, response: z.object({ name: z.string() }) })
serve(serveAt('customer'), async ({ caller }) => ({ name: caller.accountId }))
for (const permission of permissions)
  serve(serveAt(`staff:${permission}`), async ({ caller }) => ({ name: `${caller.role} ${caller.name}` }))

const ask = (path: string, token: string | undefined, payload: object = {}) =>
  app.inject({
    method: 'POST',
    url: `/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload,
  })
const statusOf = async (path: string, token?: string) => (await ask(path, token)).statusCode

/**
 * Second half, People: OWNER may do everything, and only OWNER has staff, settings and audit; all staff read all but
 * margin, ledger and audit.
 */
const table: Record<Exclude<StaffRole, 'OWNER'>, string> = {
  SALES: 'read enquiries quotes margin customers rate-card catalogue blog contact-messages company-verification',
  OPERATIONS: 'read fleet jobs logsheets',
  ACCOUNTS: 'read summary-sheets invoices ledger bank tax-overrides',
}

describe('calls at the desk', () => {
  test.each(staffRoles)('S1 %s may make the calls in the table of roles, and no others', async (role) => {
    const token = await deskToken(staff[role])
    const allowed = []
    for (const permission of permissions) {
      const status = await statusOf(`staff-${permission}`, token)
      expect([200, 403]).toContain(status)
      if (status === 200) allowed.push(permission)
    }
    expect(allowed).toEqual(role === 'OWNER' ? permissions : table[role].split(' '))
  })

  test('S1 customers, new users and anonymous callers are refused before the body is read', async () => {
    const others = [
      undefined,
      'nonsense',
      await tokens.sign({ sub: randomUUID(), sid: randomUUID(), jti: randomUUID() }, 'customer', 60),
      await tokens.sign({ sub: randomUUID(), jti: randomUUID() }, 'registration', 60),
    ]
    for (const token of others)
      for (const permission of permissions) {
        const refused = await ask(`staff-${permission}`, token, { nonsense: true })
        expect([permission, refused.statusCode, refused.json().type]).toEqual([
          permission,
          401,
          '/problems/unauthorized',
        ])
      }
  })

  test('S1 the current role counts, and an ended session gives no access', async () => {
    const { accountId, familyId } = staff.ACCOUNTS
    const claims = { sub: accountId, sid: familyId, jti: randomUUID(), role: 'ROLE_STAFF', staffRole: 'OWNER' }
    expect(await statusOf('staff-audit', await tokens.sign(claims, 'desk', 600))).toBe(403)
    expect(await statusOf('staff-read', await deskToken(left))).toBe(401)
  })
})

test('S1 staff may not make customer calls', async () => {
  for (const role of staffRoles) expect(await statusOf('customer', await deskToken(staff[role]))).toBe(401)
  expect(await statusOf('customer', await tokens.sign({}, 'customer', 60))).toBe(200)
})

test('S7 a desk token with missing claims gives no access', async () => {
  for (const claims of [{}, { sub: staff.OWNER.accountId }, { sub: 'x', sid: 'y', jti: 'z' }])
    expect(await statusOf('staff-read', await tokens.sign(claims, 'desk', 60))).toBe(401)
})
