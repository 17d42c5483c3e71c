import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aLinkedLog, aLog } from '#tests/components/logsheets.ts'
import { refused } from '#tests/components/replies.ts'
import { aScreen, button, heading, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('a day is read and signed by a link in Hindi', async () => {
  await visit(`/sign#${'x'.repeat(43)}`, { width: PHONE, replies: { getLinkedLogsheet: aLinkedLog(aLog()) } })
  await seen(page.getByText('Sunil Kamble के लिए'))
  await seen(page.getByText(/^कृपया यह दिन जाँचें/))
  await seen(button('8 घंटे पर हस्ताक्षर करें'))
  await looked('link in Hindi')
  await visit(`/sign#${'x'.repeat(43)}`, { width: PHONE, replies: { getLinkedLogsheet: refused('link-revoked') } })
  await seen(heading('यह लिंक वापस ले लिया गया है'))
})
