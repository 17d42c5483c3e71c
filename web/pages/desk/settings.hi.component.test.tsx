import { test } from 'vitest'
import { page } from 'vitest/browser'
import { pageOf } from '#tests/components/samples.ts'
import { aScreen, looked, seen } from '#tests/components/screen.tsx'
import { aSettingsServer } from '#tests/components/settings.ts'

const visit = aScreen()

test.each([
  ['company', '/desk/settings', 'कानूनी नाम'],
  ['hire', '/desk/settings/hire', 'ऑफ़-हायर की सूचना (दिन)'],
  ['office', '/desk/settings/office', 'सोमवार, कब से'],
])('the settings are in Hindi: %s', async (name, address, label) => {
  await visit(address, { atDesk: 'OWNER', replies: aSettingsServer().replies })
  await seen(page.getByLabelText(label))
  await looked(`settings ${name} hindi`)
})

test('the yards are in Hindi', async () => {
  await visit('/desk/yards', { atDesk: 'OWNER', replies: { listYards: { yards: pageOf([], { page: 0, size: 20 }) } } })
  await seen(page.getByText('अभी कोई यार्ड नहीं है'))
  await looked('yards hindi')
})
