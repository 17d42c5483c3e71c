import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { permissionsOf, staffRoles } from '#contract/staff.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, enterCode } from '#tests/support/session.ts'
import { addByCommand } from './staff.ts'

const server = await aServer()
const { call, callAs, codeFor, outbox, signIn, signInStaff } = server

const aPerson = (email = anEmail()) => ({ firstName: 'Kavita', lastName: 'Nair', email, role: 'SALES' as const })

test('an owner adds a person, who is notified and signs in at the desk with a code', async () => {
  const owner = await signInStaff()
  const person = aPerson()
  const { staffMember } = await owner.call('addStaff', { body: person })
  expect(staffMember).toMatchObject({ ...person, isActive: true, lastSeenAt: null, sessions: 0 })
  expect((await outbox(person.email))[0]?.text).toMatch(/Kavita, Meera Joshi has added you .*\/desk/)
  const tokens = await enterCode({ call, codeFor }, person.email)
  const { self } = await callAs(tokens.accessToken)('getDeskSelf')
  expect(self).toMatchObject({ email: person.email, role: 'SALES', sessions: 1, permissions: permissionsOf.SALES })
})

test('the command on the server adds the first owner', async () => {
  const email = anEmail()
  await addByCommand({ db: server.appDb, clock: server.clock.now }, { ...aPerson(email), role: 'OWNER' })
  const tokens = await enterCode({ call, codeFor }, email)
  const desk = callAs(tokens.accessToken)
  expect((await desk('getDeskSelf')).self.role).toBe('OWNER')
  const { audit } = await desk('listAudit', { query: { filter: 'staff add' } })
  expect(audit.content[0]).toMatchObject({ actorId: null, actorName: 'Command line', act: 'staff add' })
})

test('S1 a session at the desk survives refreshing, and opens no call of customers', async () => {
  const person = await signInStaff('ACCOUNTS')
  const renewed = await call('refreshTokens', { body: { refreshToken: person.refreshToken } })
  expect((await callAs(renewed.accessToken)('getDeskSelf')).self.role).toBe('ACCOUNTS')
  await expect(callAs(renewed.accessToken)('getOwnProfile')).rejects.toMatchObject({ status: 401 })
  const customer = await signIn()
  await expect(customer.call('getDeskSelf')).rejects.toMatchObject({ status: 401 })
})

test('an e-mail address belongs to a customer or to a colleague, never to both', async () => {
  const owner = await signInStaff()
  const [customer, colleague] = [await signIn(anEmail()), await signInStaff('SALES')]
  for (const { phoneOrEmail } of [customer, colleague])
    await expect(owner.call('addStaff', { body: aPerson(phoneOrEmail) })).rejects.toMatchObject({
      type: '/problems/identifier-in-use',
    })
})

test('taking away access ends the sessions, and signing in is refused until it is given back', async () => {
  const [owner, person] = [await signInStaff(), await signInStaff('SALES')]
  const params = { id: person.accountId }
  const set = (isActive: boolean) =>
    owner.call('updateStaff', { params, headers: { 'if-match': '*' }, body: { isActive } })
  expect((await set(false)).staffMember).toMatchObject({ isActive: false, sessions: 0 })
  await expect(person.call('getDeskSelf')).rejects.toMatchObject({ status: 401 })
  await expect(enterCode({ call, codeFor }, person.phoneOrEmail)).rejects.toMatchObject({
    type: '/problems/account-deactivated',
  })
  await set(true)
  server.clock.advance({ minutes: 2 })
  await enterCode({ call, codeFor }, person.phoneOrEmail)
})

test('an owner ends the sessions of a person, who may sign in again', async () => {
  const [owner, person] = [await signInStaff(), await signInStaff('SALES')]
  await owner.call('endStaffSessions', { params: { id: person.accountId }, body: {} })
  await expect(person.call('getDeskSelf')).rejects.toMatchObject({ status: 401 })
  await enterCode({ call, codeFor }, person.phoneOrEmail)
})

test('a new role counts at once', async () => {
  const [owner, person] = [await signInStaff(), await signInStaff('SALES')]
  const params = { id: person.accountId }
  await owner.call('updateStaff', { params, headers: { 'if-match': '*' }, body: { role: 'OWNER' } })
  expect((await person.call('getDeskSelf')).self.permissions).toEqual(permissionsOf.OWNER)
})

test('an owner keeps their own access, and the desk its last owner', async () => {
  const alone = await aServer()
  const owner = await alone.signInStaff()
  const others = await owner.call('listStaff', { query: { size: '100' } })
  const change = (id: string, body: object) =>
    owner.call('updateStaff', { params: { id }, headers: { 'if-match': '*' }, body })
  for (const { staffId, role } of others.staff.content)
    if (role === 'OWNER' && staffId !== owner.accountId) await change(staffId, { isActive: false })
  await expect(change(owner.accountId, { role: 'SALES' })).rejects.toMatchObject({ type: '/problems/last-owner' })
  await expect(change(owner.accountId, { isActive: false })).rejects.toMatchObject({ type: '/problems/own-account' })
  const heir = await owner.call('addStaff', { body: { ...aPerson(), role: 'OWNER' } })
  await change(owner.accountId, { role: 'SALES' })
  expect((await owner.call('getStaff', { params: { id: heir.staffMember.staffId } })).staffMember.role).toBe('OWNER')
})

test('the database keeps an active owner, whatever statement would take the last one', async () => {
  const everyOwner = sql`(select account_id from staff where role = 'OWNER')`
  for (const attempt of [
    sql`update staff set role = 'SALES' where role = 'OWNER'`,
    sql`update account set status = 'INACTIVE' where account_id in ${everyOwner}`,
    sql`delete from staff where role = 'OWNER'`,
  ])
    await expect(server.db.rows(attempt)).rejects.toMatchObject({ constraint: 'staff_keeps_an_owner' })
})

test('B-36 a save at the desk names the version it has seen', async () => {
  const [owner, person] = [await signInStaff(), await signInStaff('SALES')]
  const params = { id: person.accountId }
  const save = (headers: Record<string, string>) =>
    owner.call('updateStaff', { params, headers, body: { lastName: 'Rao' } })
  await expect(save({})).rejects.toMatchObject({ status: 428, type: '/problems/precondition-required' })
  await save({ 'if-match': 'W/"1"' })
  await expect(save({ 'if-match': 'W/"1"' })).rejects.toMatchObject({ status: 412 })
})

test.each(staffRoles)('%s reads the list of people, found by name or address', async (role) => {
  const [reader, person] = [await signInStaff(role), await signInStaff('SALES')]
  const { staff } = await reader.call('listStaff', { query: { filter: person.phoneOrEmail.slice(0, 10) } })
  expect(staff.content.map(({ staffId }) => staffId)).toContain(person.accountId)
  expect((await reader.call('listStaff', { query: { filter: '100%' } })).staff.totalElements).toBe(0)
})

test('the audit trail says who changed what, and is found by person, subject and day', async () => {
  const [owner, person] = [await signInStaff(), await signInStaff('SALES')]
  const params = { id: person.accountId }
  await owner.call('updateStaff', { params, headers: { 'if-match': '*' }, body: { lastName: 'Rao' } })
  const find = async (query: object) => (await owner.call('listAudit', { query })).audit.content
  const [entry] = await find({ subject: person.accountId })
  expect(entry).toMatchObject({
    actorId: owner.accountId,
    actorName: 'Meera Joshi',
    act: 'updateStaff',
    subject: { kind: 'staff', id: person.accountId, label: 'Meera Rao' },
    changes: [{ field: 'lastName', was: 'Joshi', is: 'Rao' }],
  })
  expect((await find({ actor: owner.accountId })).map(({ act }) => act)).toEqual(['updateStaff'])
  expect(await find({ subject: person.accountId, to: '2020-01-01' })).toEqual([])
  expect(await find({ subject: person.accountId, from: '2020-01-01', filter: 'Rao' })).toHaveLength(1)
})

test('acts of one millisecond stay in their order', async () => {
  const [owner, person] = [await signInStaff(), await signInStaff('SALES')]
  const params = { id: person.accountId }
  const names = ['Rao', 'Iyer', 'Nair', 'Shah', 'Patel', 'Menon']
  for (const lastName of names)
    await owner.call('updateStaff', { params, headers: { 'if-match': '*' }, body: { lastName } })
  const { audit } = await owner.call('listAudit', { query: { subject: person.accountId } })
  expect(new Set(audit.content.map(({ at }) => at)).size).toBe(1)
  expect(audit.content.map(({ changes }) => changes[0]?.is)).toEqual(names.toReversed())
})

test('the role that serves requests cannot change or delete an entry of the audit trail', async () => {
  for (const attempt of [
    sql`update audit_entry set act = 'x'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ])
    await expect(server.appDb.serving('identity').rows(attempt)).rejects.toMatchObject({ code: '42501' })
})

test('S14 the audit trail as CSV holds the search, and no formula', async () => {
  const owner = await signInStaff()
  const email = anEmail()
  const { staffMember } = await owner.call('addStaff', { body: aPerson(email) })
  const headers = { authorization: `Bearer ${owner.accessToken}` }
  const reply = await server.ask({ url: `/v1/desk/audit/csv?subject=${staffMember.staffId}`, headers })
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'no-store',
  })
  const lines = reply.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Meera Joshi,addStaff,staff')
})
