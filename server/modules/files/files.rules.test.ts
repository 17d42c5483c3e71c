import { expect, test } from 'vitest'
import type { FileType } from '#contract/file-types.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { addressOf, headersOf, isAddress, nameFor } from './files.rules.ts'

const FILE = '019aab00-0000-7000-8000-0000000000aa'
const OTHER = '019aab00-0000-7000-8000-0000000000bb'
const now = new Date('2026-11-22T10:00:00Z')

/** The parts of an address, as the route reads them. */
function partsOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return {
    fileId: pathname.split('/').at(-1) ?? '',
    until: Number(searchParams.get('until')),
    signature: searchParams.get('signature') ?? '',
  }
}
const signed = partsOf(addressOf('secret', FILE, now))

test('an address works for 60 seconds', () => {
  expect(isAddress('secret', signed, secondsAfter(now, 59))).toBe(true)
  expect(isAddress('secret', signed, secondsAfter(now, 60))).toBe(false)
})

test.each([
  ['another file', { ...signed, fileId: OTHER }],
  ['a longer life', { ...signed, until: signed.until + 1 }],
  ['no signature', { ...signed, signature: '' }],
  ['half a signature', { ...signed, signature: signed.signature.slice(0, 20) }],
  ['another signature', { ...signed, signature: partsOf(addressOf('secret', OTHER, now)).signature }],
])('an address with %s is refused', (_what, changed) => {
  expect(isAddress('secret', changed, now)).toBe(false)
})

test('an address signed with another secret is refused', () => {
  expect(isAddress('other', signed, now)).toBe(false)
})

test.each<[FileType, string, string]>([
  ['application/pdf', 'order.pdf', 'order.pdf'],
  ['application/pdf', 'Order.PDF', 'Order.PDF'],
  ['image/jpeg', 'site.jpeg', 'site.jpeg'],
  ['image/jpeg', 'setup.exe', 'setup.exe.jpg'],
  ['image/png', 'page.html', 'page.html.png'],
  ['image/webp', 'साइट', 'साइट.webp'],
])('a file of %s called "%s" is "%s"', (type, name, expected) => {
  expect(nameFor(type, name)).toBe(expected)
})

test('pictures are shown, and everything else is saved, under a name that cannot leave its header', () => {
  expect(headersOf('image/png', 'a.png')['content-disposition']).toBe("inline; filename*=UTF-8''a.png")
  const name = `"; x='(1)*\r\nset-cookie: a=b`
  expect(headersOf('application/pdf', name)['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/)
})
