import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aGatePass } from '#tests/components/gate.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('a gate pass is read in Hindi', async () => {
  await visit(`/gate#${'x'.repeat(43)}`, { width: PHONE, replies: { getGatePass: aGatePass() } })
  await seen(page.getByText('आज हर काग़ज़ मान्य है।'))
  await looked('gate pass in Hindi')
})
