import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'
import { aPhone, enterCode } from '#tests/support/session.ts'
import { aSigningLink, SUNIL, tokenIn } from '#tests/support/signed-links.ts'

const lines: string[] = []
const logTo = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
const settings = { LOG_LEVEL: 'info', LIMIT_LINKS_PER_DAY: '8', PUBLIC_URL: 'https://yantra.example' }
const server = await aServer({ settings, logTo })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
type Signing = { signature?: string; otp?: string; designation?: string; version: number }
const DRAWN: Signing = { signature: 'M0 0L9 9', version: 1 }
const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })

async function submitted() {
  const job = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, job.jobId)
  return { ...job, id: await aSubmitted(server, job.jobId) }
}

const { callBy } = server
const read = (token: string) => callBy(token)('getLinkedLogsheet')
const sign = (token: string, body: Signing = DRAWN) => callBy(token)('signLinkedLogsheet', { body })
const stateOf = async (id: string) => {
  const { links } = await (await server.signInStaff('OPERATIONS')).call('listDeskLogsheetLinks', { params: { id } })
  return links.map(({ state }) => state)
}

describe('a link to sign a logsheet', () => {
  test('reads again and again, signs once as LINK, and then shows the signature', async () => {
    const { id, person } = await submitted()
    const { token, url } = await aSigningLink(server, id)
    expect(url).toBe(`https://yantra.example/sign#${token}`)
    expect((await read(token)).logsheet).toMatchObject({ logsheetId: id, status: 'SUBMITTED', workedHours: '9' })
    expect(await stateOf(id)).toEqual(['LIVE'])
    const { logsheet } = await sign(token, { ...DRAWN, designation: 'Site engineer' })
    expect(logsheet).toMatchObject({
      status: 'SIGNED',
      signedBy: { name: 'Sunil Kamble', how: 'LINK', drawn: 'M0 0L9 9', designation: 'Site engineer' },
    })
    expect(logsheet.events.at(-1)).toMatchObject({ event: 'sign', actor: 'Sunil Kamble' })
    await expect(sign(token)).rejects.toMatchObject(refusal('status-conflict', 409))
    expect((await read(token)).logsheet.status).toBe('SIGNED')
    expect(await stateOf(id)).toEqual(['USED'])
    const seen = await person.call('getLogsheet', { params: { id } })
    expect(seen.logsheet.signedBy).toMatchObject({ how: 'LINK', name: 'Sunil Kamble' })
  })

  test('signs with a code sent to the phone that it was made for, which is tried five times', async () => {
    const { id } = await submitted()
    const phone = aPhone()
    const { token } = await aSigningLink(server, id, { phone })
    expect((await read(token)).link).toMatchObject({ codeTo: `••••••${phone.slice(-4)}` })
    await callBy(token)('requestLinkCode', { body: {} })
    const otp = await server.codeFor(phone)
    const wrong = otp === '000000' ? '000001' : '000000'
    await expect(sign(token, { otp: wrong, version: 1 })).rejects.toMatchObject(refusal('invalid-otp', 422))
    const { logsheet } = await sign(token, { otp, version: 1 })
    expect(logsheet.signedBy).toMatchObject({ how: 'LINK', drawn: null })
    const other = await submitted()
    const another = await aSigningLink(server, other.id, { phone })
    server.clock.advance({ minutes: 2 })
    await callBy(another.token)('requestLinkCode', { body: {} })
    for (let time = 0; time < 5; time += 1)
      await expect(sign(another.token, { otp: wrong, version: 1 })).rejects.toMatchObject({ status: 422 })
    const right = await server.codeFor(phone)
    await expect(sign(another.token, { otp: right, version: 1 })).rejects.toMatchObject({ status: 429 })
  })

  test('without a phone gets no code', async () => {
    const { id } = await submitted()
    const { token } = await aSigningLink(server, id)
    const asked = callBy(token)('requestLinkCode', { body: {} })
    await expect(asked).rejects.toMatchObject(refusal('status-conflict', 409))
  })

  test('disputes a line with a reason', async () => {
    const { id } = await submitted()
    const { token } = await aSigningLink(server, id)
    const body = { reason: 'We stopped at 17:00.', slice: 2 }
    const { logsheet } = await callBy(token)('disputeLinkedLogsheet', { body })
    expect(logsheet).toMatchObject({ status: 'DISPUTED', dispute: { by: 'Sunil Kamble', slice: 2 } })
    const { call } = await server.signInStaff('OPERATIONS')
    await call('reviseDeskLogsheet', { params: { id }, headers: { 'if-match': '*' }, body: aDay() })
    await expect(read(token)).rejects.toMatchObject(refusal('link-replaced', 410))
    await expect(sign(token, { ...DRAWN, version: 2 })).rejects.toMatchObject(refusal('status-conflict', 409))
  })

  test('ends after a week and when its maker ends it; then it neither reads nor signs', async () => {
    const { id, person } = await submitted()
    const own = await person.call('makeLogsheetLink', { params: { id }, body: SUNIL })
    expect(own.link).toMatchObject({ state: 'LIVE', mayRevoke: true })
    const sales = await (await server.signInStaff('SALES')).call('listDeskLogsheetLinks', { params: { id } })
    expect(sales.links).toMatchObject([{ mayRevoke: false }])
    const [mine, desks] = [tokenIn(own.url), (await aSigningLink(server, id)).token]
    await person.call('revokeLink', { params: { id: own.link.linkId }, body: {} })
    await expect(read(mine)).rejects.toMatchObject(refusal('link-revoked', 410))
    await expect(sign(mine)).rejects.toMatchObject(refusal('link-revoked', 410))
    expect((await person.call('listLogsheetLinks', { params: { id } })).links).toMatchObject([
      { state: 'REVOKED', mayRevoke: false },
    ])
    await read(desks)
    server.clock.advance({ hours: 8 * 24 })
    await expect(read(desks)).rejects.toMatchObject(refusal('link-expired', 410))
    await expect(sign(desks)).rejects.toMatchObject(refusal('link-expired', 410))
  })

  test('opens no call of another purpose, and only its own logsheet', async () => {
    const [one, other] = [await submitted(), await submitted()]
    const { token } = await aSigningLink(server, one.id)
    const asked = await read(token)
    expect(asked.logsheet.logsheetId).toBe(one.id)
    for (const [method, url] of [
      ['GET', `/v1/rentals/logsheets/${other.id}`],
      ['GET', '/v1/rentals/jobs'],
      ['GET', `/v1/desk/logsheets/${one.id}`],
    ] as const) {
      const headers = { 'yantra-link': token, authorization: `Bearer ${token}` }
      expect((await server.ask({ method, url, headers })).statusCode).toBe(401)
    }
    for (const wrong of ['', 'x', `${token}x`, token.toUpperCase(), `${token.slice(0, -1)}!`])
      await expect(read(wrong)).rejects.toMatchObject(refusal('unauthorized', 401))
  })

  test('is sent by text message in the language of its recipient', async () => {
    const { id, person } = await submitted()
    const phone = aPhone()
    const body = { ...SUNIL, phone, send: true, language: 'hi' as const }
    const { url, message: words } = await person.call('makeLogsheetLink', { params: { id }, body })
    const [message] = await server.outbox(phone)
    expect(url).toContain('/hi/sign#')
    expect(words).toContain(url)
    expect(message).toMatchObject({ channel: 'sms', purpose: 'notice', text: expect.stringContaining(url) })
    expect((await read(tokenIn(url))).logsheet.logsheetId).toBe(id)
    const silent = person.call('makeLogsheetLink', { params: { id }, body: { ...SUNIL, send: true } })
    await expect(silent).rejects.toMatchObject({ violations: [{ field: 'phone', code: 'required' }] })
  })

  test('one person makes a limited number a day', async () => {
    const { id, person } = await submitted()
    const make = () => person.call('makeLogsheetLink', { params: { id }, body: SUNIL })
    for (let time = 0; time < 8; time += 1) await make()
    await expect(make()).rejects.toMatchObject(refusal('too-many-requests', 429))
    server.clock.advance({ hours: 24 })
    const again = await enterCode(server, person.phoneOrEmail)
    await server.callAs(again.accessToken)('makeLogsheetLink', { params: { id }, body: SUNIL })
  })

  test('its token is in no table and in no line of the log, also while its message waits', async () => {
    const { id, person } = await submitted()
    const body = { ...SUNIL, phone: aPhone(), send: true }
    const token = tokenIn((await person.call('makeLogsheetLink', { params: { id }, body })).url)
    await read(token)
    const tables = await server.db.rows(sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    const holding = []
    for (const { name } of tables) {
      const found = await server.db.rows(sql`
        select from ${sql.table(name)} t where to_jsonb(t)::text like ${`%${token}%`} limit 1`)
      if (found.length > 0) holding.push(name)
    }
    expect(holding).toEqual([])
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.join('')).not.toContain(token)
  })
})

test('a network makes a limited number of calls by link a minute', async () => {
  const narrow = await aServer({ settings: { LIMIT_LINK_CALLS_PER_MINUTE: '3' } })
  const ask = async () =>
    (await narrow.ask({ url: '/v1/links/logsheet', headers: { 'yantra-link': 'x'.repeat(43) } })).statusCode
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([401, 401, 401, 429])
})
