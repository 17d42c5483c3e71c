// Random acts on one customer's invoices: pay, part pay, deduct tax, undo, give back. After each the books are right.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { recorded, someInvoices } from '#tests/support/payments.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const LIVES = proofs(4, 200)
const STEPS = 12
const PATIENCE_MS = proofs(120_000, 3_600_000)

const server = await aServer()
const { products } = await server.call('listProducts', { query: { size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

const step = fc.record({
  act: fc.constantFrom('record', 'record', 'allocate', 'allocate', 'allocate', 'undo', 'refund'),
  kind: fc.constantFrom('PAYMENT' as const, 'PAYMENT' as const, 'ADVANCE' as const, 'DEPOSIT' as const),
  payment: fc.nat(9),
  invoice: fc.nat(2),
  paise: fc.integer({ min: 1, max: 2_000_000 }),
  tdsPaise: fc.constantFrom(0, 0, 100, 5000),
})
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** What anybody must find at any time: differences between the ledger, the invoices and the payments. */
const RIGHT = { difference: 0, receivables: 0, advances: 0, deposits: 0, bank: 0, tds: 0, tax: 0 }

async function booksOf(customerId: string) {
  const [sums] = await server.db.rows(sql<Record<string, number>>`
    with mine as (select l.*, e.company_id as whose_company, e.account_id as whose from ledger_line l join ledger_entry e using (entry_id)
        where ${customerId} in (e.company_id, e.account_id)),
      paid as (select * from payment where ${customerId} in (company_id, account_id)),
      billed as (select * from invoice where ${customerId} in (company_id, account_id) and status <> 'DRAFT')
    select (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine) as difference,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'RECEIVABLES')
        - (select sum(balance_paise)::float8 from billed) as receivables,
      (select coalesce(sum(credit_paise - debit_paise), 0)::float8 from mine where account = 'ADVANCES')
        - (select coalesce(sum(open_paise), 0)::float8 from paid where kind in ('PAYMENT', 'ADVANCE')) as advances,
      (select coalesce(sum(credit_paise - debit_paise), 0)::float8 from mine where account = 'DEPOSITS')
        - (select coalesce(sum(open_paise), 0)::float8 from paid where kind = 'DEPOSIT') as deposits,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'BANK')
        - (select coalesce(sum(case kind when 'REFUND' then -amount_paise else amount_paise end), 0)::float8 from paid) as bank,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'TDS_RECEIVABLE')
        - (select sum(tds_paise)::float8 from billed) as tds,
      (select least(0, coalesce(sum(debit_paise - credit_paise), 0))::float8 from mine where account = 'GST_ON_ADVANCES') as tax`)
  return sums
}

/** Tokens run out while time passes, so each life signs in anew. */
async function live(steps: readonly Step[]) {
  const { customerId, invoices } = await someInvoices(server, productId, 3)
  const { call } = await server.signInStaff('ACCOUNTS')
  const made: string[] = []
  const allocations: { paymentId: string; allocationId: string }[] = []
  const acts = {
    record: async ({ kind, paise }: Step) => {
      made.push((await recorded(server, { customerId, kind, amountPaise: paise })).paymentId)
    },
    async allocate({ payment, invoice, paise, tdsPaise }: Step) {
      const id = made[payment % made.length] ?? ''
      const order = {
        invoiceId: invoices[invoice]?.invoiceId ?? '',
        amountPaise: paise,
        tdsPaise,
        tdsCode: 'RENT' as const,
      }
      const { payment: after } = await call('allocatePayment', {
        params: { id },
        headers: {},
        body: { allocations: [order] },
      })
      allocations.push({ paymentId: id, allocationId: after.allocations.at(-1)?.allocationId ?? '' })
    },
    async undo({ payment }: Step) {
      const { paymentId, allocationId } = allocations[payment % allocations.length] ?? {
        paymentId: '',
        allocationId: '',
      }
      const body = { allocationId, reason: 'A slip' }
      await call('undoAllocation', { params: { id: paymentId }, headers: {}, body })
    },
    async refund({ payment, paise }: Step) {
      const transfer = { receivedOn: dateInIndia(server.clock.now()), mode: 'NEFT' as const, reference: aReference() }
      const body = { ...transfer, amountPaise: Math.ceil(paise / 4), reason: 'Paid twice' }
      await call('refundPayment', { params: { id: made[payment % made.length] ?? '' }, headers: {}, body })
    },
  }
  for (const one of steps) {
    if (made.length === 0 && one.act !== 'record') continue
    if (allocations.length === 0 && one.act === 'undo') continue
    const act = acts[one.act]
    await act(one).catch((error: { status?: number }) => {
      // What is refused changes nothing; anything else is a mistake.
      if (error.status === undefined || error.status >= 500) throw error
    })
    expect(await booksOf(customerId)).toEqual(RIGHT)
  }
}

test(
  'money in any order of acts is counted once, and the ledger agrees with it',
  async () => {
    const lives = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), live)
    expect((await fc.check(lives, { numRuns: LIVES })).counterexample).toBeNull()
  },
  PATIENCE_MS,
)
