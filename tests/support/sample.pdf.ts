import { readFileSync } from 'node:fs'
import { Document, Page, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { text } from '#server/platform/kit.pdf.ts'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'

/** A document to try the renderer with, and the ways in which one may go wrong. */
type Sample = {
  readonly kind: 'fine' | 'throws' | 'endless' | 'exits' | 'reaches' | 'confines'
  readonly lines: readonly string[]
}

/** Lists the access of a template where the process was confined. */
function reached() {
  const may = ['fs.read', 'fs.write', 'net', 'child'].map((scope) => `${scope} ${process.permission?.has(scope)}`)
  try {
    return [...may, `read ${readFileSync(new URL('../../package.json', import.meta.url)).length}`]
  } catch (error) {
    return [...may, error instanceof Error && 'code' in error ? String(error.code) : 'other']
  }
}

export function document({ kind, lines: given }: Sample) {
  const lines = kind === 'reaches' ? reached() : given
  if (kind === 'confines') process.permission.drop('fs.read')
  if (kind === 'throws') throw new Error('No such rate.')
  if (kind === 'exits') process.exit(3)
  while (kind === 'endless');
  return createElement(
    Document,
    {},
    createElement(
      Page,
      { size: 'A4', style: { fontFamily: pdfFonts, padding: 40 } },
      ...lines.map((line, index) =>
        createElement(View, { key: index }, text({ fontSize: 10, fontWeight: index === 0 ? 700 : 400 }, line)),
      ),
    ),
  )
}
