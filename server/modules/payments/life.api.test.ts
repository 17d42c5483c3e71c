// Random acts on one customer's invoices: issue, credit, debit, pay, part pay, deduct tax, undo, give back. After each the
// books are right.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { booksOf, RIGHT } from '#tests/support/books.ts'
import { issued } from '#tests/support/invoices.ts'
import { recorded, someDrafts } from '#tests/support/payments.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const LIVES = proofs(4, 200)
const STEPS = 24
const PATIENCE_MS = proofs(120_000, 3_600_000)

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

const step = fc.record({
  act: fc.constantFrom('issue', 'record', 'record', 'allocate', 'allocate', 'allocate', 'undo', 'refund', 'note'),
  note: fc.constantFrom('CREDIT' as const, 'DEBIT' as const),
  kind: fc.constantFrom('PAYMENT' as const, 'PAYMENT' as const, 'ADVANCE' as const, 'DEPOSIT' as const),
  payment: fc.nat(9),
  invoice: fc.nat(2),
  paise: fc.integer({ min: 1, max: 2_000_000 }),
  tdsPaise: fc.constantFrom(0, 0, 100, 5000),
  gstTdsPaise: fc.constantFrom(0, 0, 700),
  tdsReason: fc.constantFrom(null, 'As on the certificate'),
})
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** Tokens run out while time passes, so each life signs in anew. */
async function live(steps: readonly Step[]) {
  const { customerId, drafts } = await someDrafts(server, productId, 3)
  const waiting = [...drafts]
  const { call } = await server.atDesk('ACCOUNTS')
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
    async allocate({ payment, invoice, paise, tdsPaise, gstTdsPaise, tdsReason }: Step) {
      const id = made[payment % made.length] ?? ''
      const order = {
        invoiceId: drafts[invoice] ?? '',
        amountPaise: paise,
        tdsPaise,
        tdsCode: 'RENT' as const,
        gstTdsPaise,
        tdsReason,
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
      // A refusal changes nothing; anything else is a mistake.
      if (error.status === undefined || error.status >= 500) throw error
    })
    expect(await booksOf(server, customerId)).toEqual(RIGHT)
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
