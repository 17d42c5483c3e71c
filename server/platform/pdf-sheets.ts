// Sheets of one PDF, drawn upon pages that another document keeps free for them.
import { PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'

/** The place of a sheet on an A4 page, in points from its lower left corner: below a heading of three lines. */
const PLACE = { left: 44, bottom: 44, width: 507, height: 650 }

/** As large as its place allows, at the top in the middle. */
function draw(page: PDFPage, sheet: PDFEmbeddedPage) {
  const { width, height } = sheet.scale(Math.min(PLACE.width / sheet.width, PLACE.height / sheet.height))
  const x = PLACE.left + (PLACE.width - width) / 2
  page.drawPage(sheet, { x, y: PLACE.bottom + PLACE.height - height, width, height })
}

/** `pdf` is what `Pdf.redraw` made; its first sheet is drawn on page `from` of the last pages. */
type Sheets = { readonly pdf: Uint8Array; readonly from: number }

/** The document with these sheets on its last pages. */
export async function withSheets(bytes: Uint8Array, lastPages: number, all: readonly Sheets[]) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = document.getPages().slice(-lastPages)
  for (const { pdf, from } of all) {
    const drawn = await PDFDocument.load(pdf, { updateMetadata: false })
    const sheets = await document.embedPages(drawn.getPages())
    for (const [at, sheet] of sheets.entries()) draw(pages[from + at] as PDFPage, sheet)
  }
  return new Uint8Array(await document.save())
}
