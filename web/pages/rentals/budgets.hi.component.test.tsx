import { test } from 'vitest'
import { page } from 'vitest/browser'
import { someBudgets } from '#tests/components/budgets.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('the budgets are complete and accessible in Hindi', async () => {
  await visit('/my-rental/dashboard/budgets', { as: 'admin', width: PHONE, replies: { listBudgets: someBudgets() } })
  for (const said of ['किराये पूरे होने तक चलेगा', 'बिना बजट के ऑर्डर']) await seen(page.getByText(said).first())
  await looked('budgets in Hindi')
})
