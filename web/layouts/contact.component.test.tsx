import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aPerson } from '#tests/components/profile.ts'
import { refused } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
  told,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { openContact } from '#web/features/contact/open-contact.ts'

const visit = aScreen()
const MESSAGE = 'Do you rent cranes of 50 t in Goa, from next week on?'
const TEXTS = {
  slug: 'about-us',
  title: 'About us',
  tagline: 'Machines on rent',
  description: 'Who we are.',
  sections: [{ heading: 'Who we are', paragraphs: ['We rent machines.'], bullets: [] }],
}
const RECEIVED = { sendContactMessage: { status: 'RECEIVED' } } as const

const dialog = page.getByRole('dialog', { name: 'Contact us' })
const message = page.getByRole('textbox', { name: 'Message', exact: true })
const summary = page.getByRole('alert', { name: 'Please check these fields' })
/** A success is a line at the edge, not a dialog. */
async function closeToast() {
  await gone(page.getByRole('alertdialog'))
  await press('Close')
  await gone(page.getByText('Message Sent Successfully'))
}
const keys = (text: string) => userEvent.keyboard(text)
const refusedField = (fieldName: string, text: string) =>
  refused('validation', { violations: [{ field: fieldName, message: text }] })

/** Opens the dialog like the footer, which only the server renders. */
async function open() {
  openContact()
  await seen(dialog)
  await focused(field('Your name'))
}

test('on a phone a message is written and sent by keyboard alone', async () => {
  await visit('/stop-updates', { width: PHONE, replies: RECEIVED })
  await open()
  await lookedInTheDark('contact dialog')
  await keys('{Shift>}{Tab}{/Shift}{Escape}')
  await gone(dialog)

  await open()
  await keys('{Tab}')
  await seen(page.getByText('Name is required', { exact: true }))
  await keys("{Shift>}{Tab}{/Shift}Meera D'Souza")
  await gone(page.getByText('Name is required'))
  await keys('{Tab}meera@{Tab}')
  await seen(page.getByText('Enter valid email ID'))
  await focused(field('Phone number'))
  await keys('{Tab}Too short')
  await seen(page.getByText('1,991 characters left'))
  await keys('{Tab}{Enter}')
  await focused(summary)
  await looked('contact dialog wrong')
  await lookedInTheDark('contact dialog wrong')

  await field('Email ID').fill('meera@people.example')
  await message.fill(MESSAGE)
  await keys('{Tab}{Enter}')
  await seen(page.getByText('We answer to meera@people.example on the next working day.'))
  await looked('contact sent')
  await closeToast()
  const sent = { name: "Meera D'Souza", email: 'meera@people.example', phone: null, message: MESSAGE, website: '' }
  expect(askedOf('sendContactMessage')).toEqual([{ body: sent }])
  await open()
  await expect.element(message).toHaveValue('')
})

test('known details are filled in; neither a refusal nor closing loses input', async () => {
  const Profile = aPerson({ email: 'asha@patil.example' })
  const replies = {
    getOwnProfile: { Profile },
    listOwnInvitations: { invitations: [] },
    sendContactMessage: refused('too-many-requests'),
  }
  await visit('/my-profile/profile-detail', { as: 'individual', replies })
  await seen(page.getByRole('main').getByText('asha@patil.example').first())
  await open()
  await expect.element(field('Your name')).toHaveValue('Asha Patil')
  await expect.element(dialog.getByLabelText('Email ID')).toHaveValue('asha@patil.example')
  await expect.element(dialog.getByLabelText('Phone number')).toHaveValue('9000000077')
  await message.fill(MESSAGE)
  await looked('contact dialog known')

  await press('Send message')
  await told('Request Failed', 'Too many requests. Please try again later.')
  await expect.element(message).toHaveValue(MESSAGE)
  await keys('{Escape}')
  await gone(dialog)
  await open()
  await expect.element(message).toHaveValue(MESSAGE)

  serveAlso({ sendContactMessage: refusedField('message', 'Message contains invalid characters') })
  await press('Send message')
  // An error of a field stays there, without a dialog.
  await seen(dialog.getByText('Message contains invalid characters').first())
  await gone(page.getByRole('alertdialog'))
  await expect.element(message).toHaveAttribute('aria-invalid', 'true')
  serveAlso(RECEIVED)
  await message.fill(`${MESSAGE} Thank you.`)
  await press('Send message')
  await seen(page.getByText('We answer to asha@patil.example on the next working day.'))
  await closeToast()
})

test('the page about us has the same form', async () => {
  await visit('/about-us#contact', { width: PHONE, replies: { ...RECEIVED, getContentPage: { page: TEXTS } } })
  await seen(heading('About us'))
  await field('Your name').fill('Meera Joshi')
  await field('Email ID').fill('meera@people.example')
  await message.fill(MESSAGE)
  await looked('contact page')
  await lookedInTheDark('contact page')
  await press('Send message')
  await seen(page.getByText('We answer to meera@people.example on the next working day.'))
  await closeToast()
  await expect.element(message).toHaveValue('')
  await seen(button('Send message'))
})
