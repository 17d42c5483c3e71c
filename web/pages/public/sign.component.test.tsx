import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LinkedLogsheet } from '#contract/logsheets.links.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aDisputedLog, aLinkedLog, aLog, aPhoto, aSignedLog } from '#tests/components/logsheets.ts'
import { noConnection, type Replies, refused, waiting } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
  toasted,
  told,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const pad = page.getByRole('img', { name: 'Sign here' })
const SENT = { resendAfterSeconds: 60, expiresInSeconds: 300, sentTo: '••••••0417' }
const TOKEN = 'x'.repeat(43)

const linked = (log: Partial<Logsheet> = {}, link: Partial<LinkedLogsheet['link']> = {}) =>
  aLinkedLog({ ...aLog(), ...log }, link)
const shown = (replies: Replies = {}) =>
  visit(`/sign#${TOKEN}`, { width: PHONE, replies: { getLinkedLogsheet: linked(), ...replies } })
const draw = () =>
  userEvent.dragAndDrop(pad, pad, { sourcePosition: { x: 20, y: 30 }, targetPosition: { x: 220, y: 70 } })

test('a link shows one day with everything of it, and leads nowhere else', async () => {
  await shown({ getLinkedLogsheet: linked({ photos: [aPhoto(1)] }) })
  await seen(heading('JLG 450AJ Articulated Boom Lift'))
  for (const text of ['For Sunil Kamble', 'Rohan More', '8.0 h on the meter', 'Hose replaced on site.', '35 L'])
    await seen(main.getByText(text))
  await seen(page.getByRole('img', { name: /08:00–12:00 Work, 12:00–13:00 Breakdown/ }))
  await seen(page.getByRole('button', { name: 'Photo 1' }))
  await seen(main.getByText('nothing else, until 29 Nov 2026, 24:00.', { exact: false }))
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['हिन्दी', '1800 120 0000'])
  await expect.element(page.getByRole('link').first()).toHaveAttribute('href', `/hi/sign#${TOKEN}`)
  await looked('link')
  await lookedInTheDark('link')
})

test('the day is signed by hand, and the page becomes a receipt', async () => {
  const signLinkedLogsheet = () => {
    const signed = aSignedLog('DRAWN')
    return aLinkedLog({
      ...signed,
      signedBy: signed.signedBy && { ...signed.signedBy, name: 'Sunil Kamble', how: 'LINK' },
    })
  }
  await shown({ signLinkedLogsheet })
  await press('Sign 8 h')
  await seen(main.getByText('Draw your signature in the field.'))
  await seen(main.getByText(/^Cannot draw here\?/))
  expect(askedOf('signLinkedLogsheet')).toEqual([])
  await field('Your designation').fill('Site engineer')
  await draw()
  await press('Sign 8 h')
  await toasted('Logsheet Signed Successfully', /stays as you signed it/)
  await seen(main.getByText('You have signed this day'))
  await seen(page.getByRole('img', { name: 'Signature of Sunil Kamble' }))
  await gone(button('Sign 8 h'))
  await gone(button('Dispute'))
  expect(askedOf('signLinkedLogsheet')).toMatchObject([
    { body: { signature: expect.stringMatching(/^M/), version: 1, designation: 'Site engineer' } },
  ])
  await looked('link signed')
})

test('the day is signed by a code to the phone of the link; a wrong one leaves the dialog open', async () => {
  let tries = 0
  const signLinkedLogsheet = () => {
    tries += 1
    return tries === 1 ? refused('invalid-otp') : aLinkedLog(aSignedLog())
  }
  const getLinkedLogsheet = linked({}, { codeTo: '••••••0417' })
  await shown({ getLinkedLogsheet, requestLinkCode: SENT, signLinkedLogsheet })
  await seen(main.getByText(/^The code goes to ••••••0417\./))
  await press('Sign with a code instead')
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await told('Otp Verification Failed', 'OTP you have entered is incorrect. Retry again.')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await toasted('Logsheet Signed Successfully', /stays as you signed it/)
  expect(askedOf('signLinkedLogsheet').at(-1)).toMatchObject({ body: { otp: '123456', version: 1 } })
})

test('too many wrong codes leave the drawn signature', async () => {
  const getLinkedLogsheet = linked({}, { codeTo: '••••••0417' })
  await shown({ getLinkedLogsheet, requestLinkCode: SENT, signLinkedLogsheet: refused('too-many-requests') })
  await press('Sign with a code instead')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await told('Sign Logsheet Failed', /Draw your signature instead/)
  await gone(code)
  await seen(pad)
})

test('a line is disputed with a reason', async () => {
  await shown({ disputeLinkedLogsheet: aLinkedLog(aDisputedLog()) })
  await main.getByRole('button', { name: /^Breakdown/ }).click()
  await expect.element(field('What it is about')).toHaveValue('1')
  await field('What is wrong?').fill('It stood still until two.')
  await looked('link dispute')
  await press('Send dispute')
  await toasted('Logsheet Disputed Successfully', /new version/)
  await seen(main.getByText('This day is disputed'))
  expect(askedOf('disputeLinkedLogsheet')).toMatchObject([{ body: { slice: 1, reason: 'It stood still until two.' } }])
  await looked('link disputed')
})

test('a day that somebody else answered meanwhile says so', async () => {
  await shown({ signLinkedLogsheet: refused('status-conflict') })
  await draw()
  serveAlso({ getLinkedLogsheet: aLinkedLog(aSignedLog()) })
  await press('Sign 8 h')
  await notice('Sign Logsheet Failed').getByRole('button', { name: 'Okay' }).click()
  await seen(main.getByText('This day is signed already'))
  await seen(main.getByText('Signed by Asha Patil, Site engineer'))
})

test('a version replaced meanwhile is no longer shown', async () => {
  await shown({ signLinkedLogsheet: refused('status-conflict') })
  await draw()
  serveAlso({ getLinkedLogsheet: refused('link-replaced') })
  await press('Sign 8 h')
  await notice('Sign Logsheet Failed').getByRole('button', { name: 'Okay' }).click()
  await seen(heading('A newer version replaces this one'))
  await gone(pad)
})

test('a day that counts as signed says why', async () => {
  const { signedBy, ...log } = aSignedLog()
  const deemed = signedBy && { ...signedBy, name: '', designation: null, how: 'DEEMED' as const }
  await shown({ getLinkedLogsheet: aLinkedLog({ ...log, signedBy: deemed }) })
  await seen(main.getByText('This day counts as signed', { exact: true }))
})

test.each([
  ['unauthorized', 'This link does not work'],
  ['link-expired', 'This link has expired'],
  ['link-revoked', 'This link was withdrawn'],
  ['link-replaced', 'A newer version replaces this one'],
] as const)('a link that is refused as %s says what to do', async (problem, title) => {
  await shown({ getLinkedLogsheet: refused(problem) })
  await seen(heading(title))
  await seen(main.getByText(/[Aa]sk /))
  await gone(button('Try again'))
  await looked(`link ${problem}`)
})

test('an address without its token asks nothing', async () => {
  await visit('/sign', { width: PHONE, replies: {} })
  await seen(heading('This link does not work'))
})

test('waiting, a busy network and a lost connection can be told apart', async () => {
  await shown({ getLinkedLogsheet: waiting })
  await seen(main.getByText('Loading…'))
  await shown({ getLinkedLogsheet: refused('too-many-requests') })
  await seen(heading('Too many requests from your network'))
  serveAlso({ getLinkedLogsheet: linked() })
  await press('Try again')
  await seen(heading('JLG 450AJ Articulated Boom Lift'))
})

test('without a connection the page says so after its tries', async () => {
  await shown({ getLinkedLogsheet: noConnection })
  await expect.element(heading('This page could not be loaded')).toBeVisible()
  await seen(button('Try again'))
})
