// e-invoices for tests: what the desk brings from the portal of an invoice that was issued.
import { acknowledged, type Told } from '#scripts/e-invoice-simulator.ts'
import type { TestServer } from './server.ts'

/** Returns the portal's answer about an invoice, the first of its file, as the desk types it. */
export async function broughtFrom(server: TestServer, invoiceId: string, at = server.clock.now()) {
  const { accessToken } = await server.atDesk('ACCOUNTS')
  const headers = { authorization: `Bearer ${accessToken}` }
  const reply = await server.ask({ url: `/v1/desk/gst/e-invoices/${invoiceId}`, headers })
  const [told] = reply.json<Told[]>()
  if (!told) throw new Error('The invoice is reported.')
  const { Irn, AckNo, AckDt, SignedQRCode, SignedInvoice } = acknowledged(told, at, 112_010_000_000_007)
  return { irn: Irn, ackNumber: String(AckNo), ackDate: AckDt, signedQr: SignedQRCode, signedInvoice: SignedInvoice }
}

/** Adds that acknowledgement at the desk. */
export async function acknowledgedByHand(server: TestServer, invoiceId: string) {
  const { call } = await server.atDesk('ACCOUNTS')
  const body = await broughtFrom(server, invoiceId)
  return (await call('acknowledgeEInvoice', { params: { id: invoiceId }, body })).eInvoices
}
