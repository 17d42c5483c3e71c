// A provider of e-invoices of our own: registers INV-01 documents in the portal's shapes, for tests and for trying out the demo.
import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The content of a document, as far as the portal signs it. */
export type Told = {
  readonly SellerDtls: { readonly Gstin: string }
  readonly BuyerDtls: { readonly Gstin: string }
  readonly DocDtls: { readonly Typ: string; readonly No: string; readonly Dt: string }
  readonly ItemList: readonly { readonly HsnCd: string }[]
  readonly ValDtls: { readonly TotInvVal: number }
}
type Fault = { readonly ErrorCode: string; readonly ErrorMessage: string }

type Options = {
  /** The bearer token that it wants; none by default. */
  readonly key?: string
  readonly port?: number
  readonly now?: () => Date
  /** Why it refuses a document; it takes all by default. */
  readonly faultsOf?: (document: Told) => readonly Fault[]
  /** A listener that replies instead while it is set: a provider that fails or is malicious. */
  readonly instead?: () => RequestListener | undefined
}

const DAY_MS = 24 * 3_600_000
const IST_MS = 5.5 * 3_600_000
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A JSON web token of the portal: its data are a text. */
function signed(data: unknown) {
  const unsigned = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url({ data: JSON.stringify(data), iss: 'NIC' })}`
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey).toString('base64url')}`
}

/** `2026-11-23 18:33:00` in India. */
const portalTime = (at: Date) => new Date(at.getTime() + IST_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The financial year of `23/11/2026` is `2026-27`. */
function yearOf(date: string) {
  const [, month = 0, year = 0] = date.split('/').map(Number)
  const first = month < 4 ? year - 1 : year
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** Returns the portal's reply to a document that it registers. */
export function acknowledged(told: Told, at: Date, ackNumber: number) {
  const { SellerDtls, BuyerDtls, DocDtls, ItemList, ValDtls } = told
  const { Typ, No, Dt } = DocDtls
  const Irn = createHash('sha256')
    .update(`${SellerDtls.Gstin}${yearOf(Dt)}${Typ}${No}`)
    .digest('hex')
  const qr = {
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: No,
    DocTyp: Typ,
    DocDt: Dt,
    TotInvVal: ValDtls.TotInvVal,
    ItemCnt: ItemList.length,
    MainHsnCode: ItemList[0]?.HsnCd,
    Irn,
    IrnDt: portalTime(at),
  }
  const about = { AckNo: ackNumber, AckDt: portalTime(at), Irn }
  return { ...about, SignedInvoice: signed({ ...about, ...told }), SignedQRCode: signed(qr), Status: 'ACT' }
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown
}

type Registered = ReturnType<typeof acknowledged> & { at: Date; isCancelled: boolean }
const done = (Data: unknown) => ({ Status: 1, Data, ErrorDetails: null, InfoDtls: null })
const refused = (...ErrorDetails: readonly Fault[]) => ({ Status: 0, Data: null, ErrorDetails, InfoDtls: null })

/** The register of one portal. */
function portal({ now = () => new Date(), faultsOf = () => [] }: Options) {
  const register = new Map<string, Registered>()
  const answerOf = ({ at: _at, isCancelled: _is, ...answer }: Registered) => done(answer)
  return {
    add(told: Told) {
      const faults = faultsOf(told)
      if (faults.length > 0) return refused(...faults)
      const answer = acknowledged(told, now(), 112_010_000_000_000 + register.size)
      if (register.has(answer.Irn)) return refused({ ErrorCode: '2150', ErrorMessage: 'Duplicate IRN' })
      register.set(answer.Irn, { ...answer, at: now(), isCancelled: false })
      return done(answer)
    },
    find(irn: string) {
      const found = register.get(irn)
      return found ? answerOf(found) : refused({ ErrorCode: '2148', ErrorMessage: 'IRN details are not found' })
    },
    cancel({ Irn }: { Irn: string }) {
      const found = register.get(Irn)
      if (!found) return refused({ ErrorCode: '2148', ErrorMessage: 'IRN details are not found' })
      if (found.isCancelled) return refused({ ErrorCode: '9999', ErrorMessage: 'IRN is already cancelled' })
      if (now().getTime() > found.at.getTime() + DAY_MS)
        return refused({ ErrorCode: '2270', ErrorMessage: 'The allowed cancellation time limit is crossed' })
      found.isCancelled = true
      return done({ Irn, CancelDate: portalTime(now()) })
    },
  }
}

async function answered(of: ReturnType<typeof portal>, { method, url = '' }: IncomingMessage, body: unknown) {
  const [, irn] = /^\/Invoice\/irn\/([0-9a-f]{64})$/.exec(url) ?? []
  if (method === 'GET' && irn !== undefined) return of.find(irn)
  if (method === 'POST' && url === '/Invoice') return of.add(body as Told)
  if (method === 'POST' && url === '/Invoice/Cancel') return of.cancel(body as { Irn: string })
  return undefined
}

/** Starts the provider on this machine, by default on a free port. */
export async function simulateEInvoices(options: Options = {}) {
  const asked: string[] = []
  const register = portal(options)
  const work = async (request: IncomingMessage, reply: ServerResponse) => {
    if (options.key !== undefined && request.headers.authorization !== `Bearer ${options.key}`)
      return reply.writeHead(401).end()
    const answer = await answered(register, request, request.method === 'POST' ? await bodyOf(request) : undefined)
    if (answer === undefined) return reply.writeHead(404).end()
    return reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url}`)
    const instead = options.instead?.()
    if (instead) instead(request, reply)
    else void work(request, reply).catch(() => reply.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = '3051'] = process.argv.slice(2)
  const { url } = await simulateEInvoices({ port: Number(port) })
  process.stdout.write(`E_INVOICE_URL=${url} registers e-invoices; its signatures are its own, not the portal’s.\n`)
}
