import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { staffRoles } from '#contract/staff.ts'
import { refusal } from '#tests/support/newcomer.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail } from '#tests/support/session.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
type Person = Awaited<ReturnType<typeof server.signIn>>
type Colleague = Awaited<ReturnType<typeof server.signInStaff>>

async function anEnquiry(person: Person) {
  await person.call('addCartItem', { body: { productId } })
  const body = enquiryBody(server.clock.now())
  return { id: (await person.call('submitEnquiry', { body, headers: {} })).enquiryId }
}
const assign = ({ call }: Colleague, params: { id: string }, to: string | null, from: string | null) =>
  call('assignEnquiry', { params, body: { to, from } })

test('assigning can be repeated; a colleague who is too late sees who has it', async () => {
  const [person, kavita, arun] = [await server.signIn(), await server.signInStaff('SALES'), await server.signInStaff()]
  const params = await anEnquiry(person)
  const { enquiry } = await assign(kavita, params, kavita.accountId, null)
  expect(enquiry.assignee).toEqual({ staffId: kavita.accountId, name: 'Meera Joshi' })
  expect((await assign(kavita, params, kavita.accountId, null)).enquiry.assignee).toEqual(enquiry.assignee)
  await expect(assign(arun, params, arun.accountId, null)).rejects.toMatchObject({
    ...refusal('taken-by-colleague', 409),
    detail: 'Meera Joshi has this enquiry now.',
  })
  await assign(arun, params, arun.accountId, kavita.accountId)
  expect((await assign(arun, params, null, arun.accountId)).enquiry.assignee).toBeNull()
  await expect(assign(kavita, params, arun.accountId, kavita.accountId)).rejects.toMatchObject({ status: 409 })
})

test('only active people who may answer enquiries take them', async () => {
  const [person, owner] = [await server.signIn(), await server.signInStaff()]
  const gone = await server.signInStaff('SALES')
  await owner.call('updateStaff', {
    params: { id: gone.accountId },
    headers: { 'if-match': '*' },
    body: { isActive: false },
  })
  const params = await anEnquiry(person)
  for (const to of [(await server.signInStaff('OPERATIONS')).accountId, gone.accountId, person.accountId, randomUUID()])
    await expect(assign(owner, params, to, null)).rejects.toMatchObject(refusal('not-assignable', 409))
})

test('a note is read by the whole desk and never by the customer', async () => {
  const [person, kavita] = [await server.signIn(), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const body = { text: 'Pays in 34 days.' }
  const headers = { 'idempotency-key': 'note' }
  const first = await kavita.call('addEnquiryNote', { params, headers, body })
  expect(await kavita.call('addEnquiryNote', { params, headers, body })).toEqual(first)
  for (const role of staffRoles) {
    const { call } = await server.signInStaff(role)
    expect((await call('getInboxEnquiry', { params })).enquiry.internalNotes).toEqual([first.note])
  }
  expect(JSON.stringify(await person.call('getEnquiry', { params }))).not.toContain('34 days')
})

test('the desk cancels with a reason, and the customer is notified of it; the event names the member of staff', async () => {
  const [person, kavita] = [await server.signIn(anEmail()), await server.signInStaff('SALES')]
  const params = await anEnquiry(person)
  const body = { reason: 'You asked twice; ENQ-1 is open.' }
  const { enquiry } = await kavita.call('cancelInboxEnquiry', { params, body })
  expect([enquiry.status, enquiry.turn]).toEqual(['CANCELLED', 'CLOSED'])
  const seen = (await person.call('getEnquiry', { params })).enquiry
  expect(seen.events.at(-1)).toMatchObject({ event: 'cancel', actor: 'Meera Joshi', reason: body.reason })
  const [told] = (await server.outbox(person.phoneOrEmail)).filter(({ purpose }) => purpose === 'notice')
  expect(told?.text).toContain(body.reason)
  await expect(kavita.call('cancelInboxEnquiry', { params, body })).rejects.toMatchObject(
    refusal('status-conflict', 409),
  )
})

test('an unknown enquiry is not found, whatever the call', async () => {
  const { call } = await server.signInStaff()
  const params = { id: randomUUID() }
  const said = { params, headers: {}, body: { text: 'Hello' } }
  for (const ask of [
    () => call('getInboxEnquiry', { params }),
    () => call('assignEnquiry', { params, body: { to: null, from: null } }),
    () => call('addEnquiryNote', said),
    () => call('writeToCustomer', said),
    () => call('readCustomerMessages', { params, body: {} }),
    () => call('cancelInboxEnquiry', { params, body: { reason: 'Gone' } }),
  ])
    await expect(ask()).rejects.toMatchObject(refusal('not-found', 404))
})
