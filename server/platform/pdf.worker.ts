// Renders one document at a time, in its own thread: a page takes a quarter of a second of CPU time.
import { parentPort } from 'node:worker_threads'
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { PdfMade, PdfReply, PdfRequest } from './pdf.ts'
import { loadFonts } from './pdf-fonts.ts'

/** A document of React's, or something that makes the bytes itself. */
type Template =
  | { readonly document: (data: unknown) => ReactElement<DocumentProps> }
  | { readonly make: (data: unknown) => Promise<PdfMade> }

const fonts = loadFonts()

async function render({ template, data }: PdfRequest): Promise<PdfReply> {
  try {
    await fonts
    const made = (await import(template)) as Template
    if ('make' in made) return await made.make(data)
    return { bytes: new Uint8Array(await renderToBuffer(made.document(data))) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function answer(request: PdfRequest) {
  const reply = await render(request)
  parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : [])
}

parentPort?.on('message', (request: PdfRequest) => void answer(request))
