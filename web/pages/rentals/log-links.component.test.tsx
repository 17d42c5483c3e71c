import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MadeLink, SignedLink } from '#contract/signed-links.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aLog, aSignedLog } from '#tests/components/logsheets.ts'
import { type Replies, refused, Versioned, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { aSignedLink } from '#tests/components/signed-links.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

/** A new link with its address. */
function aMadeLink(more: Partial<SignedLink> = {}): MadeLink {
  const url = `https://yantra.example/sign#${'x'.repeat(43)}`
  return { link: aSignedLink(more), url, message: `Asha Patil asks you to sign: ${url}` }
}

const visit = aScreen()
const links = page.getByRole('list', { name: 'Links made so far' })
const shown = (replies: Replies = {}, width = PHONE) =>
  visit(`/my-rental/logsheets/logsheets-detail?log=${idOf(901)}`, {
    as: 'admin',
    width,
    replies: { getLogsheet: { logsheet: aLog() }, listLogsheetLinks: { links: [] }, ...replies },
  })
const name = page.getByRole('textbox', { name: 'Name', exact: true })
const ASKED = 'Who is the link for?'

test('a link is made for a phone, shared, and stands in the list', async () => {
  const phone = '9822000417'
  await shown({ makeLogsheetLink: aMadeLink({ phone, isSent: true }) })
  await press('Make a link')
  const dialog = page.getByRole('dialog', { name: ASKED })
  await press('Make link')
  await seen(dialog.getByText('Name is required'))
  expect(askedOf('makeLogsheetLink')).toEqual([])
  await name.fill('Sunil Kamble')
  await gone(field('Send the link as a text message'))
  await dialog.getByLabelText('Mobile number').fill(`\u202a+91 ${phone}\u202c`)
  await expect.element(field('Send the link as a text message')).toBeChecked()
  await field('Language of the link').selectOptions('hi')
  await looked('new link')
  await press('Make link')
  await gone(dialog)
  await focused(heading('Link for Sunil Kamble'))
  await seen(page.getByText('It works until 27 Nov 2026, 24:00.', { exact: false }))
  await seen(page.getByText('The text message is on its way to +91 9822000417.'))
  await expect.element(field('Address of the link')).toHaveValue(aMadeLink().url)
  const href = `https://wa.me/91${phone}?text=${encodeURIComponent(aMadeLink().message)}`
  await expect.element(page.getByRole('link', { name: /^Share by WhatsApp/ })).toHaveAttribute('href', href)
  await seen(links.getByText('Not opened yet'))
  await looked('made link')
  await lookedInTheDark('made link')
  await press('Done')
  await seen(button('Make a link'))
  await gone(field('Address of the link'))
  expect(askedOf('makeLogsheetLink')).toMatchObject([
    { body: { name: 'Sunil Kamble', phone, send: true, language: 'hi' } },
  ])
})

test('without a number nothing is sent, and WhatsApp asks for the recipient', async () => {
  await shown({ makeLogsheetLink: aMadeLink() })
  await press('Make a link')
  await name.fill('Sunil Kamble')
  await press('Make link')
  await seen(heading('Link for Sunil Kamble'))
  await gone(page.getByText(/on its way/))
  const whatsapp = page.getByRole('link', { name: /^Share by WhatsApp/ })
  await expect.element(whatsapp).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=/))
  expect(askedOf('makeLogsheetLink')).toMatchObject([{ body: { phone: null, send: false, language: 'en' } }])
})

test('the list shows the status of each link, and one is withdrawn', async () => {
  const live = aSignedLink()
  const all = [
    live,
    aSignedLink({ linkId: idOf(971), name: 'Ravi Desai', readAt: '2026-11-20T14:00:00.000Z', mayRevoke: false }),
    aSignedLink({ linkId: idOf(972), name: 'Meera Joshi', state: 'EXPIRED', mayRevoke: false }),
    aSignedLink({ linkId: idOf(973), name: 'Imran Shaikh', state: 'USED', phone: '9822000417', mayRevoke: false }),
    aSignedLink({ linkId: idOf(974), name: 'Old Version', version: 2 }),
  ]
  const revokeLink = { link: { ...live, state: 'REVOKED' as const, mayRevoke: false } }
  await shown({ listLogsheetLinks: { links: all }, revokeLink }, DESKTOP)
  for (const said of ['Not opened yet', 'Opened 20 Nov 2026, 19:30', 'Expired', 'Signed', 'Version replaced'])
    await seen(links.getByText(said, { exact: true }))
  await looked('links of a logsheet')
  await gone(button('Withdraw the link for Ravi Desai'))
  await press('Withdraw the link for Sunil Kamble')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await seen(links.getByText('Withdrawn'))
  await gone(button('Withdraw the link for Sunil Kamble'))
  expect(askedOf('revokeLink')).toMatchObject([{ params: { id: idOf(970) } }])
})

test('refusals leave the page as it is', async () => {
  await shown({ makeLogsheetLink: refused('too-many-requests') })
  await press('Make a link')
  await name.fill('Sunil Kamble')
  await press('Make link')
  await notice('Request Failed').getByRole('button', { name: 'Okay' }).click()
  await seen(button('Make a link'))
})

test('the list waits, fails, and is tried again', async () => {
  await shown({ listLogsheetLinks: waiting })
  await seen(heading('Signature by link'))
  await shown({ listLogsheetLinks: refused('forbidden') })
  await seen(page.getByText('The links could not be loaded'))
})

test('a signed day offers the customer no link', async () => {
  await shown({ getLogsheet: { logsheet: aSignedLog() } })
  await seen(heading('Signature'))
  await gone(heading('Signature by link'))
})

test('the desk makes links too; other roles only read them', async () => {
  const replies = {
    getDeskLogsheet: new Versioned({ logsheet: aLog() }, 'W/"1"'),
    listDeskLogsheetLinks: { links: [aSignedLink({ mayRevoke: false })] },
    makeDeskLogsheetLink: aMadeLink(),
  }
  const address = `/desk/logsheets/${idOf(901)}`
  await visit(address, { atDesk: 'OPERATIONS', width: DESKTOP, replies })
  await press('Make a link')
  await name.fill('Sunil Kamble')
  await press('Make link')
  await seen(heading('Link for Sunil Kamble'))
  await visit(address, { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(links.getByText('Sunil Kamble'))
  await gone(button('Make a link'))
})
