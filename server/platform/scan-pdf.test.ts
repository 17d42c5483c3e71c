import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import { aDrawnPaper, aHostilePaper, aLockedPaper, aScannedPaper, CANARY } from '#tests/support/sample-pdfs.ts'
import { openPdf } from './pdf.ts'

/** A paper whose drawing, or packed objects, unpack to this many bytes. */
function aBomb(bytes: number, at: 'drawing' | 'objects') {
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
const aPaperOf = (...boxes: string[]) =>
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
const LEADING_OUT =
  `A AA AF Alternates Annots Dest F FDecodeParms FFilter JS JavaScript Metadata Names OC OPI OpenAction Parent
  PieceInfo Ref StructParent StructParents URI`.split(/\s+/)

/** Types of what is no drawing, and kinds of acts. */
const NO_DRAWINGS = [
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
async function aPaperWith(held: Record<string, Settings>) {
  const paper = await aDrawnPaper({ words: 'Fitness' })
  paper.getPage(0).node.Resources()?.set(PDFName.of('ExtGState'), paper.context.obj(held))
  return Buffer.from(await paper.save())
}

function redrawing() {
  const pdf = openPdf()
  onTestFinished(pdf.close)
  return (bytes: Uint8Array, pagesMax = 20) => pdf.redraw({ bytes, pagesMax, timeoutMs: 20_000 })
}

const textsOf = async (bytes: Buffer) => (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text

/** Every object of the file, also those within packed objects. */
async function contentsOf(bytes: Buffer) {
  const document = await PDFDocument.load(bytes)
  return document.context.enumerateIndirectObjects().map(([, object]) => object)
}

test('a scan is drawn anew, page by page, with the number of all its pages', async () => {
  const redraw = redrawing()
  const { bytes, pages } = await redraw(await aScannedPaper({ pages: 5 }), 3)
  expect(pages).toBe(5)
  expect(await textsOf(bytes)).toEqual(['Policy 1', 'Policy 2', 'Policy 3'])
})

test.each([
  [0, [400, 600]],
  [90, [600, 400]],
  [180, [400, 600]],
  [270, [600, 400]],
])('a page that is turned by %i degrees stays on its sheet', async (angle, sides) => {
  const { bytes } = await redrawing()(await aScannedPaper({ angle }))
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  expect(page.view.slice(2)).toEqual(sides)
  const [words] = (await page.getTextContent()).items as { transform: number[] }[]
  const [x = 0, y = 0] = words?.transform.slice(4) ?? []
  // The words begin 40 from the left and 500 from the bottom of the page as it was drawn.
  const upright = { 0: [40, 500], 90: [500, 360], 180: [360, 100], 270: [100, 40] }[angle]
  expect([x, y].map(Math.round)).toEqual(upright)
})

test('S13 only the drawing parts of a hostile PDF are kept', async () => {
  const hostile = await aHostilePaper()
  const before = (await contentsOf(hostile)).map(String).join('\n')
  for (const part of ['/JavaScript', '/URI', '/AcroForm', '/OpenAction', '/Annots', '/EmbeddedFile', CANARY])
    expect(before).toContain(part)
  const { bytes } = await redrawing()(hostile)
  const objects = await contentsOf(bytes)
  // The library gives each page an empty list of notes.
  const text = objects.map(String).join('\n').replaceAll('/Annots [ ]', '')
  expect(text).not.toMatch(
    /JavaScript|\/JS\b(?! \d+ 0 R)|\/URI|Launch|AcroForm|OpenAction|\/Annot|\/AA|\/AF|\/OPI|\/OCG?\b|\/Ref\b|PieceInfo|EmbeddedFile|Metadata/,
  )
  expect(text).not.toContain(CANARY)
  const outside = objects.filter((one) => one instanceof PDFStream && one.dict.has(PDFName.of('F')))
  expect(outside).toEqual([])
  // The drawing parts are kept: the words, and the form among its resources.
  expect(await textsOf(bytes)).toEqual(['Fitness 1'])
  const forms = objects.filter((one) => one instanceof PDFStream && String(one.dict).includes('/Form\n'))
  expect(forms).toHaveLength(2)
})

test('S13 drawing parts lose everything that leads elsewhere, and other parts are dropped', async () => {
  const held: Parameters<typeof aPaperWith>[0] = Object.fromEntries([
    ...LEADING_OUT.map((key) => [`By${key}`, { LW: 1, [key]: { Is: CANARY } }]),
    ...NO_DRAWINGS.map((mark, at) => [`Of${at}`, { ...mark, Is: CANARY }]),
    ['Drawn', { LW: 7 }],
  ])
  const paper = await aPaperWith(held)
  const named = async (bytes: Buffer) =>
    (await contentsOf(bytes))
      .map(String)
      .join('\n')
      .match(/\/(?:By\w+|Of\d+|Drawn|canary-\w+)/g) ?? []
  expect((await named(paper)).filter((name) => name === `/${CANARY}`)).toHaveLength(
    LEADING_OUT.length + NO_DRAWINGS.length,
  )
  const { bytes } = await redrawing()(paper)
  expect([...new Set(await named(bytes))].toSorted()).toEqual(
    [...LEADING_OUT.map((key) => `/By${key}`), '/Drawn'].toSorted(),
  )
})

test.each([
  ['no page', []],
  ['a page without width', ['0 0 0 9']],
  ['a page larger than any paper', ['0 0 30000 9']],
])('a file of %s is refused', async (_what, boxes) => {
  const redraw = redrawing()
  expect((await redraw(aPaperOf('0 0 9 9'))).pages).toBe(1)
  await expect(redraw(aPaperOf(...boxes))).rejects.toThrow(/page/)
})

test('a scan gets no more than its allowed time', async () => {
  const pdf = openPdf()
  onTestFinished(pdf.close)
  await expect(pdf.redraw({ bytes: await aScannedPaper(), pagesMax: 1, timeoutMs: 1 })).rejects.toThrow(
    'longer than 1 ms',
  )
})

test('a locked, a damaged and an empty file are refused, and the next one is drawn', async () => {
  const redraw = redrawing()
  const nested = Buffer.from(`%PDF-1.4\n1 0 obj ${'['.repeat(200_000)} endobj\n%%EOF`)
  const paper = await aScannedPaper()
  const damaged = [await aLockedPaper(), Buffer.from('%PDF-1.7 nothing'), nested, paper.subarray(0, 200)]
  for (const bytes of damaged) await expect(redraw(bytes)).rejects.toThrow(/\w/)
  expect((await redraw(paper)).pages).toBe(1)
})

test.each([
  ['drawing', 'unpack to more than'],
  ['objects', 'invalid object'],
] as const)(
  'a file whose %s unpack to too much is refused',
  async (at, why) => {
    const bomb = aBomb(200 * 2 ** 20, at)
    expect(bomb.length).toBeLessThan(400_000)
    const redraw = redrawing()
    await expect(redraw(bomb)).rejects.toThrow(why)
    expect((await redraw(aBomb(2 ** 20, at))).pages).toBe(1)
  },
  120_000,
)
