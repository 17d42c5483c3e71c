import { test } from 'vitest'
import { page } from 'vitest/browser'
import { aLog } from '#tests/components/logsheets.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { aSignedLink } from '#tests/components/signed-links.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('links are made and listed in Hindi', async () => {
  const replies = { getLogsheet: { logsheet: aLog() }, listLogsheetLinks: { links: [aSignedLink()] } }
  await visit(`/my-rental/logsheets/logsheets-detail?log=${idOf(901)}`, { as: 'admin', width: PHONE, replies })
  await seen(heading('लिंक से हस्ताक्षर'))
  await seen(page.getByText('अभी खोला नहीं गया'))
  await press('लिंक बनाएँ')
  await seen(button('रद्द करें'))
  await looked('new link in Hindi')
})
