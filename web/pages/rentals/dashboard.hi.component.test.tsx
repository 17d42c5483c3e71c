import { test } from 'vitest'
import { page } from 'vitest/browser'
import { someBudgets } from '#tests/components/budgets.ts'
import { aDashboard } from '#tests/components/dashboard.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('the dashboard is complete and accessible in Hindi', async () => {
  await visit('/my-rental/dashboard', {
    as: 'admin',
    width: PHONE,
    replies: { getDashboard: aDashboard(), listBudgets: someBudgets() },
  })
  for (const said of ['आपके लिए काम', 'ऑफ़-हायर करें?', 'महीने और साइट के अनुसार खर्च', 'जल्द समाप्त'])
    await seen(page.getByText(said).first())
  await looked('dashboard in Hindi')
})
