import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aNotification, theBell, thePreferences } from '#tests/components/notifications.ts'
import { noConnection, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  focused,
  gone,
  heading,
  looked,
  press,
  seen,
  tabTo,
  textsOf,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { audiences } from '#web/platform/session/audiences.ts'

const visit = aScreen()
const HERE = '/stop-updates'
const bell = page.getByRole('button', { name: /^Messages: / })
const list = page.getByRole('list', { name: 'Notifications' })
const titles = () => textsOf(list.getByRole('link').getByText(/sent enquiry/))
const READ = { readAt: '2026-11-20T11:00:00Z' }

test('the bell shows notifications first, with their unread count, and messages of this device beneath', async () => {
  const listNotifications = theBell([aNotification(2), aNotification(1, READ)])
  await visit(HERE, { as: 'admin', width: PHONE, replies: { listNotifications } })
  await seen(button('Messages: 0. Unread notifications: 1'))
  await bell.click()
  await seen(heading('On this device'))
  await expect
    .poll(titles)
    .toEqual(['Unread: Asha Rao sent enquiry ENQ-2627-000002', 'Asha Rao sent enquiry ENQ-2627-000001'])
  expect(askedOf('listNotifications')[0]).toMatchObject({ query: { lang: 'en', page: 0, size: 20 } })
  expect(askedOf('setOwnLanguage')).toEqual([])
  await looked('bell with notifications')
})

test('a signed-in person without a signal is shown by name, and not asked to sign in', async () => {
  await visit(HERE)
  await seen(button('Login/Sign Up'))
  const { tokenKey, holderKey } = audiences.customer
  localStorage.setItem(tokenKey, 'stored')
  localStorage.setItem(holderKey, JSON.stringify({ userId: idOf(1), name: 'Asha Deshpande', userType: 'COMPANY' }))
  await visit(HERE, { width: PHONE, reloaded: true })
  await expect.element(page.getByText('Asha Deshpande')).toBeInTheDocument()
  await gone(button('Login/Sign Up'))
  await seen(page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'My Rentals' }))
  await looked('header without a signal')
})

test('following a notification opens its record, marks it as read and closes the bell', async () => {
  const replies = {
    listNotifications: theBell([aNotification(2)]),
    readNotifications: undefined,
    getNotificationPreferences: thePreferences,
  }
  await visit(HERE, { as: 'admin', replies })
  await bell.click()
  serveAlso({ listNotifications: theBell([aNotification(2, READ)]) })
  await list.getByRole('link').click()
  await seen(page.getByRole('region', { name: 'Company' }))
  await gone(list)
  expect(askedOf('readNotifications')).toEqual([{ body: { notificationIds: [idOf(2)] } }])
  await seen(button('Messages: 0'))
})

test('all are marked as read at once; Escape closes the bell and returns to its button', async () => {
  const listNotifications = theBell([aNotification(3), aNotification(2)])
  await visit(HERE, { as: 'user', replies: { listNotifications, readNotifications: noConnection } })
  await bell.click()
  await press('Mark all as read')
  await seen(page.getByRole('alertdialog', { name: 'Request Failed' }))
  await userEvent.keyboard('{Escape}')
  serveAlso({ readNotifications: undefined, listNotifications: theBell([aNotification(3, READ)]) })
  // The bell stayed open under the failure, and its heading takes the focus of the button that goes.
  await press('Mark all as read')
  await gone(button('Mark all as read'))
  await focused(heading('Notifications'))
  expect(askedOf('readNotifications').at(-1)).toEqual({ body: {} })
  await tabTo(page.getByRole('link', { name: 'Choose what we send you' }))
  await userEvent.keyboard('{Escape}')
  await focused(bell)
})

test('the bell waits, fails with another try, and says when there is nothing', async () => {
  await visit(HERE, { as: 'user', width: PHONE, replies: { listNotifications: waiting } })
  await bell.click()
  await seen(page.getByText('Loading your notifications…'))
  await visit(HERE, { as: 'user', width: PHONE, replies: { listNotifications: noConnection } })
  await bell.click()
  await seen(page.getByText('Your notifications could not be loaded'))
  await looked('bell failed')
  serveAlso({ listNotifications: theBell([]) })
  await press('Try again')
  await seen(page.getByText('No notifications yet.', { exact: false }))
  await looked('bell empty')
})

test('older notifications are shown on request', async () => {
  const many = theBell([aNotification(1)])
  const listNotifications = { ...many, notifications: { ...many.notifications, totalElements: 21, totalPages: 2 } }
  await visit(HERE, { as: 'user', replies: { listNotifications } })
  await bell.click()
  await press('Show older')
  await gone(button('Show older'))
  expect(askedOf('listNotifications').at(-1)).toMatchObject({ query: { size: 100 } })
})

test('S13 words of other people are shown as they are', async () => {
  const evil = '<img src=x onerror="document.title=1"> \u202e{title} javascript:alert(1)'
  const listNotifications = theBell([aNotification(1, { title: evil, text: `${evil}\n${'x'.repeat(300)}` })])
  await visit(HERE, { as: 'user', width: PHONE, replies: { listNotifications } })
  await bell.click()
  await seen(list.getByText('<img src=x', { exact: false }).first())
  expect(list.element().querySelector('img')).toBeNull()
  await looked('bell with hostile words')
})

test('messages follow the language of the page, which is sent once', async () => {
  const replies = { listNotifications: theBell([], 'hi'), setOwnLanguage: undefined }
  await visit(HERE, { as: 'user', replies })
  await expect.poll(() => askedOf('setOwnLanguage')).toEqual([{ body: { language: 'en' } }])
})
