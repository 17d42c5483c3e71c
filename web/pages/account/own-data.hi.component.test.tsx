import { test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, heading, looked, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

test('the page of one’s own data is in Hindi', async () => {
  const replies = {
    listOwnExports: { exports: [] },
    listCompanyExports: { exports: [] },
    getErasure: { reasons: ['running-jobs' as const], dissolves: true, ref: idOf(1) },
  }
  await visit('/my-profile/your-data', { as: 'admin', width: PHONE, replies })
  await seen(heading('आपकी कंपनी का डेटा'))
  await seen(page.getByText('अभी कोई एक्सपोर्ट नहीं है।').first())
  await seen(heading('क्या रहता है, क्यों और कब तक'))
  await looked('own data in Hindi')
})
