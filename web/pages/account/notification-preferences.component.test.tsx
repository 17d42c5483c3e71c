import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { thePreferences } from '#tests/components/notifications.ts'
import { noConnection, waiting } from '#tests/components/replies.ts'
import { aScreen, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const HERE = '/my-profile/notifications'
const company = page.getByRole('group', { name: 'Company' })
const email = company.getByRole('checkbox', { name: 'E-mail' })

test('a person chooses what they are sent, by group and channel', async () => {
  const replies = { getNotificationPreferences: thePreferences, saveNotificationPreferences: noConnection }
  await visit(HERE, { as: 'user', width: PHONE, replies })
  await expect.element(email).not.toBeChecked()
  await seen(company.getByText('You have no verified phone number.', { exact: false }))
  await looked('notification preferences')

  await press('Save changes')
  await seen(page.getByText('Nothing has changed', { exact: false }))
  await email.click()
  await press('Save changes')
  await seen(notice('Request Failed'))
  await notice('Request Failed').getByRole('button', { name: 'Okay' }).click()
  const [enquiries, of] = thePreferences.preferences
  const preferences = [enquiries, { ...of, email: true }].filter((one) => one !== undefined)
  serveAlso({ saveNotificationPreferences: { ...thePreferences, preferences: preferences as never } })
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
  await seen(company)
})
