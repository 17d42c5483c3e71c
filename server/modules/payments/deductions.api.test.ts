import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tdsLimit } from '#contract/payments.spread.ts'
import { recorded, someInvoices } from '#tests/support/payments.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { call } = await server.signInStaff('ACCOUNTS')

const balances = async (customerId: string) => {
  const rows = await server.db.rows(sql<{ account: string; paise: number }>`
    select account, sum(debit_paise - credit_paise)::float8 as paise from ledger_line join ledger_entry e using (entry_id)
    where ${customerId} in (e.company_id, e.account_id) group by account having sum(debit_paise - credit_paise) <> 0`)
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]))
}
const stateOf = async (id: string) => {
  const { invoice } = await call('getDeskInvoice', { params: { id } })
  return { status: invoice.status, balancePaise: invoice.balancePaise, paid: invoice.payments.length }
}

test('more tax than the rates give, less what was deducted before, asks for a reason', async () => {
  const { customerId, invoices } = await someInvoices(server, productId, 1)
  const { invoiceId = '', taxablePaise = 0 } = invoices[0] ?? {}
  const most = tdsLimit({ taxablePaise, tdsPaise: 0 }, '2')
  const deducted = (tdsPaise: number, more: object = {}) =>
    recorded(server, { customerId, amountPaise: 100 }, [
      { invoiceId, amountPaise: 100, tdsPaise, ...(tdsPaise > 0 && { tdsCode: 'RENT' as const }), ...more },
    ])
  const refusal = { status: 422, violations: [{ field: 'allocations.0.tdsReason', code: 'tdsReason.over' }] }
  await expect(deducted(most + 1)).rejects.toMatchObject(refusal)
  await deducted(most - 100)
  await expect(deducted(200)).rejects.toMatchObject(refusal)
  await deducted(100)
  const { allocations } = await deducted(300, { tdsReason: 'Certificate of a higher rate' })
  expect(allocations).toMatchObject([
    { tdsPaise: 300, tdsSection: '393(1)', tdsCode: 'RENT', tdsReason: 'Certificate of a higher rate' },
  ])
})

test('GST that a government customer deducts stands by itself on the payment, the invoice and in the ledger', async () => {
  const { person, customerId, invoices } = await someInvoices(server, productId, 1)
  const { invoiceId = '', totalPaise = 0, taxablePaise = 0 } = invoices[0] ?? {}
  expect(taxablePaise).toBeLessThan(25_000_000)
  const paid = (more: object) =>
    recorded(server, { customerId, amountPaise: totalPaise - 20_000 }, [
      { invoiceId, amountPaise: totalPaise - 20_000, tdsPaise: 10_000, tdsCode: 'RENT', gstTdsPaise: 10_000, ...more },
    ])
  await expect(paid({})).rejects.toMatchObject({ violations: [{ code: 'tdsReason.gstOver' }] })
  const { allocations } = await paid({ tdsReason: 'Contract 17 of 2026 is above ₹2.5 lakh' })
  expect(allocations).toMatchObject([{ tdsPaise: 10_000, gstTdsPaise: 10_000 }])
  expect(await stateOf(invoiceId)).toEqual({ status: 'PAID', balancePaise: 0, paid: 1 })
  expect(await balances(customerId)).toMatchObject({ TDS_RECEIVABLE: 10_000, GST_TDS_RECEIVABLE: 10_000 })
  const read = await person.call('getInvoice', { params: { invoiceId } })
  expect(read.invoice).toMatchObject({ tdsPaise: 10_000, gstTdsPaise: 10_000, payments: [{ gstTdsPaise: 10_000 }] })
})
