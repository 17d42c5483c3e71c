// Random acts on one customer's invoices: issue, credit, debit, pay, part pay, deduct tax, undo, give back. After each the
// books are right.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { issued } from '#tests/support/invoices.ts'
import { recorded, someDrafts } from '#tests/support/payments.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const LIVES = proofs(4, 200)
const STEPS = 24
const PATIENCE_MS = proofs(120_000, 3_600_000)

const server = await aServer()
const { products } = await server.call('listProducts', { query: { size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

const step = fc.record({
  act: fc.constantFrom('issue', 'record', 'record', 'allocate', 'allocate', 'allocate', 'undo', 'refund', 'note'),
  note: fc.constantFrom('CREDIT' as const, 'DEBIT' as const),
  kind: fc.constantFrom('PAYMENT' as const, 'PAYMENT' as const, 'ADVANCE' as const, 'DEPOSIT' as const),
  payment: fc.nat(9),
  invoice: fc.nat(2),
  paise: fc.integer({ min: 1, max: 2_000_000 }),
  tdsPaise: fc.constantFrom(0, 0, 100, 5000),
})
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** What anybody must find at any time: differences between the ledger, the invoices and the payments. */
const RIGHT = { difference: 0, documents: 0, receivables: 0, advances: 0, deposits: 0, bank: 0, tds: 0, tax: 0 }

async function booksOf(customerId: string) {
  const [sums] = await server.db.rows(sql<Record<string, number>>`
    with mine as (select l.*, e.company_id as whose_company, e.account_id as whose from ledger_line l join ledger_entry e using (entry_id)
        where ${customerId} in (e.company_id, e.account_id)),
      paid as (select * from payment where ${customerId} in (company_id, account_id)),
      billed as (select * from invoice where ${customerId} in (company_id, account_id) and status <> 'DRAFT')
    select (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine) as difference,
      (select count(*)::float8 from billed b where (document ->> 'totalPaise')::bigint <> total_paise
        or taxable_paise <> (select sum(l.amount_paise) from invoice_line l where l.invoice_id = b.invoice_id)) as documents,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'RECEIVABLES')
        - (select coalesce(sum(balance_paise), 0)::float8 from billed) as receivables,
      (select coalesce(sum(credit_paise - debit_paise), 0)::float8 from mine where account = 'ADVANCES')
        - (select coalesce(sum(open_paise), 0)::float8 from paid where kind in ('PAYMENT', 'ADVANCE')) as advances,
      (select coalesce(sum(credit_paise - debit_paise), 0)::float8 from mine where account = 'DEPOSITS')
        - (select coalesce(sum(open_paise), 0)::float8 from paid where kind = 'DEPOSIT') as deposits,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'BANK')
        - (select coalesce(sum(case kind when 'REFUND' then -amount_paise else amount_paise end), 0)::float8 from paid) as bank,
      (select coalesce(sum(debit_paise - credit_paise), 0)::float8 from mine where account = 'TDS_RECEIVABLE')
        - (select coalesce(sum(tds_paise), 0)::float8 from billed) as tds,
      (select least(0, coalesce(sum(debit_paise - credit_paise), 0))::float8 from mine where account = 'GST_ON_ADVANCES') as tax`)
  return sums
}

/** Tokens run out while time passes, so each life signs in anew. */
async function live(steps: readonly Step[]) {
  const { customerId, drafts } = await someDrafts(server, productId, 3)
  const waiting = [...drafts]
  const { call } = await server.signInStaff('ACCOUNTS')
  const made: string[] = []
  const allocations: { paymentId: string; allocationId: string }[] = []
  const acts = {
    async issue() {
      const id = waiting.shift()
      if (id !== undefined) await issued(server, id)
    },
    async note({ note: kind, invoice, paise }: Step) {
      const body = { kind, reason: 'HOURS' as const, explanation: 'A slip', lines: [{ lineNo: 1, amountPaise: paise }] }
      await call('issueNote', { params: { id: drafts[invoice] ?? '' }, headers: { 'if-match': '*' }, body })
    },
    record: async ({ kind, paise }: Step) => {
      made.push((await recorded(server, { customerId, kind, amountPaise: paise })).paymentId)
    },
    async allocate({ payment, invoice, paise, tdsPaise }: Step) {
      const id = made[payment % made.length] ?? ''
      const order = {
        invoiceId: drafts[invoice] ?? '',
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
    if (made.length === 0 && (one.act === 'allocate' || one.act === 'refund')) continue
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
    await fc.assert(lives, { numRuns: LIVES, endOnFailure: true })
  },
  PATIENCE_MS,
)
