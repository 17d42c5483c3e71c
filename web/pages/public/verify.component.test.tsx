import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '#tests/components/replies.ts'
import { aScreen, gone, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const hash = '62bd06d05faea8382420dc74d683bd8c30d689596714d089b09bde62fcb3bd41'
const verified = {
  quoteNumber: 'QTN-2627-000058',
  version: 2,
  hash,
  kind: 'ACCEPTED' as const,
  at: '2026-11-25T11:35:00.000Z',
}
const ASKED = `/verify?quote=QTN-2627-000058&version=2&hash=${hash}`
const known = heading('This quote is genuine')

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('the code on a certificate confirms number, version, date and hash, and nothing else: %s', async (screen, width) => {
  await visit(ASKED, { width, replies: { verifyQuote: { verified } } })
  await seen(known)
  for (const value of ['QTN-2627-000058', '2', '25 Nov 2026']) await seen(page.getByText(value, { exact: true }))
  await looked(`verify ${screen}`)
})

test('a form looks up a document, and reports one that was never issued', async () => {
  await visit('/verify', { width: PHONE, replies: { verifyQuote: refused('not-found') } })
  await page.getByRole('textbox', { name: 'Quote number' }).fill('QTN-2627-000059')
  await page.getByRole('textbox', { name: 'Version' }).fill('1')
  await page.getByRole('textbox', { name: /^Hash/ }).fill(hash.slice(0, 16))
  await press('Verify quote')
  await seen(heading('No such quote was issued'))
  await gone(known)
  await expect.element(page.getByRole('textbox', { name: 'Quote number' })).toHaveValue('QTN-2627-000059')
  await looked('verify unknown')
})
