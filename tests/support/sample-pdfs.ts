import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

type Paper = { readonly pages?: number; readonly words?: string; readonly angle?: number }

async function drawn({ pages = 1, words = 'Policy', angle = 0 }: Paper) {
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

/** A scanned paper; its page n says `{words} n`. */
export const aScannedPaper = async (paper: Paper = {}) => Buffer.from(await (await drawn(paper)).save())

/** A paper that opens with a password only. */
export async function aLockedPaper() {
  const paper = await drawn({})
  paper.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return Buffer.from(await paper.save())
}

/** A paper whose drawing, or packed objects, unpack to this many bytes. */
export function aBomb(bytes: number, at: 'drawing' | 'objects') {
  const packed = deflateSync(Buffer.from('8 0 null'.padEnd(bytes)))
  const kind = at === 'objects' ? '/Type/ObjStm/N 1/First 4' : ''
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n7 0 obj<<${kind}/Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from(`\nendstream endobj
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>/Contents ${at === 'drawing' ? '7 0 R' : '[]'}>>endobj
trailer<</Root 1 0 R>>
%%EOF`),
  ])
}

/** A paper with these boxes as its page, and no page without any. */
export const aPaperOf = (...boxes: string[]) =>
  Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${boxes.map((_, at) => `${at + 4} 0 R`).join(' ')}]/Count ${boxes.length}>>endobj
3 0 obj<</Length 12>>stream
0 0 9 9 re f
endstream endobj
${boxes.map((box, at) => `${at + 4} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<<>>/Contents 3 0 R>>endobj`).join('\n')}
trailer<</Root 1 0 R>>
%%EOF`)

/** Keys that lead out of a drawing, wherever they stand. */
export const LEADING_OUT =
  `A AA AF Alternates Annots Dest F FDecodeParms FFilter JS JavaScript Metadata Names OC OPI OpenAction Parent
  PieceInfo Ref StructParent StructParents URI`.split(/\s+/)
/** Types of what is no drawing, and kinds of acts. */
export const NO_DRAWINGS = [
  ...'Action Annot Catalog EmbeddedFile F Filespec Metadata OCG OCMD Page Pages Sig StructElem StructTreeRoot'
    .split(' ')
    .map((Type) => ({ Type })),
  ...'GoTo GoToE GoToR Hide ImportData JavaScript Launch Named Rendition SetOCGState SubmitForm Thread URI'
    .split(' ')
    .map((S) => ({ S })),
  { Subtype: 'PS' },
]

type Settings = Record<string, string | number | { Is: string }>

/** A paper whose page draws with something that has all of this, named in `Resources` as if it drew. */
export async function aPaperWith(held: Record<string, Settings>) {
  const paper = await drawn({ words: 'Fitness' })
  paper.getPage(0).node.Resources()?.set(PDFName.of('ExtGState'), paper.context.obj(held))
  return Buffer.from(await paper.save())
}

/** Stands in every part of `aHostilePaper` that must not be copied. */
export const CANARY = 'canary-7f3a'

/** A paper that draws `Fitness 1` and carries what a PDF may do besides: scripts, links, forms, files, layers, records. */
export async function aHostilePaper() {
  const paper = await drawn({ words: 'Fitness' })
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
