import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { quoteStatuses } from '#contract/quotes.ts'
import { seedDemo } from '#database/seed/demo.ts'
import { demoPeople } from '#database/seed/demo-people.ts'
import { readClaims } from '#web/platform/session/claims.ts'
import { seedAgain } from './support/seed-again.ts'
import { aServer } from './support/server.ts'
import { enterCode } from './support/session.ts'

const server = await aServer()

test.each([
  ['9000000001', 'Asha Deshpande', 'ROLE_ADMIN', 'COMPANY'],
  ['asha@deccan.example', 'Asha Deshpande', 'ROLE_ADMIN', 'COMPANY'],
  ['9000000002', 'Imran Shaikh', 'ROLE_USER', 'COMPANY'],
  ['9000000003', 'Ravi Kulkarni', 'ROLE_USER', 'INDIVIDUAL'],
  ['9000000004', 'Anita Lobo', 'ROLE_ADMIN', 'COMPANY'],
  ['9000000006', 'Neha Joshi', 'ROLE_USER', 'INDIVIDUAL'],
  ['9000000007', 'Farah Khan', 'ROLE_USER', 'INDIVIDUAL'],
])('%s signs in as %s', async (phoneOrEmail, name, role, userType) => {
  const { accessToken } = await enterCode(server, phoneOrEmail)
  expect(readClaims(accessToken)).toMatchObject({ name, role, userType })
})

test('the deactivated person is refused only after the right code', async () => {
  await expect(enterCode(server, '9000000005')).rejects.toMatchObject({ type: '/problems/account-deactivated' })
})

test('Deccan has a user in every state, an access request, sites and enquiries; Konkan sees none of them', async () => {
  const asha = await server.signIn('9000000001')
  const { Users } = await asha.call('listCompanyUsers')
  expect(Users.content.map(({ firstName, status }) => `${firstName} ${status}`)).toEqual([
    'Farah INVITED',
    'Prakash INACTIVE',
    'Imran ACTIVE',
    'Asha ACTIVE',
  ])
  const { accessRequests } = await asha.call('listAccessRequests')
  expect(accessRequests.map(({ firstName }) => firstName)).toEqual(['Neha'])
  const neha = await server.signIn('9000000006')
  expect((await neha.call('listOwnAccessRequests')).accessRequests).toMatchObject([
    { companyName: expect.stringContaining('Deccan') },
  ])
  const { projectSites } = await asha.call('listProjectSites')
  expect(projectSites.content.map(({ addressName }) => addressName)).toEqual([
    'Kharadi Tower B',
    'Nesco Hall 4',
    'Nerul Depot',
  ])
  expect((await asha.call('listEnquiries')).enquiries.totalElements).toBe(11)
  const anita = await server.signIn('9000000004')
  expect((await anita.call('listCompanyUsers')).Users.content.map(({ firstName }) => firstName)).toEqual(['Anita'])
  expect((await anita.call('listEnquiries')).enquiries.totalElements).toBe(3)
})

test('the inbox of the desk is lively: a late one, one that Kavita has, and one whose customer wrote again', async () => {
  const { call } = await server.signInStaff('SALES')
  const { enquiries, counts } = await call('listInbox', { query: { size: '100' } })
  expect(counts).toMatchObject({ FIRST_ANSWER: 5, CHANGE_REQUESTED: 2, CUSTOMER_TURN: 4 })
  const [first] = enquiries.content
  expect(first?.customer).toContain('Konkan')
  expect(first?.clock?.minutesLeft).toBeLessThan(0)
  expect(enquiries.content.filter(({ assignee }) => assignee?.name === 'Kavita Nair')).toHaveLength(3)
  expect(enquiries.content.filter(({ unread }) => unread > 0)).toHaveLength(1)
})

test('Deccan has an enquiry and a quote in every state', async () => {
  const asha = await server.signIn('9000000001')
  const counts = await asha.call('countEnquiries')
  expect(counts).toMatchObject({ ALL: 11, SUBMITTED: 2, QUOTED: 2, ACCEPTED: 4, DECLINED: 1, EXPIRED: 1, CANCELLED: 1 })
  const { call } = await server.signInStaff('SALES')
  const { quotes } = await call('listQuotes', { query: { q: 'Deccan', size: '100' } })
  expect(new Set(quotes.content.map(({ status }) => status))).toEqual(new Set(quoteStatuses))
  const { enquiries } = await asha.call('listEnquiries', { query: { filter: 'QUOTED' } })
  const opened = await Promise.all(
    enquiries.content.map(({ enquiryId: id }) => asha.call('getEnquiry', { params: { id } })),
  )
  const newest = opened.flatMap(({ enquiry }) => enquiry.quotes[0]?.quoteId ?? [])
  const read = await Promise.all(newest.map((quoteId) => asha.call('getQuote', { params: { quoteId } })))
  expect(read.flatMap(({ quote }) => quote.requests.map(({ kind }) => kind))).toContain('APPROVAL')
})

test('events before the demo began are in the bell, and nobody is sent a message about them', async () => {
  const asha = await server.signIn('9000000001')
  const { notifications, unread } = await asha.call('listNotifications', { query: { lang: 'en', size: '100' } })
  expect(notifications.content.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['enquiryQuoted', 'summaryDeemed', 'invoiceIssued']),
  )
  expect(unread).toBeGreaterThan(0)
  expect(unread).toBeLessThan(10)
  const issued = notifications.content.filter(({ kind }) => kind === 'invoiceIssued').map(({ at }) => Date.parse(at))
  expect(Math.max(...issued)).toBeLessThan(server.clock.now().getTime() - 7 * 24 * 60 * 60 * 1000)
  // A reminder of an invoice overdue now is a new notification.
  const left = sql`select fact from task where fact not like 'invoice-reminder:%'
    and (fact like 'quote-%' or fact like 'enquiry-%' or fact like 'summary%' or fact like 'invoice%')`
  expect(await server.db.rows(left)).toEqual([])
})

test('the versions of the settings are dated in their order', async () => {
  const saved = sql<{ version: number }>`select version from settings_version order by saved_at`
  expect((await server.db.rows(saved)).map(({ version }) => version)).toEqual([1, 2])
})

test('a start after one that was broken off changes nothing and restores no deleted person', async () => {
  const asha = await server.signIn('9000000001')
  const id = demoPeople.deccanUser.accountId
  await asha.call('deleteCompanyUser', { params: { id }, query: { isPermDelete: 'true' } })
  await seedAgain(server)
  const { Users } = await asha.call('listCompanyUsers')
  expect(Users.content.map(({ firstName }) => firstName)).toEqual(['Farah', 'Prakash', 'Asha'])
  expect((await asha.call('listEnquiries')).enquiries.totalElements).toBe(11)
  expect(readClaims((await enterCode(server, 'imran@deccan.example')).accessToken)?.role).toBe('ROLE_NEW_USER')
})

test('a complete demo is not looked through at each start', async () => {
  const refuse = (): never => {
    throw new Error('A part of the demo looked for what it adds.')
  }
  const db = { ...server.db, first: refuse, rows: refuse, transaction: refuse, as: refuse, serving: refuse }
  await expect(seedDemo({ ...server, db, clock: server.clock.now })).resolves.toBeUndefined()
})
