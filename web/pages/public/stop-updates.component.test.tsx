import { expect, test } from 'vitest'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, refused } from '#tests/components/replies.ts'
import { aScreen, focused, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

/** The token is in the fragment of the page's address. */
const fragment = (token: string) => history.replaceState(null, '', `#${token}`)

test('the link in an update unsubscribes only by its button', async () => {
  fragment('nobody')
  await visit('/stop-updates', { width: PHONE, replies: { unsubscribeAvailability: refused('not-found') } })
  await looked('stop')
  expect(askedOf('unsubscribeAvailability')).toEqual([])
  await press('Withdraw all requests')
  await seen(heading('This link does not work'))
  await looked('stop link of nobody')

  fragment('somebody')
  await visit('/stop-updates', { width: PHONE, replies: { unsubscribeAvailability: noConnection } })
  await press('Withdraw all requests')
  await looked('stop failed')
  serveAlso({ unsubscribeAvailability: undefined })
  await press('Withdraw all requests')
  await focused(heading('Your requests are withdrawn'))
  expect(askedOf('unsubscribeAvailability').at(-1)).toEqual({ body: { token: 'somebody' } })
  await looked('stopped')
})
