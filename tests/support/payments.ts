// Payments: money that came in at the desk, and invoices to pay.
import { dateInIndia } from '#contract/dates.ts'
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

/** Records a payment, with its allocations. */
export async function recorded(server: TestServer, body: Body, allocations: Allocations = []) {
  const { call } = await server.signInStaff('ACCOUNTS')
  return (await call('recordPayment', { headers: {}, body: { ...aPayment(server, body), allocations } })).payment
}

/** Invoices that were issued to one new person. */
export async function someInvoices(server: TestServer, productId: string, count: number) {
  const { person, sheet } = await aBillableJob(server, productId)
  const invoices = []
  for (const id of await manyDrafts(server, sheet.summarySheetId, count)) invoices.push(await issued(server, id))
  return { person, customerId: person.accountId, invoices }
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
    newPayment: async () => (await recorded(server, body)).paymentId,
    newAllocation,
  }
}
