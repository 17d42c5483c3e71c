import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sentKinds } from '#contract/notification-kinds.ts'
import { NOTIFICATION_TASK, notify } from '#server/platform/notify.ts'
import { customer } from '#server/platform/principal.ts'
import { aColleague, aCompany } from '#tests/support/company.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'
import { listed, markRead } from './notifications.store.ts'
import { purgeOldNotifications } from './notifications.ts'

const server = await aServer()
const { appDb, clock, config } = server
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Awaited<ReturnType<typeof server.signIn>>

async function bellOf(
  { call }: Pick<Person, 'call'>,
  query: { lang?: 'en' | 'hi'; page?: string; size?: string } = {},
) {
  await server.runTasks()
  return call('listNotifications', { query })
}
const titlesOf = async (person: Pick<Person, 'call'>) =>
  (await bellOf(person)).notifications.content.map(({ title }) => title)
const noticesTo = async (to: string) => (await server.outbox(to)).filter(({ purpose }) => purpose === 'notice')

async function anEnquiry({ call }: Person) {
  await call('addCartItem', { body: { productId } })
  return call('submitEnquiry', { body: enquiryBody(clock.now()), headers: {} })
}

async function asked({ admin, gstin }: Awaited<ReturnType<typeof aCompany>>, phoneOrEmail = anEmail()) {
  const person = await server.signIn(phoneOrEmail)
  await person.call('requestCompanyAccess', { body: { gstnId: gstin } })
  const [request] = (await admin.call('listAccessRequests')).accessRequests
  return { ...person, params: { id: request?.accessRequestId ?? '' } }
}

/** A notification of its own for a person, by another person. */
const notifyHim = (person: Person, fact: string, by?: Person) => {
  const params = { person: 'Asha Rao', enquiryNumber: 'ENQ-2627-000001' }
  const { enquirySubmitted: kind } = { enquirySubmitted: 'enquirySubmitted' } as const
  const now = clock.now()
  return appDb.transaction((tx) => {
    const action = by ? { tx, now, by: customer(by.accountId) } : { tx, now }
    return notify(action, fact, { kind, to: [person.accountId], params, recordId: person.accountId })
  })
}

test('the administrators of the company are notified of an enquiry, and its sender is not', async () => {
  const company = await aCompany(server)
  const { enquiryId, enquiryNumber } = await anEnquiry(company.user)
  const { notifications, unread } = await bellOf(company.admin)
  expect(notifications).toMatchObject({ page: 0, size: 20, totalElements: 1, totalPages: 1 })
  expect(notifications.content).toMatchObject([
    {
      kind: 'enquirySubmitted',
      title: `Asha Patil sent enquiry ${enquiryNumber}`,
      url: `/my-rental/manage-enquiry/${enquiryId}`,
      at: clock.now().toISOString(),
      readAt: null,
    },
  ])
  expect(unread).toBe(1)
  expect(await titlesOf(company.user)).toEqual([])
  expect(await noticesTo(company.admin.phoneOrEmail)).toEqual([])
})

test('the sender of an enquiry is notified when an administrator cancels it, also by a message', async () => {
  const company = await aCompany(server)
  const { enquiryId, enquiryNumber } = await anEnquiry(company.user)
  await company.admin.call('cancelEnquiry', { params: { id: enquiryId }, body: { reason: 'The pour is postponed.' } })
  expect(await titlesOf(company.user)).toEqual([`Enquiry ${enquiryNumber} was cancelled`])
  const [sent] = await noticesTo(company.user.phoneOrEmail)
  expect(sent).toMatchObject({ channel: 'sms' })
  expect(sent?.text).toContain(`${config.publicUrl}/my-rental/manage-enquiry/${enquiryId}`)
})

test('former members of the company are not notified of its enquiries', async () => {
  const company = await aCompany(server)
  const { enquiryId } = await anEnquiry(company.user)
  await company.user.call('continueAsIndividual', { body: {} })
  await company.admin.call('cancelEnquiry', { params: { id: enquiryId }, body: { reason: 'The pour is postponed.' } })
  expect(await noticesTo(company.user.phoneOrEmail)).toEqual([])
})

test('a request for access, its decision and an accepted invitation notify the other side (B-28)', async () => {
  const company = await aCompany(server)
  const welcome = await asked(company)
  await company.admin.call('approveAccessRequest', { params: welcome.params })
  expect(await titlesOf(welcome)).toEqual(['Your access to Malvan Towers Private Limited'])
  const unwelcome = await asked(company)
  await company.admin.call('rejectAccessRequest', { params: unwelcome.params })
  const { notifications } = await bellOf(unwelcome)
  expect(notifications.content).toMatchObject([{ title: 'Your request for access' }])
  expect(JSON.stringify(notifications)).toContain(company.gstin)
  expect(JSON.stringify(notifications) + JSON.stringify(await noticesTo(unwelcome.phoneOrEmail))).not.toContain(
    'Malvan',
  )

  clock.advance({ seconds: 1 })
  const guest = await server.signIn()
  await company.admin.call('addCompanyUser', { body: aColleague({ phone: guest.phoneOrEmail }) })
  const [invitation] = (await guest.call('listOwnInvitations')).invitations
  await guest.call('acceptInvitation', { params: { id: invitation?.invitationId ?? '' }, body: {} })
  const titles = await titlesOf(company.admin)
  expect(titles[0]).toMatch(/ joined Malvan Towers Private Limited$/)
  expect(titles.slice(1)).toEqual(Array(2).fill('Asha Patil asks for access to Malvan Towers Private Limited'))
})

test('a fact is notified once, however often it is raised and its task runs', async () => {
  const person = await server.signIn()
  await notifyHim(person, 'fact-told-once')
  await notifyHim(person, 'fact-told-once')
  expect(await titlesOf(person)).toHaveLength(1)
  await server.db.rows(sql`
    update task set done_at = null, due_at = ${clock.now()}, payload = (
      select jsonb_build_object('fact', fact, 'kind', kind, 'to', jsonb_build_array(account_id), 'params', params,
        'recordId', record_id, 'at', happened_at, 'cause', null) from notification n where n.fact = task.fact)
    where name = ${NOTIFICATION_TASK} and fact = 'fact-told-once'`)
  expect(await titlesOf(person)).toHaveLength(1)
})

test('everybody reads, pages and marks only their own notifications', async () => {
  const [person, other] = [await server.signIn(), await server.signIn()]
  for (const fact of ['one', 'two', 'three']) {
    await notifyHim(person, `own:${fact}`)
    clock.advance({ seconds: 1 })
  }
  const first = await bellOf(person, { size: '2' })
  expect(first.notifications).toMatchObject({ totalElements: 3, totalPages: 2 })
  const ids = first.notifications.content.map(({ notificationId }) => notificationId)
  expect((await bellOf(other)).notifications.totalElements).toBe(0)
  await other.call('readNotifications', { body: { notificationIds: ids } })
  await other.call('readNotifications', { body: {} })
  expect((await bellOf(person)).unread).toBe(3)
  await person.call('readNotifications', { body: { notificationIds: ids } })
  const after = await bellOf(person)
  expect(after.unread).toBe(1)
  expect(after.notifications.content.map(({ readAt }) => readAt)).toEqual([
    clock.now().toISOString(),
    clock.now().toISOString(),
    null,
  ])
  await person.call('readNotifications', { body: {} })
  expect((await bellOf(person)).unread).toBe(0)
})

test('S1 each statement of the bell names its owner, also where the database would show it all rows', async () => {
  const [person, other] = [await server.signIn(), await server.signIn()]
  await notifyHim(person, 'own:named')
  const [kept] = (await bellOf(person)).notifications.content
  const all = await listed(server.db, other.accountId, { page: 0, size: 20 }, new Date(0))
  expect(all).toMatchObject({ content: [], total: 0, unread: 0 })
  await markRead({ tx: server.db, now: clock.now() }, other.accountId, {
    notificationIds: [kept?.notificationId ?? ''],
  })
  await markRead({ tx: server.db, now: clock.now() }, other.accountId, {})
  await markRead({ tx: server.db, now: clock.now() }, other.accountId, { recordId: person.accountId })
  expect((await bellOf(person)).unread).toBe(1)
})

test('the caller reads in the language they ask for, and gets messages in the one they set', async () => {
  const company = await aCompany(server)
  const person = await asked(company)
  await person.call('setOwnLanguage', { body: { language: 'hi' } })
  await company.admin.call('approveAccessRequest', { params: person.params })
  const [sent] = await noticesTo(person.phoneOrEmail)
  expect(sent?.subject).toBe('Malvan Towers Private Limited में आपकी पहुँच')
  expect(sent?.text).toContain(`${config.publicUrl}/hi/my-rental/company/overview`)
  expect(sent?.text).toContain(`${config.publicUrl}/hi/stop-notifications#`)
  expect(await bellOf(person)).toMatchObject({
    language: 'hi',
    notifications: { content: [{ title: 'Your access to Malvan Towers Private Limited' }] },
  })
  const inHindi = await bellOf(person, { lang: 'hi' })
  expect(inHindi.notifications.content[0]?.title).toBe(sent?.subject)
})

test('preferences decide which messages are sent, never the content of the bell', async () => {
  const company = await aCompany(server)
  const person = await asked(company)
  const all = sentKinds.map((kind) => ({ kind, email: true, sms: false }))
  expect(await person.call('getNotificationPreferences')).toEqual({
    preferences: all,
    email: person.phoneOrEmail,
    phone: null,
  })
  const last = { kind: 'accessApproved', email: false, sms: true } as const
  const preferences = [{ ...last, email: true }, last]
  const saved = await person.call('saveNotificationPreferences', { body: { preferences } })
  expect(saved.preferences).toEqual(all.map((one) => (one.kind === last.kind ? last : one)))
  await company.admin.call('approveAccessRequest', { params: person.params })
  expect(await titlesOf(person)).toHaveLength(1)
  expect(await noticesTo(person.phoneOrEmail)).toEqual([])
})

test('the link in an e-mail stops e-mails of its kind without signing in, and starts them again', async () => {
  const company = await aCompany(server)
  const person = await asked(company)
  await company.admin.call('rejectAccessRequest', { params: person.params })
  const [sent] = await noticesTo(person.phoneOrEmail)
  const token = /stop-notifications#(\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
  const kinds = ['accessRejected']
  expect(await server.call('stopNotifications', { body: { token } })).toEqual({ kinds, email: false })
  const stopped = async () => {
    const { preferences } = await person.call('getNotificationPreferences')
    return preferences.filter(({ email }) => !email).map(({ kind }) => kind)
  }
  expect(await stopped()).toEqual(kinds)
  expect(await server.call('stopNotifications', { body: { token, undo: true } })).toEqual({ kinds, email: true })
  expect(await stopped()).toEqual([])
  const forged = token.replace('Rejected', 'Approved')
  await expect(server.call('stopNotifications', { body: { token: forged } })).rejects.toMatchObject({ status: 404 })
})

test('beyond the limits of the person who causes it, a notification is only in the bell', async () => {
  const own = await aServer({ settings: { LIMIT_NOTICES_TO_ONE_DAY: '1' } })
  const company = await aCompany(own)
  for (const _ of ['first', 'second']) {
    await company.user.call('addCartItem', { body: { productId } })
    const sent = await company.user.call('submitEnquiry', { body: enquiryBody(clock.now()), headers: {} })
    await company.admin.call('cancelEnquiry', { params: { id: sent.enquiryId }, body: { reason: 'Not needed.' } })
  }
  const sent = (await own.outbox(company.user.phoneOrEmail)).filter(({ purpose }) => purpose === 'notice')
  expect(sent).toHaveLength(1)
  expect((await company.user.call('listNotifications', { query: {} })).unread).toBe(2)
})

test('notifications are stored for 90 days; those of deleted people are purged at the next sweep', async () => {
  const [person, gone] = [await server.signIn(aPhone()), await server.signIn(aPhone())]
  await notifyHim(person, 'kept:person')
  await notifyHim(gone, 'kept:gone')
  await server.runTasks()
  await server.db.rows(sql`update account set status = 'DELETED' where account_id = ${gone.accountId}`)
  const count = async () => (await server.db.rows(sql`select 1 from notification where fact like 'kept:%'`)).length
  expect(await count()).toBe(2)
  await purgeOldNotifications(appDb, clock.now())
  expect(await count()).toBe(1)
  clock.advance({ seconds: 90 * 24 * 3600 })
  await purgeOldNotifications(appDb, clock.now())
  expect(await count()).toBe(1)
  clock.advance({ seconds: 1 })
  await purgeOldNotifications(appDb, clock.now())
  expect(await count()).toBe(0)
})
