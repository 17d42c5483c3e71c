import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { followUpGroups } from '#contract/quotes.desk.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { draftFor, sendDraft, withdrawnQuote } from '#tests/support/quotes.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

// Noon in India.
const server = await aServer({ now: new Date('2026-11-23T06:30:00Z') })
const { aQuote, accept, enquiryOf, send } = await aQuoteWorld(server)
const sales = await server.signInStaff('SALES')
const fresh = { 'if-match': '*' }

const list = async (query: object) => (await sales.call('listQuotes', { query })).quotes
const itemOf = async (quoteId: string) => {
  const { quote } = await sales.call('getDeskQuote', { params: { id: quoteId } })
  const { content } = await list({ q: quote.quoteNumber })
  return content.find((item) => item.quoteId === quoteId)
}
const groupOf = async (quoteId: string) => (await itemOf(quoteId))?.group

/** Each count is the length of its list, and each list holds its group alone. */
async function expectTrueCounts() {
  const { counts } = await sales.call('listQuotes', { query: {} })
  for (const group of followUpGroups) {
    const { content, totalElements } = await list({ group, size: '100' })
    expect([group, totalElements, content.length]).toEqual([group, counts[group], counts[group]])
    expect(content.every((item) => item.group === group)).toBe(true)
  }
  return counts
}

test('a version goes through the groups of the follow-up, and counts follow', async () => {
  const before = await expectTrueCounts()
  const { person, quoteId, enquiryId } = await aQuote()
  expect(await groupOf(quoteId)).toBe('UNSEEN')
  await person.call('readQuote', { params: { quoteId }, body: {} })
  expect(await itemOf(quoteId)).toMatchObject({ group: 'SEEN', seenAt: server.clock.now().toISOString() })
  await person.call('requestQuoteChange', { params: { quoteId }, body: { message: 'One day earlier' } })
  expect(await itemOf(quoteId)).toMatchObject({
    group: 'ASKED',
    request: { kind: 'CHANGE', message: 'One day earlier', by: 'Asha Patil' },
  })

  const second = await draftFor(server, enquiryId)
  expect([await groupOf(quoteId), await groupOf(second.quoteId)]).toEqual(['ASKED', 'DRAFT'])
  const params = { id: second.quoteId }
  await sales.call('askOwner', { params, headers: fresh, body: { message: 'An old customer' } })
  expect(await groupOf(second.quoteId)).toBe('OWNER')
  expect(await expectTrueCounts()).toEqual({ ...before, ASKED: before.ASKED + 1, OWNER: before.OWNER + 1 })
  await sendDraft(server, second.quoteId)
  expect(await itemOf(quoteId)).toMatchObject({ group: null, status: 'SUPERSEDED', request: null })
  expect(await groupOf(second.quoteId)).toBe('UNSEEN')
  await accept(person, second.quoteId, { billingParty: BILLING_PARTY })
  expect(await groupOf(second.quoteId)).toBe('WON')
  expect(await expectTrueCounts()).toEqual({ ...before, WON: before.WON + 1 })
})

test('a lost version shows the reasons given by the person who ended it and by the desk', async () => {
  const { person, quoteId } = await aQuote()
  await person.call('declineQuote', { params: { quoteId }, body: { reason: 'Too dear' } })
  await sales.call('noteLostQuote', { params: { id: quoteId }, body: { reason: 'PRICE', note: null } })
  expect(await itemOf(quoteId)).toMatchObject({
    group: 'LOST',
    reason: 'Too dear',
    lost: { reason: 'PRICE', note: null },
  })
})

test('a closed version is lost until another one is begun', async () => {
  const enquiryId = await enquiryOf(await server.signIn())
  const quoteId = await withdrawnQuote(server, enquiryId)
  expect(await itemOf(quoteId)).toMatchObject({ group: 'LOST', reason: 'The crane is gone.' })
  const { quoteId: next } = await draftFor(server, enquiryId)
  expect([await groupOf(quoteId), await groupOf(next)]).toEqual([null, 'DRAFT'])
})

const validFor = (days: number) => ({ validUntil: addDays(dateInIndia(server.clock.now()), days) })

test('a live version is expiring within two days of its end, the first to end first', async () => {
  const [later, sooner, relaxed] = [
    await aQuote((content) => ({ ...content, ...validFor(1) })),
    await aQuote((content) => ({ ...content, ...validFor(0) })),
    await aQuote((content) => ({ ...content, ...validFor(2) })),
  ]
  const { content } = await list({ group: 'EXPIRING' })
  expect(content.map(({ quoteId }) => quoteId)).toEqual([sooner.quoteId, later.quoteId])
  expect(await groupOf(relaxed.quoteId)).toBe('UNSEEN')
})

test('quotes to the same customer are found by one of their enquiries', async () => {
  const { person, quoteId, enquiryId } = await aQuote()
  const other = await send(await enquiryOf(person))
  await aQuote()
  const { content } = await list({ customerOf: enquiryId })
  expect(content.map((item) => item.quoteId).toSorted()).toEqual([quoteId, other].toSorted())
})

test('a draft for an enquiry that was accepted meanwhile is not sent, and can be discarded', async () => {
  const { person, quoteId, enquiryId } = await aQuote()
  const draft = await draftFor(server, enquiryId)
  await accept(person, quoteId, { billingParty: BILLING_PARTY })
  const ask = { params: { id: draft.quoteId }, headers: fresh }
  await expect(sales.call('sendQuote', { ...ask, body: {} })).rejects.toMatchObject({ status: 409 })
  await sales.call('discardQuote', ask)
  expect(await groupOf(quoteId)).toBe('WON')
})
