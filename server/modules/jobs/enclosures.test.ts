import { expect, onTestFinished, test, vi } from 'vitest'
import { openPdf, type Pdf, PdfBusy, PdfFailed } from '#server/platform/pdf.ts'
import { aScannedPaper } from '#tests/support/sample-pdfs.ts'
import { enclosuresOf } from './enclosures.ts'

const PERSON = 'person'
type Scan = { readonly bytes: Buffer; readonly type: 'application/pdf' | 'image/jpeg' }

/** The scans of one pack, drawn by `pdf`. */
async function packed(pdf: Pick<Pdf, 'redraw'>, scans: readonly Scan[]) {
  const files = { read: async (fileId: string) => scans[Number(fileId)] }
  const papers = scans.map(({ type }, at) => ({ documentId: `paper ${at}`, fileId: String(at), type }))
  const all = await enclosuresOf({ pdf, files }, papers, PERSON)
  return all.map((one) => (one.as === 'SHEETS' ? one.sheets : one.as))
}

const paperOf = async (pages: number): Promise<Scan> => ({
  bytes: await aScannedPaper({ pages }),
  type: 'application/pdf',
})
const anything: Scan = { bytes: Buffer.from('%PDF'), type: 'application/pdf' }
const sheetsOf = (pages: number) => async () => ({ bytes: Buffer.alloc(1), pages })

test('a scan has 20 sheets and a pack 60; later ones have no room', async () => {
  const pdf = openPdf()
  onTestFinished(pdf.close)
  const [short, long] = [await paperOf(15), await paperOf(23)]
  expect(await packed(pdf, [long, short, short, long, short])).toEqual([20, 15, 15, 10, 'NO_ROOM'])
}, 30_000)

test('scans of more than 40 MB have no room, and are not drawn', async () => {
  const redraw = vi.fn<Pdf['redraw']>(sheetsOf(1))
  const half: Scan = { bytes: Buffer.alloc(20 * 2 ** 20), type: 'application/pdf' }
  expect(await packed({ redraw }, [half, half, anything])).toEqual([1, 1, 'NO_ROOM'])
  expect(redraw).toHaveBeenCalledTimes(2)
})

test('all scans of a pack are drawn within 20 seconds: each gets what the ones before it left', async () => {
  const clock = vi.spyOn(performance, 'now')
  onTestFinished(() => clock.mockRestore())
  let now = 0
  clock.mockImplementation(() => now)
  const within: number[] = []
  const redraw: Pdf['redraw'] = async ({ timeoutMs }) => {
    within.push(timeoutMs)
    now += 12_000
    return { bytes: Buffer.alloc(1), pages: 1 }
  }
  expect(await packed({ redraw }, [anything, anything, anything])).toEqual([1, 1, 'NO_ROOM'])
  expect(within).toEqual([20_000, 8_000])
})

test('a scan that cannot be drawn says so; too many documents at once fail the whole pack', async () => {
  const failing: Pdf['redraw'] = async () => {
    throw new PdfFailed('It is locked.')
  }
  const broken: Scan = { bytes: Buffer.from('no picture'), type: 'image/jpeg' }
  expect(await packed({ redraw: failing }, [anything, broken])).toEqual(['UNREADABLE', 'UNREADABLE'])
  const busy: Pdf['redraw'] = async () => {
    throw new PdfBusy('Three wait already.')
  }
  await expect(() => packed({ redraw: busy }, [anything])).rejects.toThrow(PdfBusy)
})
