// The port for a provider of e-invoices, and its adapter over HTTP. No address in an answer is ever called.
import { z } from 'zod'
import { type CancelReason, cancelReasons, type EInvoiceRefusal } from '#contract/invoices.registration.ts'
import type { Acknowledgement } from '#server/modules/invoices/registering.ts'
import type { Clock } from '#server/platform/clock.ts'
import { httpProvider, type ProviderReply, Refused } from '#server/platform/http-provider.ts'
import { portalInstant } from './acknowledgement.rules.ts'
import type { EInvoice } from './e-invoice.schema.ts'
import type { GstConfig } from './gst.config.ts'

/** The provider that registers documents with the portal for us. */
export type EInvoiceProvider = {
  /** Registers a document; of one that was registered before, the first acknowledgement. Throws `PortalRefused`. */
  submit(document: EInvoice, irn: string): Promise<Acknowledgement>
  /** Cancels an IRN; one that is cancelled already is fine. Throws `PortalRefused`. */
  cancel(irn: string, why: { readonly reason: CancelReason; readonly remark: string }): Promise<void>
}

/** The portal will not take this document as it is: another try would end the same way. */
export class PortalRefused extends Refused {
  readonly refusals: readonly EInvoiceRefusal[]
  constructor(refusals: readonly EInvoiceRefusal[]) {
    super(`The portal refused: ${refusals.map(({ code }) => code).join(', ')}.`)
    this.refusals = refusals
  }
}

const NAME = 'The provider of e-invoices'
const BYTES_MAX = 2_000_000
const REFUSALS_MAX = 20
const MESSAGE_MAX = 500
const [DUPLICATE, CANCELLED] = ['2150', '9999']

const code = z.coerce.string().max(20)
const Answer = z.object({
  Status: z.coerce.number(),
  Data: z.unknown().optional(),
  ErrorDetails: z.array(z.object({ ErrorCode: code, ErrorMessage: z.string() })).nullish(),
})
const Registered = z.object({
  Irn: z.string().regex(/^[0-9a-f]{64}$/),
  AckNo: z.coerce.string().regex(/^\d{1,20}$/),
  AckDt: z.string(),
  SignedInvoice: z.string().min(1).max(1_000_000),
  SignedQRCode: z.string().min(1).max(2900),
})

/** A path in INV-01 that a message names, such as `BuyerDtls.Pin`. */
const fieldIn = (message: string) =>
  /\b(?:(?:Tran|Doc|Seller|Buyer|Val|Pay|Ref)Dtls|ItemList)(?:[.[\]\w]*\w)?/.exec(message)?.[0] ?? null

function answerIn({ status, ok, body }: ProviderReply) {
  if (!ok && status !== 400 && status !== 422) throw new Error(`${NAME} answered ${status}.`)
  const { Status, Data, ErrorDetails } = Answer.parse(JSON.parse(body))
  if (Status === 1) return Data
  const refusals = (ErrorDetails ?? []).slice(0, REFUSALS_MAX).map(({ ErrorCode, ErrorMessage }) => ({
    field: fieldIn(ErrorMessage),
    code: ErrorCode,
    message: ErrorMessage.slice(0, MESSAGE_MAX),
  }))
  if (refusals.length === 0) throw new Error(`${NAME} refused without a reason.`)
  throw new PortalRefused(refusals)
}

function acknowledgementIn(reply: ProviderReply): Acknowledgement {
  const { Irn, AckNo, AckDt, SignedInvoice, SignedQRCode } = Registered.parse(answerIn(reply))
  return {
    irn: Irn,
    ackNumber: AckNo,
    ackedAt: portalInstant(AckDt),
    signedQr: SignedQRCode,
    signedInvoice: SignedInvoice,
  }
}

/** Whether a refusal says only this, by the portal's code. */
const isOnly = (error: unknown, only: string | undefined): boolean =>
  error instanceof PortalRefused && error.refusals.every((refusal) => refusal.code === only)

/** A provider that speaks the portal's own shapes in the clear. */
function httpEInvoices(
  { eInvoiceUrl = '', eInvoiceKey, eInvoiceTimeoutMs: timeoutMs }: GstConfig,
  clock: Clock,
): EInvoiceProvider {
  const ask = httpProvider({ name: NAME, timeoutMs, bytesMax: BYTES_MAX }, clock)
  const base = eInvoiceUrl.replace(/\/$/, '')
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(eInvoiceKey === undefined ? {} : { authorization: `Bearer ${eInvoiceKey}` }),
  }
  const post = <T>(path: string, body: unknown, read: (reply: ProviderReply) => T) =>
    ask({ url: `${base}${path}`, method: 'POST', headers, body: JSON.stringify(body) }, read)
  return {
    async submit(document, irn) {
      try {
        return await post('/Invoice', document, acknowledgementIn)
      } catch (error) {
        if (!isOnly(error, DUPLICATE)) throw error
        return ask({ url: `${base}/Invoice/irn/${irn}`, headers }, acknowledgementIn)
      }
    },
    async cancel(irn, { reason, remark }) {
      const body = { Irn: irn, CnlRsn: String(cancelReasons.indexOf(reason) + 1), CnlRem: remark }
      try {
        await post('/Invoice/Cancel', body, answerIn)
      } catch (error) {
        if (!isOnly(error, CANCELLED)) throw error
      }
    },
  }
}

/** The provider that is configured; undefined without one. */
export const makeEInvoiceProvider = (config: GstConfig, clock: Clock): EInvoiceProvider | undefined =>
  config.eInvoiceUrl === undefined ? undefined : httpEInvoices(config, clock)
