import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setAvailability } from '#server/modules/catalogue/availability.ts'
import { newId } from '#server/platform/ids.ts'
import { customer } from '#server/platform/principal.ts'
import { enqueue } from '#server/platform/queue.ts'
import { aCompany } from '#tests/support/company.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'
import { notifyAvailable } from './availability.ts'

const server = await aServer()
const { call, clock, config, db, outbox, runTasks, secrets } = server
const tools = { db, clock: clock.now, config, secrets }

const inPune = (await call('listProducts', { query: { sort: 'name', size: '20', location: 'pune' } })).products.content
/** A machine that is not available in Pune, a different one for each test. */
async function aMissing() {
  const product = inPune.pop()
  if (!product) throw new Error('Too few machines stand in Pune.')
  await place(product.slug, false)
  return { ...product, body: { product_id: product.productId, location: 'pune' } }
}
async function place(slug: string, available: boolean) {
  const placed = await setAvailability({ db, clock: clock.now }, { slug, city: 'pune', available })
  // Answers are cached for a second.
  clock.advance({ seconds: 2 })
  return placed
}
const aReader = () => server.signIn(anEmail())
const notices = async (to: string) => (await outbox(to)).filter(({ purpose }) => purpose === 'notice')
const waiting = (accountId: string) =>
  db.as(customer(accountId), (tx) => tx.rows(sql`select 1 from availability_subscription`))

test('B-44 a subscriber gets one email when the machine is available, and then no more', async () => {
  const { slug, name, body } = await aMissing()
  const person = await aReader()
  expect(await person.call('subscribeAvailability', { body })).toEqual({ productName: name, isAlreadyNotified: false })
  expect(await person.call('subscribeAvailability', { body })).toEqual({ productName: name, isAlreadyNotified: true })
  expect(await notices(person.phoneOrEmail)).toEqual([])
  expect(await place(slug, true)).toEqual({ productName: name, cityName: 'Pune', changed: true })
  const [told, ...more] = await notices(person.phoneOrEmail)
  expect(more).toEqual([])
  expect(told).toMatchObject({ channel: 'email', subject: `${name} is available in Pune now` })
  expect(told?.text).toContain(`${config.publicUrl}/rental/pune/equipment/${slug}`)
  expect(await waiting(person.accountId)).toEqual([])
  await place(slug, false)
  await place(slug, true)
  expect(await notices(person.phoneOrEmail)).toHaveLength(1)
})

test('a notified person may subscribe again, and is notified again', async () => {
  const { slug, body } = await aMissing()
  const person = await aReader()
  for (const times of [1, 2]) {
    expect(await person.call('subscribeAvailability', { body })).toMatchObject({ isAlreadyNotified: false })
    await place(slug, true)
    expect(await notices(person.phoneOrEmail)).toHaveLength(times)
    await place(slug, false)
  }
})

test('B-44 without a verified email address it is refused; once one is verified, the email goes there', async () => {
  const { slug, body } = await aMissing()
  const person = await server.signIn()
  const ask = () => person.call('subscribeAvailability', { body })
  await expect(ask()).rejects.toMatchObject(refusal('verified-email-required', 409))
  const email = anEmail()
  await person.call('updateOwnProfile', { body: { email } })
  await expect(ask()).rejects.toMatchObject(refusal('verified-email-required', 409))
  await person.call('requestOwnOtp', { query: { phoneOrEmail: email } })
  await person.call('verifyOwnOtp', { body: { phoneOrEmail: email, otp: await server.codeFor(email) } })
  expect(await ask()).toMatchObject({ isAlreadyNotified: false })
  await place(slug, true)
  expect(await notices(email)).toHaveLength(1)
  expect(await notices(person.phoneOrEmail)).toEqual([])
})

test('an available machine, a withdrawn one, an unknown one and an unknown city are refused', async () => {
  const { call } = await aReader()
  const { slug, productId, body } = await aMissing()
  const ask = (change: object) => call('subscribeAvailability', { body: { ...body, ...change } })
  await expect(ask({ product_id: newId() })).rejects.toMatchObject(refusal('not-found', 404))
  await expect(ask({ location: 'atlantis' })).rejects.toMatchObject(refusal('not-found', 404))
  await expect(ask({ product_id: 'x' })).rejects.toMatchObject(refusal('validation', 422))
  await expect(ask({ city: 'pune' })).rejects.toMatchObject(refusal('validation', 422))
  await place(slug, true)
  await expect(ask({})).rejects.toMatchObject(refusal('already-available', 409))
  await place(slug, false)
  await db.rows(sql`update product set withdrawn_at = ${clock.now()} where product_id = ${productId}`)
  await expect(ask({})).rejects.toMatchObject(refusal('product-withdrawn', 409))
})

test('a change of availability shows in lists, counts and the page at once; repeating it changes nothing', async () => {
  const { slug, subCategory } = await aMissing()
  const seen = async () => {
    const query = { location: 'pune' }
    const { available, cities } = (await call('getProduct', { params: { slug }, query })).product
    const { productLines } = await call('getProductCatalog', { query })
    const counts = productLines.flatMap(({ categories }) => categories.flatMap((category) => category.subCategories))
    const listed = await call('listProducts', { query: { ...query, subCategory: subCategory.slug, size: '100' } })
    expect(counts.find((sub) => sub.slug === subCategory.slug)?.productCount).toBe(listed.products.totalElements)
    expect(listed.products.content.some((product) => product.slug === slug)).toBe(available)
    expect(cities.some((city) => city.slug === 'pune')).toBe(available)
    return available
  }
  expect(await seen()).toBe(false)
  expect((await place(slug, true)).changed).toBe(true)
  expect(await seen()).toBe(true)
  expect((await place(slug, true)).changed).toBe(false)
  expect((await place(slug, false)).changed).toBe(true)
  expect(await seen()).toBe(false)
  const unknown = setAvailability(tools, { slug: 'no-such-machine', city: 'pune', available: true })
  await expect(unknown).rejects.toMatchObject({ problem: 'not-found' })
  const nowhere = setAvailability(tools, { slug, city: 'atlantis', available: true })
  await expect(nowhere).rejects.toMatchObject({ problem: 'not-found' })
})

test('only a change to available notifies; if the machine is gone again, subscribers keep waiting', async () => {
  const { slug, productId, body } = await aMissing()
  const person = await aReader()
  await person.call('subscribeAvailability', { body })
  await place(slug, true)
  await place(slug, false)
  expect(await notices(person.phoneOrEmail)).toEqual([])
  expect(await waiting(person.accountId)).toHaveLength(1)
  await place(slug, true)
  await place(slug, true)
  const events = await db.rows(
    sql`select 1 from task where name = 'product-available' and fact like ${`${productId}:%`}`,
  )
  expect(events).toHaveLength(2)
  expect(await notices(person.phoneOrEmail)).toHaveLength(1)
})

test('a repeated task or event sends one message', async () => {
  const { slug, productId, body } = await aMissing()
  const person = await aReader()
  await person.call('subscribeAvailability', { body })
  await place(slug, true)
  const payload = { productId, city: 'pune' }
  await enqueue({ tx: db, now: clock.now() }, { name: 'product-available', fact: newId(), payload })
  await runTasks()
  await notifyAvailable(tools, payload)
  expect(await notices(person.phoneOrEmail)).toHaveLength(1)
})

test("the link in a notice removes all subscriptions of its reader, and nobody else's", async () => {
  const [there, missing] = [await aMissing(), await aMissing()]
  const [person, other] = [await aReader(), await aReader()]
  for (const { body } of [there, missing])
    for (const { call } of [person, other]) await call('subscribeAvailability', { body })
  await place(there.slug, true)
  const [told] = await notices(person.phoneOrEmail)
  const token = /\/stop-updates#(\S+)$/.exec(told?.text ?? '')?.[1] ?? ''
  const stop = (used: string) => call('unsubscribeAvailability', { body: { token: used } })
  const forged = `${other.accountId}.${token.split('.')[1]}`
  for (const wrong of ['x', forged, token.slice(0, -5), person.accountId])
    await expect(stop(wrong)).rejects.toMatchObject(refusal('not-found', 404))
  expect(await waiting(person.accountId)).toHaveLength(1)
  await stop(token)
  await stop(token)
  expect(await waiting(person.accountId)).toEqual([])
  await place(missing.slug, true)
  expect(await notices(person.phoneOrEmail)).toHaveLength(1)
  expect(await notices(other.phoneOrEmail)).toHaveLength(2)
})

test("a deactivated person keeps waiting and is not notified; a deleted person's subscriptions are purged daily", async () => {
  const { slug, body } = await aMissing()
  const [company, person] = [await aCompany(server), await aReader()]
  await company.join(person.accountId, 'ROLE_USER')
  await person.call('subscribeAvailability', { body })
  const params = { id: person.accountId }
  await company.admin.call('deactivateCompanyUser', { params, body: undefined })
  await place(slug, true)
  expect((await notices(person.phoneOrEmail)).filter(({ subject }) => subject.includes('available'))).toEqual([])
  expect(await waiting(person.accountId)).toHaveLength(1)
  await company.admin.call('deleteCompanyUser', { params, query: { isPermDelete: 'true' } })
  clock.advance({ days: 1 })
  await runTasks()
  expect(await waiting(person.accountId)).toEqual([])
})

test('more people than one batch are all notified, once each', async () => {
  const { slug, productId, body } = await aMissing()
  const person = await aReader()
  await person.call('subscribeAvailability', { body })
  const many = await crowd(250, productId)
  await place(slug, true)
  await runTasks()
  const told = await db.rows(sql<{ to: string }>`
    select recipient as to from outbox_notice where recipient = any(${[...many, person.phoneOrEmail]}::text[])`)
  expect(told).toHaveLength(251)
  expect(new Set(told.map(({ to }) => to)).size).toBe(251)
})

/** So many people with a verified email address and a subscription to a machine in Pune; returns their addresses. */
async function crowd(people: number, productId: string) {
  const emails = Array.from({ length: people }, anEmail)
  await db.asOwner(async (owner) => {
    await owner.rows(sql`
      insert into account (account_id, public_key, first_name, last_name, role, user_type, status, created_at)
      select gen_random_uuid(), 'YN-ZZ' || translate(upper(lpad(to_hex(n), 4, '0')), '01', 'GH'), email, 'Patil',
        'ROLE_USER', 'INDIVIDUAL', 'ACTIVE', ${clock.now()}
      from unnest(${emails}::text[]) with ordinality as one(email, n)`)
    await owner.rows(sql`
      insert into identifier (account_id, kind, value, verified_at)
      select account_id, 'EMAIL', first_name, ${clock.now()} from account where first_name = any(${emails}::text[])`)
    await owner.rows(sql`
      insert into availability_subscription
      select gen_random_uuid(), account_id, ${productId}, 'pune', ${clock.now()}
      from identifier where value = any(${emails}::text[])`)
  })
  return emails
}
