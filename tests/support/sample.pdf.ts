import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { pdfFonts } from '#server/platform/pdf-fonts.ts'

/** A document to try the renderer with, and the ways in which one may go wrong. */
type Sample = { readonly kind: 'fine' | 'throws' | 'endless' | 'exits'; readonly lines: readonly string[] }

export function document({ kind, lines }: Sample) {
  if (kind === 'throws') throw new Error('No such rate.')
  if (kind === 'exits') process.exit(3)
  while (kind === 'endless');
  return createElement(
    Document,
    {},
    createElement(
      Page,
      { size: 'A4', style: { fontFamily: pdfFonts, fontSize: 10, padding: 40 } },
      ...lines.map((line, index) =>
        createElement(
          View,
          { key: index },
          createElement(Text, { style: { fontWeight: index === 0 ? 700 : 400 } }, line),
        ),
      ),
    ),
  )
}
