import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { aSpend } from '#tests/components/spend.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('the spend is complete and accessible in Hindi', async () => {
  await visit('/my-rental/dashboard/spend', { as: 'admin', width: PHONE, replies: { getSpend: aSpend() } })
  for (const said of ['खाली घंटे और खराबी कितने के पड़े', 'आपकी साइट तैयार नहीं थी', 'मौसम'])
    await seen(page.getByText(said).first())
  await looked('spend in Hindi')
})
