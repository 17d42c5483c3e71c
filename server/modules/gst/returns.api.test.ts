// Each month's return is the ledger's output tax, head by head.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aPayment, someInvoices } from '#tests/support/payments.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await server.signInStaff('ACCOUNTS')
const today = dateInIndia(server.clock.now())
const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1)
const AGREES = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

const differenceIn = async (day: string) =>
  (await call('getGstOverview', { query: { month: day.slice(0, 7) } })).overview.difference
const claims = async () =>
  await server.db.rows(sql<{ account: string; paise: number }>`
    select account, sum(debit_paise - credit_paise)::float8 as paise from ledger_line
    where account like 'GST_REFUND_CLAIM%' group by account order by account`)

test('the returns of the demo agree with the ledger', async () => {
  const months = await server.db.rows(sql<{ day: string }>`
    select distinct date_trunc('month', entry_date)::date as day from ledger_entry order by 1`)
  expect(months.length).toBeGreaterThan(1)
  for (const { day } of months) expect([day, await differenceIn(day)]).toEqual([day, AGREES])
})

test('an advance, its invoice and its refund in a later month leave return and ledger alike in both months', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 1)
  const receive = async (placeOfSupply: string) => {
    const body = { ...aPayment(server, { customerId, amountPaise: 11_800_001, kind: 'ADVANCE' }), placeOfSupply }
    return (await call('recordPayment', { headers: {}, body: { ...body, receivedOn: lastMonth } })).payment
  }
  const refund = (id: string, amountPaise: number, receivedOn: string) =>
    call('refundPayment', {
      params: { id },
      headers: {},
      body: { receivedOn, mode: 'NEFT', reference: aReference(), amountPaise, reason: 'Not hired after all' },
    })
  const [own, other] = [await receive('27'), await receive('29')]
  await refund(own.paymentId, 1_180_000, lastMonth)
  const allocations = [{ invoiceId: invoices[0]?.invoiceId ?? '', amountPaise: 10_001 }]
  await call('allocatePayment', { params: { id: own.paymentId }, headers: {}, body: { allocations } })
  await refund(own.paymentId, 2_360_000, today)
  await refund(other.paymentId, 11_800_001, today)
  expect(await differenceIn(lastMonth)).toEqual(AGREES)
  expect(await differenceIn(today)).toEqual(AGREES)
  expect(await claims()).toEqual([
    { account: 'GST_REFUND_CLAIM_CGST', paise: 180_000 },
    { account: 'GST_REFUND_CLAIM_IGST', paise: 1_800_000 },
    { account: 'GST_REFUND_CLAIM_SGST', paise: 180_000 },
  ])
})
