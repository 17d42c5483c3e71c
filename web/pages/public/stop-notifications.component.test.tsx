import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, refused } from '#tests/components/replies.ts'
import { aScreen, focused, heading, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const HERE = '/stop-notifications'
const fragment = (token: string) => history.replaceState(null, '', `#${token}`)

test('the link in an e-mail stops such e-mails by its button, says which, and undoes it', async () => {
  fragment('nobody')
  await visit(HERE, { width: PHONE, replies: { stopNotifications: refused('not-found') } })
  expect(askedOf('stopNotifications')).toEqual([])
  await looked('stop notifications')
  await press('Stop these e-mails')
  await seen(heading('This link does not work'))

  fragment('somebody')
  await visit(HERE, { width: PHONE, replies: { stopNotifications: { kinds: ['accessApproved'], email: false } } })
  await press('Stop these e-mails')
  await focused(heading('E-mails are stopped'))
  await seen(page.getByText('We send you no more e-mails about: your requests for access that are approved.'))
  await looked('notifications stopped')
  serveAlso({ stopNotifications: noConnection })
  await press('Send them again')
  await seen(notice('Request Failed'))
  await notice('Request Failed').getByRole('button', { name: 'Okay' }).click()
  serveAlso({ stopNotifications: { kinds: ['accessApproved'], email: true } })
  await press('Send them again')
  await focused(heading('E-mails are on again'))
  expect(askedOf('stopNotifications')).toMatchObject([
    { body: { token: 'somebody' } },
    { body: { token: 'somebody', undo: true } },
    { body: { token: 'somebody', undo: true } },
  ])
})
