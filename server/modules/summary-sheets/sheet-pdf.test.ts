import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test, vi } from 'vitest'
import { addDays } from '#contract/dates.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { openPdf } from '#server/platform/pdf.ts'
import { aCertifiedSheet, aDisputedSheet, aRevisedSheet, aSummarySheet } from '#tests/components/summary-sheets.ts'
import type { SheetPdf } from './sheet-pdf.ts'

vi.setConfig({ testTimeout: 120_000 })
const TEMPLATE = new URL('./sheet.pdf.ts', import.meta.url)
const pdf = openPdf()
afterAll(pdf.close)

const party = (name: string) => ({ name, gstin: '27ZZXCB9949G1ZM', address: 'Pune 411016', state: 'Maharashtra' })

function printed(sheet: SummarySheet, changed: Partial<SheetPdf> = {}): SheetPdf {
  const [supplier, billTo] = [party(sheet.supplierName), party(sheet.customerName)]
  return { lang: 'en', sheet, supplier, billTo, logo: null, liveUrl: 'https://yantra.example/x', ...changed }
}

/** The text of each page; each blank stands for any white space. */
async function pagesOf(data: SheetPdf) {
  const bytes = await pdf.render(TEMPLATE, data)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/** A sheet of so many days, each as one of the sample. */
function longSheet(length: number): SummarySheet {
  const sheet = aSummarySheet()
  const days = Array.from({ length }, (_, at) => ({
    ...(sheet.days[at % sheet.days.length] as SummarySheet['days'][number]),
    date: addDays(sheet.period.from, at),
  }))
  return { ...sheet, days }
}

test.each([31, 90])('a sheet of %i days repeats the head of its table and numbers its pages', async (length) => {
  const pages = await pagesOf(printed(longSheet(length)))
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    expect(page).toContain('SUM-2627-000031, version 1')
  }
  const withLogs = pages.filter((page) => page.includes('LOG-2627-00387'))
  expect(withLogs.length).toBeGreaterThan(length > 31 ? 2 : 0)
  for (const page of withLogs) expect(page).toContain('Signed by')
})

test.each([29, 30, 31])('the totals of %i days stand below some of these days', async (length) => {
  const pages = await pagesOf(printed(longSheet(length)))
  expect(pages.find((page) => page.includes('Totals'))).toContain('LOG-2627-00387')
})

test('a sheet shows the signatures of each log, the disputes and their answers', async () => {
  const disputed = (await pagesOf(printed(aDisputedSheet()))).join(' ')
  for (const part of [
    'Imran Shaikh, drawn, 15 Oct, 19:52',
    'Sunil Kamble, by link',
    'Deemed signed',
    'Disputed by Asha Patil: Our crew left at 18:00.',
    'Disputed, one line 6,905.77',
    'Before GST 1,49,075.77',
    'Answer by 18 Nov 2026',
    'For Deccan Buildworks Private Limited',
  ])
    expect(disputed).toContain(part)
  const revised = (await pagesOf(printed(aRevisedSheet()))).join(' ')
  for (const part of [
    '6,905.77 before',
    'Two hours of 16 Oct are taken off.',
    'Left out of this version',
    'gate register',
  ])
    expect(revised).toContain(part)
  const certified = (await pagesOf(printed(aCertifiedSheet()))).join(' ')
  expect(certified).toContain('Certified by Asha Patil with a one-time code, 12 Nov 2026, 09:35: ₹1,49,075.77')
  expect(certified.replaceAll(' ', '')).toContain('a3f1'.repeat(16))
})

test('S15 names with HTML and turned text print literally, without emoji', async () => {
  const names = ['<img src=x onerror=alert(1)>', 'abc\u202egpj.exe', 'Crane 🏗️ Co', 'שלום']
  const sheet = { ...aSummarySheet(), machineName: names[0] ?? '', siteName: names.join(' · ') }
  const text = (await pagesOf(printed(sheet, { billTo: party(names.join(' · ')) }))).join(' ').replaceAll(' ', '')
  for (const part of ['<imgsrc=xonerror=alert(1)>', 'abc[U+202E]gpj.exe', '·CraneCo·', '[U+05E9]'])
    expect(text).toContain(part)
})

test('the same in Hindi, and a sheet that was not sent says so', async () => {
  const hindi = (await pagesOf(printed(aDisputedSheet(), { lang: 'hi' }))).join(' ')
  expect(hindi).not.toMatch(/Overtime|Signed by|Page \d/)
  for (const word of ['मशीन', 'लॉगशीट']) expect(hindi).toContain(word)
  const unsent = { ...aSummarySheet(), status: 'PREPARED' as const, version: 0, sentAt: null, sentBy: null, hash: null }
  const pages = await pagesOf(printed(unsent, { liveUrl: null }))
  expect(pages.filter((page) => page.includes('Not sent yet'))).toHaveLength(pages.length)
})
