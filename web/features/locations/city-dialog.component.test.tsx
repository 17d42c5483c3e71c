import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LOCATIONS } from '#tests/components/enquiries.ts'
import { serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, waiting } from '#tests/components/replies.ts'
import { aScreen, gone, looked, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const dialog = page.getByRole('dialog')
const search = dialog.getByRole('searchbox', { name: 'Search Your City' })

async function open(width: number, listLocations: typeof LOCATIONS | typeof waiting) {
  const router = await visit('/stop-updates', { width, replies: { listLocations } })
  await page.getByRole('link', { name: 'Choose city' }).first().click()
  await seen(dialog)
  return router
}

test('cities that are loading, failed or unknown', async () => {
  await open(PHONE, waiting)
  await looked('cities waiting')
  await open(PHONE, noConnection)
  await seen(dialog.getByRole('alert'))
  await looked('cities failed')
  serveAlso({ listLocations: LOCATIONS })
  await press('Try again')
  await seen(dialog.getByRole('button', { name: 'Nashik' }))
  await search.fill('atlantis')
  await seen(dialog.getByText('atlantis'))
  await looked('cities none')
})

test('a city is searched, and Enter selects it', async () => {
  const router = await open(PHONE, LOCATIONS)
  await search.fill('pun')
  await seen(dialog.getByRole('button', { name: /^Pune/ }))
  await gone(dialog.getByRole('button', { name: 'Nashik' }))
  await looked('city dialog searched')
  await userEvent.keyboard('{Enter}')
  await gone(dialog)
  expect([localStorage.getItem('yantra.city'), router.state.location.pathname]).toEqual(['pune', '/stop-updates'])
})
