import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import {
  aBomb,
  aHostilePaper,
  aLockedPaper,
  aPaperOf,
  aPaperWith,
  aScannedPaper,
  CANARY,
  LEADING_OUT,
  NO_DRAWINGS,
} from '#tests/support/sample-pdfs.ts'
import { openPdf } from './pdf.ts'

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
