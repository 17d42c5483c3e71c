import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aLog } from '#tests/components/logsheets.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, heading, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('a logsheet is complete and accessible in Hindi', async () => {
  const replies = { getLogsheet: { logsheet: aLog() }, listLogsheetLinks: { links: [] } }
  await visit(`/my-rental/logsheets/logsheets-detail?log=${idOf(901)}`, { as: 'admin', width: PHONE, replies })
  await seen(heading('मीटर और डीज़ल'))
  for (const said of ['हस्ताक्षर बाकी', 'आपत्ति करें']) await seen(page.getByText(said).first())
  await seen(page.getByRole('cell', { name: 'खाना' }))
  await looked('logsheet in Hindi')
})
