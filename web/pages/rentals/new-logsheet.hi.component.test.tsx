import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aNextLog } from '#tests/components/logsheets.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('entering a day is complete and accessible in Hindi', async () => {
  const replies = { getNextLogsheet: { next: aNextLog() } }
  await visit(`/my-rental/logsheets/new?job=${idOf(900)}`, { as: 'admin', width: PHONE, replies })
  await seen(heading('घंटा मीटर'))
  await looked('entry in Hindi')
  await press('प्रविष्टि जोड़ें')
  await seen(page.getByRole('dialog').getByText('साइट का इंतज़ार'))
  await looked('entry sheet in Hindi')
})
