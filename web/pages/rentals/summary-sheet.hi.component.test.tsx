import { test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { aDisputedSheet } from '#tests/components/summary-sheets.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const DETAIL = `/my-rental/logsheets/logsheets-summarysheet?sheet=${idOf(950)}`

test('a summary sheet is complete and accessible in Hindi', async () => {
  const replies = { getSummarySheet: { summarySheet: aDisputedSheet() } }
  await visit(DETAIL, { as: 'admin', width: PHONE, replies })
  await seen(heading('सारांश, 10 Oct से 09 Nov'))
  await seen(button('तीन पंक्तियाँ, ₹1,42,170.00, प्रमाणित करें'))
  await seen(page.getByText('विवादित, एक पंक्ति'))
  await press('ओवरटाइम')
  await seen(page.getByRole('columnheader', { name: '10 घंटे से ऊपर' }))
  await looked('summary sheet in Hindi')
})
