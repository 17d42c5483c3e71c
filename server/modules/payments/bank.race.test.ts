import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aBankLine, statementOf, statementsAs } from '#tests/support/bank.ts'
import { aCompany } from '#tests/support/company.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const accounts = await server.signInStaff('ACCOUNTS')
const owner = await server.signInStaff('OWNER')
const { companyId: customerId } = await aCompany(server)
const body = { customerId, kind: 'PAYMENT', mode: 'NEFT' } as const

test('of people who accept the same row at once, one wins and the others get a conflict', async () => {
  const { lineId: id } = await aBankLine(server)
  const accept = (person: typeof accounts) => person.call('matchBankLine', { params: { id }, headers: {}, body })
  const done = await outcomes([accounts, owner, accounts, owner, accounts, owner].map(accept))
  expect(tally(done)).toEqual({ done: 1, 'status-conflict': 5 })
  const { payments } = await accounts.call('listPayments', { query: { customer: customerId } })
  expect(payments.totalElements).toBe(1)
})

test('a row opened again several times at once is taken back once', async () => {
  const { lineId: id } = await aBankLine(server)
  await accounts.call('matchBankLine', { params: { id }, headers: {}, body })
  const reopen = () => accounts.call('reopenBankLine', { params: { id }, headers: {}, body: { reason: 'A slip' } })
  expect(tally(await outcomes(times(6, reopen)))).toEqual({ done: 1, 'status-conflict': 5 })
  const sums = await server.db.first(sql<{ paise: number }>`
    select sum(debit_paise - credit_paise)::float8 as paise from ledger_line`)
  expect(sums?.paise).toBe(0)
})

test('a payment claimed by two rows at once is linked to one', async () => {
  const [one, two] = [await aBankLine(server), await aBankLine(server)]
  const { line } = await accounts.call('matchBankLine', { params: { id: one.lineId }, headers: {}, body })
  const paymentId = line.payment?.paymentId ?? ''
  const other = await aBankLine(server)
  const link = ({ lineId: id }: { lineId: string }) =>
    accounts.call('linkBankLine', { params: { id }, headers: {}, body: { paymentId } })
  expect(tally(await outcomes([link(two), link(other)]))).toEqual({ 'status-conflict': 2 })
})

test('a statement imported several times at once is stored once', async () => {
  const statements = await statementsAs(server)
  const reference = aReference()
  const bytes = statementOf([{ reference, credit: '5' }])
  const { digest } = await statements.preview(bytes)
  const replies = await Promise.all(times(6, () => statements.imported(bytes, { digest: digest ?? '' })))
  expect(replies.filter(({ added }) => added === 1)).toHaveLength(1)
  expect(replies.filter(({ type }) => type === '/problems/preview-outdated')).toHaveLength(5)
  const { lines } = await accounts.call('listBankLines', { query: { q: reference } })
  expect(lines.totalElements).toBe(1)
})
