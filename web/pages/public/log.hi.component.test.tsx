import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aNextLog } from '#tests/components/logsheets.ts'
import { aScreen, button, heading, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('a day is entered by a link in Hindi', async () => {
  const link = { name: 'Ganesh Pawar', expiresAt: '2026-12-21T18:30:00.000Z' }
  const replies = { getLinkedJob: { next: aNextLog(), link } }
  await visit(`/log#${'x'.repeat(43)}`, { width: PHONE, replies })
  await seen(page.getByText(/^एंट्री Ganesh Pawar के नाम से/))
  await seen(heading('फ़ोटो और टिप्पणी'))
  await seen(button('हस्ताक्षर के लिए भेजें'))
  await looked('log by link in Hindi')
})
