import { test } from 'vitest'
import { page } from 'vitest/browser'
import { someEarnings, someLowEarners } from '#tests/components/earnings.ts'
import { someReceivables, totalsOf } from '#tests/components/receivables.ts'
import { pageOf } from '#tests/components/samples.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('the dashboard of the desk is complete and accessible in Hindi', async () => {
  const all = someReceivables()
  const replies = {
    listReceivables: { receivables: pageOf(all), totals: totalsOf(all) },
    getEarnings: someEarnings(),
    getLowEarners: someLowEarners(),
  }
  await visit('/desk/dashboard', { atDesk: 'OWNER', width: PHONE, replies })
  for (const said of ['प्राप्य राशि', '31 से 60 दिन देर', 'खाता विवरण', 'उपयोग', 'आमदनी', 'बहुत कम कमाने वाली मशीनें'])
    await seen(page.getByText(said).first())
  await looked('desk dashboard in Hindi')
})
