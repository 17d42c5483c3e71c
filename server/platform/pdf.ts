import { Worker } from 'node:worker_threads'

/** The thread's request and reply. */
export type PdfRequest = { readonly template: string; readonly data: unknown }
export type PdfMade = { readonly bytes: Uint8Array<ArrayBuffer>; readonly pages?: number }
export type PdfReply = PdfMade | { readonly error: string }

/** Why a document was not rendered; the queue's tasks try again. */
export class PdfFailed extends Error {}
/** Too many documents wait: nothing is wrong with this one. */
export class PdfBusy extends PdfFailed {}

export type PdfLimits = {
  /** For one document, including the start of the thread. */
  readonly timeoutMs: number
  /** The most documents that may wait; beyond them one is refused at once. */
  readonly waitingMax: number
  /** The most documents for one person that are not rendered yet: everybody else waits behind no more of them. */
  readonly eachMax: number
}
const LIMITS: PdfLimits = { timeoutMs: 30_000, waitingMax: 20, eachMax: 3 }
/** A document of a hundred pages stays below this; one that exceeds it only ends its thread. */
const MEMORY_MB = 512

type Scan = { readonly bytes: Uint8Array; readonly pagesMax: number; readonly timeoutMs: number }

const REDRAWING = new URL('./scan.pdf.ts', import.meta.url)

export type Pdf = {
  /**
   * Renders a document from data: `pdf.render(new URL('./quote.pdf.ts', import.meta.url), quote)`. The module exports
   * `document(data)`, an element of @react-pdf/renderer, or `make(data)`, which returns the bytes. The data is copied into
   * the thread. `person` is who asked for it, if somebody did. Throws `PdfFailed`.
   */
  readonly render: (template: URL, data: unknown, person?: string) => Promise<Buffer>
  /**
   * The first pages of somebody else's PDF with nothing but what draws them, and the number of all its pages. Throws
   * `PdfFailed` if it is locked, damaged, unpacks to too much or takes longer than `timeoutMs`.
   */
  readonly redraw: (scan: Scan, person?: string) => Promise<{ readonly bytes: Buffer; readonly pages: number }>
  readonly close: () => Promise<void>
}

/** Renders documents one after the other in a thread, which starts with the first document and again after a crash. */
export function openPdf({ timeoutMs, waitingMax, eachMax }: PdfLimits = LIMITS): Pdf {
  let worker: Worker | undefined
  let tail: Promise<unknown> = Promise.resolve()
  const waiting: (string | undefined)[] = []

  const stop = async () => {
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  const makeNow = async (request: PdfRequest, within: number) => {
    worker ??= startWorker()
    try {
      return await replyOf(worker, request, within)
    } catch (error) {
      // Whatever the thread is doing now, it must not render the next document.
      await stop()
      throw error
    }
  }

  const refuseTooMany = (person: string | undefined) => {
    if (waiting.length > waitingMax) throw new PdfBusy(`${waiting.length} documents are waiting already.`)
    if (person !== undefined && waiting.filter((one) => one === person).length >= eachMax)
      throw new PdfBusy(`${eachMax} documents of this person are waiting already.`)
  }

  const make = async (request: PdfRequest, person?: string, within = timeoutMs) => {
    refuseTooMany(person)
    waiting.push(person)
    const made = tail.then(() => makeNow(request, within))
    tail = made.catch(() => {})
    const reply = await made.finally(() => {
      waiting.splice(waiting.indexOf(person), 1)
    })
    if ('error' in reply) throw new PdfFailed(reply.error)
    return { bytes: Buffer.from(reply.bytes.buffer), pages: reply.pages ?? 0 }
  }

  return {
    render: async (template, data, person) => (await make({ template: template.href, data }, person)).bytes,
    redraw: ({ timeoutMs: within, ...data }, person) => make({ template: REDRAWING.href, data }, person, within),
    close: async () => {
      await tail
      await stop()
    },
  }
}

function startWorker() {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB }
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { resourceLimits })
  worker.unref()
  return worker
}

/** The reply to one request; rejects if the thread ends or takes too long. */
function replyOf(worker: Worker, request: PdfRequest, timeoutMs: number) {
  const { promise, resolve, reject } = Promise.withResolvers<PdfReply>()
  const failed = (error: unknown) => reject(new PdfFailed('The rendering thread failed.', { cause: error }))
  const ended = (code: number) => reject(new PdfFailed(`The rendering thread ended with code ${code}.`))
  const late = setTimeout(() => reject(new PdfFailed(`It took longer than ${timeoutMs} ms.`)), timeoutMs)
  worker.on('message', resolve).on('error', failed).on('exit', ended)
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(late)
    worker.off('message', resolve).off('error', failed).off('exit', ended)
  })
}
