import { expect, test, vi } from 'vitest'
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

test('a misspelled name, a PIN code and a state without a city are explained', async () => {
  await open(PHONE, LOCATIONS)
  await search.fill('puna')
  await seen(dialog.getByText('We don’t know “puna”. Did you mean:'))
  await seen(dialog.getByRole('button', { name: /^Pune/ }))
  await looked('city misspelled')
  await search.fill('411 001')
  await seen(dialog.getByText('PIN code 411 001 is in Maharashtra. We serve:'))
  await seen(dialog.getByRole('button', { name: /^Pune/ }))
  await search.fill('737101')
  await seen(dialog.getByText(/^PIN code 737101 is in Sikkim, which we don’t serve yet/))
  await looked('city of no PIN code')
})

/** The browser's answer to the question where it is. */
function atPlace(answer: { latitude: number; longitude: number } | 'refused') {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  asked.mockImplementation((found, failed) =>
    answer === 'refused'
      ? failed?.({ code: 1 } as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition),
  )
  return asked
}

test('the browser is asked for its place only on request; the nearest city is one press away', async () => {
  const asked = atPlace({ latitude: 18.76, longitude: 73.86 })
  await open(PHONE, LOCATIONS)
  expect(asked).not.toHaveBeenCalled()
  await press('Use my location')
  await looked('cities near')
  await press('Pune, 27 km')
  await gone(dialog)
  expect(localStorage.getItem('yantra.city')).toBe('pune')
})

test('without a place every city can still be chosen', async () => {
  atPlace('refused')
  await open(PHONE, LOCATIONS)
  await press('Use my location')
  await seen(dialog.getByText('Your browser gave no location. Choose a city instead.'))
  await looked('cities without a place')
  await seen(dialog.getByRole('button', { name: 'Nashik' }))
})
