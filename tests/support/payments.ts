// Payments: money that came in at the desk, and invoices to pay.
import type { z } from 'zod'
import { dateInIndia } from '#contract/dates.ts'
import type { RecordPayment } from '#contract/payments.calls.ts'
import { aBillableJob, issued, manyDrafts } from './invoices.ts'
import { once } from './once.ts'
import { aReference } from './references.ts'
import type { TestServer } from './server.ts'

type Body = { customerId: string; amountPaise?: number; kind?: 'PAYMENT' | 'ADVANCE' | 'DEPOSIT' }
type Allocations = {
  invoiceId: string
  amountPaise: number
  tdsPaise?: number
  tdsCode?: 'RENT' | 'CONTRACT'
  gstTdsPaise?: number
  tdsReason?: string
}[]

/** A payment of today by NEFT, 1,000 rupees unless said. */
export const aPayment = (server: TestServer, { customerId, amountPaise = 100_000, kind = 'PAYMENT' }: Body) => ({
  customerId,
  kind,
  receivedOn: dateInIndia(server.clock.now()),
  mode: 'NEFT' as const,
  reference: aReference(),
  amountPaise,
})

/** Records a payment as given. */
export async function recordedAs(server: TestServer, body: RecordedAs) {
  const { call } = await server.atDesk('ACCOUNTS')
  return (await call('recordPayment', { headers: {}, body })).payment
}
type RecordedAs = z.input<typeof RecordPayment>

/** Records a payment, with its allocations. */
export async function recorded(server: TestServer, body: Body, allocations: Allocations = []) {
  const { call } = await server.atDesk('ACCOUNTS')
  return (await call('recordPayment', { headers: {}, body: { ...aPayment(server, body), allocations } })).payment
}

/** The ids of drafts for one new person. */
export async function someDrafts(server: TestServer, productId: string, count: number) {
  const { person, sheet } = await aBillableJob(server, productId)
  return { person, customerId: person.accountId, drafts: await manyDrafts(server, sheet.summarySheetId, count) }
}

/** Invoices that were issued to one new person. */
export async function someInvoices(server: TestServer, productId: string, count: number) {
  const { drafts, ...of } = await someDrafts(server, productId, count)
  const invoices = []
  for (const id of drafts) invoices.push(await issued(server, id))
  return { ...of, invoices }
}

let months = 0
/** Another month each time, before anything was dated, and when its return was filed. */
export function aMonth() {
  months += 1
  const month = `20${String(10 + (Math.floor(months / 12) % 8))}-${String((months % 12) + 1).padStart(2, '0')}`
  return { month, filedOn: '2020-01-20' }
}

type World = { readonly companyId: string; readonly invoice: () => Promise<string> }

/** Payments for the matrix, of company A. */
export function paymentsFor(server: TestServer, { companyId, invoice }: World) {
  const body = { customerId: companyId }
  const newAllocation = async () => {
    const payment = await recorded(server, body, [{ invoiceId: await invoice(), amountPaise: 100 }])
    return { paymentId: payment.paymentId, allocationId: payment.allocations[0]?.allocationId ?? '' }
  }
  return {
    payment: once(async () => (await recorded(server, body)).paymentId),
    newCheque: async () => (await recordedAs(server, { ...aPayment(server, body), mode: 'CHEQUE' })).paymentId,
    newPayment: async () => (await recorded(server, body)).paymentId,
    newAllocation,
    closedMonth: async () => {
      const { call } = await server.atDesk('ACCOUNTS')
      const body = aMonth()
      await call('closeMonth', { body })
      return body.month
    },
  }
}
