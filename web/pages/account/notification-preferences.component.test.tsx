import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { thePreferences } from '#tests/components/notifications.ts'
import { noConnection, waiting } from '#tests/components/replies.ts'
import { aScreen, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const HERE = '/my-profile/notifications'
const access = page.getByRole('group', { name: 'Your request for access is approved' })
const email = access.getByRole('checkbox', { name: 'E-mail' })

test('a person chooses their messages by kind and channel', async () => {
  const replies = { getNotificationPreferences: thePreferences, saveNotificationPreferences: noConnection }
  await visit(HERE, { as: 'user', width: PHONE, replies })
  await expect.element(email).not.toBeChecked()
  await seen(page.getByText('You have no verified phone number.', { exact: false }))
  expect(access.getByRole('checkbox').elements()).toHaveLength(1)
  await looked('notification preferences')

  await press('Save changes')
  await seen(page.getByText('Nothing has changed', { exact: false }))
  await email.click()
  await press('Save changes')
  await seen(notice('Request Failed'))
  await notice('Request Failed').getByRole('button', { name: 'Okay' }).click()
  const preferences = thePreferences.preferences.map((one) => ({ ...one, email: true }))
  serveAlso({ saveNotificationPreferences: { ...thePreferences, preferences } })
  await press('Save changes')
  await seen(page.getByText('Your choices are saved.'))
  expect(askedOf('saveNotificationPreferences').at(-1)).toMatchObject({ body: { preferences } })
  await looked('notification preferences saved')
})

test('the choices wait and fail with another try', async () => {
  await visit(HERE, { as: 'user', replies: { getNotificationPreferences: waiting } })
  await seen(page.getByText('Loading your choices…'))
  await visit(HERE, { as: 'user', width: PHONE, replies: { getNotificationPreferences: noConnection } })
  await seen(page.getByText('Your choices could not be loaded'))
  await looked('notification preferences failed')
  serveAlso({ getNotificationPreferences: thePreferences })
  await press('Try again')
  await seen(access)
})
