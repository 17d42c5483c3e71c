import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aQuote } from '#tests/components/quotes.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, heading, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('a quote is complete and accessible in Hindi', async () => {
  const replies = { getQuote: { quote: aQuote() }, readQuote: undefined }
  await visit(`/my-rental/manage-enquiry/quotes/${idOf(45)}`, { as: 'admin', width: PHONE, replies })
  await seen(heading('कोटेशन: Kharadi Tower B'))
  for (const said of ['5 दिन बाकी।', 'ओवरटाइम', '₹15,000 कम']) await seen(page.getByText(said).first())
  await looked('quote in Hindi')
})
