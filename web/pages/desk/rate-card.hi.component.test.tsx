import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aRateCard } from '#tests/components/rate-cards.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'

const visit = aScreen()

test('the rate card in Hindi', async () => {
  const { replies } = aRateCard()
  await visit('/desk/rate-card', { atDesk: 'SALES', replies })
  await seen(page.getByText('7 मशीनें'))
  await looked('rate card hindi')
  await visit('/desk/rate-card/genie-gs-1930', { atDesk: 'SALES', replies })
  await seen(page.getByText('महीने के 260 घंटे: 10 घंटे × 26 दिन'))
  await looked('card page hindi')
})
