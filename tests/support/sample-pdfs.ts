import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

type Paper = { readonly pages?: number; readonly words?: string; readonly angle?: number }

/** A paper before it is saved; its page n says `{words} n`. */
export async function aDrawnPaper({ pages = 1, words = 'Policy', angle = 0 }: Paper) {
  const paper = await PDFDocument.create()
  const font = await paper.embedFont(StandardFonts.Helvetica)
  for (let page = 1; page <= pages; page += 1) {
    const sheet = paper.addPage([400, 600])
    sheet.setRotation(degrees(angle))
    sheet.drawText(`${words} ${page}`, { x: 40, y: 500, size: 24, font })
    sheet.drawRectangle({ x: 40, y: 60, width: 320, height: 300, borderWidth: 3 })
  }
  return paper
}

/** The same, scanned. */
export const aScannedPaper = async (paper: Paper = {}) => Buffer.from(await (await aDrawnPaper(paper)).save())

/** A paper that opens with a password only. */
export async function aLockedPaper() {
  const paper = await aDrawnPaper({})
  paper.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return Buffer.from(await paper.save())
}

/** Stands in every part of `aHostilePaper` that must not be copied. */
export const CANARY = 'canary-7f3a'

/** A paper that draws `Fitness 1` and carries what a PDF may do besides: scripts, links, forms, files, layers, records. */
export async function aHostilePaper() {
  const paper = await aDrawnPaper({ words: 'Fitness' })
  const { context, catalog } = paper
  const text = PDFString.of(CANARY)
  const script = context.obj({ S: 'JavaScript', JS: text })
  const link = context.obj({ S: 'URI', URI: text })
  paper.addJavaScript('hello', `app.alert("${CANARY}")`)
  await paper.attach(Buffer.from(CANARY), `${CANARY}.txt`)
  paper.getForm().createTextField(CANARY).addToPage(paper.getPage(0), { x: 10, y: 10, width: 90, height: 20 })
  catalog.set(PDFName.of('OpenAction'), script)
  const { node } = paper.getPage(0)
  node.set(PDFName.of('AA'), context.obj({ O: script, C: link }))
  const note = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 400, 600], A: link })
  // An object of its own, which the library would copy with its page.
  node.set(PDFName.of('Annots'), context.obj([context.register(note)]))
  const resources = node.Resources()
  const inner = {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 9, 9],
    Metadata: context.obj({ Is: text }),
    AA: script,
  }
  const more = {
    Ref: { F: text, Page: 0 },
    OC: { Type: 'OCG', Name: text },
    OPI: { Is: text },
    PieceInfo: { Is: text },
  }
  const form = context.register(context.stream('0 0 9 9 re f', { ...inner, ...more, Resources: { Away: text } }))
  const outside = context.register(context.stream('', { Type: 'XObject', Subtype: 'Image', F: text, AF: [script] }))
  resources?.set(PDFName.of('XObject'), context.obj({ Seal: form, JS: outside, Way: script }))
  resources?.set(PDFName.of('Properties'), context.obj({ Layer: { Type: 'OCG', Name: text } }))
  return Buffer.from(await paper.save())
}
