// The rows of bank statements that a reported payment may be, by the rule of matching.
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { aBankLine, asBanksWrite } from '#tests/support/bank.ts'
import { anInvoice, reportedAsPaid } from '#tests/support/invoices.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

test('all rows of the reported amount are listed, until one has the reference', async () => {
  const date = asBanksWrite(dateInIndia(server.clock.now()))
  const { person, invoice } = await anInvoice(server, productId)
  const reference = aReference()
  const paidOn = dateInIndia(server.clock.now())
  await reportedAsPaid(person, invoice.invoiceId, { mode: 'NEFT', paidOn, reference, amountPaise: 123_456 })
  const { call } = await server.atDesk('ACCOUNTS')
  const found = async () => {
    const { reports } = await call('listPaymentReports')
    const report = reports.find(({ invoiceId }) => invoiceId === invoice.invoiceId)
    return report?.matches.map(({ lineId, isSameReference }) => [lineId, isSameReference])
  }
  const [one, two] = [
    await aBankLine(server, { credit: '1,234.56', date }),
    await aBankLine(server, { credit: '1,234.56', date }),
  ]
  await aBankLine(server, { credit: '1,234.57', date })
  expect(await found()).toEqual([
    [one.lineId, false],
    [two.lineId, false],
  ])
  const same = await aBankLine(server, { credit: '1,000.00', date, reference })
  expect(await found()).toEqual([[same.lineId, true]])
  const told = await aBankLine(server, { credit: '1,001.00', date, narration: `IMPS/${reference}/DECCAN` })
  expect(await found()).toEqual([
    [same.lineId, true],
    [told.lineId, true],
  ])
})
