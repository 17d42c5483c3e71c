// Renders one document at a time, in its own thread: a page takes a quarter of a second of CPU time.
import { parentPort } from 'node:worker_threads'
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { PdfReply, PdfRequest } from './pdf.ts'
import { loadFonts } from './pdf-fonts.ts'

type Template = { readonly document: (data: unknown) => ReactElement<DocumentProps> }

const fonts = loadFonts()

async function render({ template, data }: PdfRequest): Promise<PdfReply> {
  try {
    await fonts
    const { document } = (await import(template)) as Template
    return { bytes: new Uint8Array(await renderToBuffer(document(data))) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function answer(request: PdfRequest) {
  const reply = await render(request)
  parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : [])
}

parentPort?.on('message', (request: PdfRequest) => void answer(request))
