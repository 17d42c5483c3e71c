import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LOCATIONS } from '#tests/components/enquiries.ts'
import { anEstimate } from '#tests/components/estimates.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { anAbsentLift } from '#tests/components/products.ts'
import { aPerson } from '#tests/components/profile.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, field, focused, gone, heading, looked, notice, press, seen, told } from '#tests/components/screen.tsx'
import { CODE_SENT } from '#tests/components/somebody.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const EMAIL = 'asha@patil.example'
const NAME = 'Genie GS-1930 Electric Scissor Lift'
const UPDATE = `You will get an update by email when ${NAME} is available in Pune.`
const verified = { Profile: aPerson({ email: EMAIL, verifiedEmail: EMAIL, isEmailVerified: true }) }
const asked = (isAlreadyNotified: boolean) => ({ productName: NAME, isAlreadyNotified })

const needsEmail: Replies = {
  subscribeAvailability: refused('verified-email-required'),
  getOwnProfile: { Profile: aPerson() },
  updateOwnProfile: { Profile: aPerson({ email: EMAIL }) },
  requestOwnOtp: CODE_SENT,
  verifyOwnOtp: verified,
}
const verifying = page.getByRole('dialog', { name: 'Verify your email ID' })
const email = verifying.getByRole('textbox', { name: 'Email ID' })
const code = verifying.getByRole('textbox', { name: 'OTP' })

async function atTheMachine(width: number, replies: Replies) {
  const ofThePage = { listLocations: LOCATIONS, getProduct: { product: anAbsentLift() }, getEstimate: anEstimate() }
  await visit('/rental/pune/equipment/genie-gs-1930', {
    as: 'individual',
    width,
    replies: { ...ofThePage, ...replies },
  })
  await seen(heading(/^Genie GS-1930/).first())
}
/** On a phone the action is also in a bar. */
const pressNotify = () => page.getByRole('button', { name: 'Notify me' }).first().click()

test('an e-mail address is verified first, then the subscription is confirmed', async () => {
  await atTheMachine(PHONE, needsEmail)
  await looked('machine elsewhere')
  await pressNotify()
  await focused(email)
  await verifying.getByRole('button', { name: 'Send OTP' }).click()
  await seen(verifying.getByText('Email ID is required'))
  await email.fill(EMAIL)
  await looked('notify email')
  await verifying.getByRole('button', { name: 'Send OTP' }).click()
  await code.fill('123456')
  await looked('notify code')
  serveAlso({ subscribeAvailability: asked(false) })
  await press('Verify OTP')
  await seen(notice(`Email - ${EMAIL} Verified Successfully`))
  await press('Okay')
  await seen(notice('We will Notify you soon!').getByText(UPDATE))
  await looked('notify soon')
  await press('Okay')
  serveAlso({ subscribeAvailability: asked(true) })
  await pressNotify()
  await seen(notice('Notification Already Requested').getByText(UPDATE))
  await looked('notify already')
  expect(askedOf('subscribeAvailability')).toEqual(
    Array.from({ length: 3 }, () => ({ body: { product_id: idOf(300), location: 'pune' } })),
  )
})

test('failures are shown, and a person who signed in too long ago signs in again', async () => {
  await atTheMachine(DESKTOP, { ...needsEmail, subscribeAvailability: noConnection })
  await pressNotify()
  await told('Send Notify Failed.', 'No connection to the server.')
  serveAlso({ ...needsEmail, verifyOwnOtp: refused('fresh-sign-in-required') })
  await pressNotify()
  await email.fill(EMAIL)
  await userEvent.keyboard('{Enter}')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await told('Email Verification Failed', 'For your safety please sign in again, then verify.')
  const getStarted = page.getByRole('dialog', { name: 'Get started' })
  await seen(getStarted)
  await focused(field('Phone/Email ID'))
  await userEvent.keyboard('{Escape}')
  await gone(getStarted)
  expect(sessionStorage.getItem('yantra.wantedNotice')).toBeNull()
})
