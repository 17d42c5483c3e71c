import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DataExport } from '#contract/own-data.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, heading, looked, lookedInTheDark, notice, press, seen, told } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const screen = aScreen()
const free = { getErasure: { reasons: [], dissolves: false, ref: idOf(1) } } satisfies Replies
const visit = (address: string, { replies, ...how }: NonNullable<Parameters<typeof screen>[1]>) =>
  screen(address, { ...how, replies: { ...free, ...replies } })
/** The calls of the public home, where a person without a session is left. */
const home = {
  listLocations: waiting,
  getProductCatalog: waiting,
  listProducts: waiting,
  listIndustries: waiting,
  listPosts: waiting,
} satisfies Replies
const HERE = '/my-profile/your-data'
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const said = (text: string | RegExp) => page.getByText(text)

const anExport = (more: Partial<DataExport> = {}): DataExport => ({
  exportId: idOf(900),
  status: 'READY',
  askedBy: 'Asha Patil',
  askedAt: '2026-11-22T10:00:00Z',
  items: 120,
  done: 120,
  bytes: 18_400_000,
  expiresAt: '2026-11-29T10:01:00Z',
  url: '/v1/exports/x?until=1&signature=y',
  ...more,
})
const underWay = anExport({ exportId: idOf(901), status: 'WAITING', done: 40, url: null })

test.each([DESKTOP, PHONE])('an administrator exports the data of the company at %i px', async (width) => {
  const replies = { listCompanyExports: { exports: [underWay, anExport()] }, listOwnExports: { exports: [] } }
  await visit(HERE, { as: 'admin', width, replies })
  await seen(heading('Data of your company'))
  await seen(said('Packing: 40 of 120'))
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '40')
  await seen(said('ZIP of 17.5 MB, until 29 Nov 2026, 15:31'))
  await seen(said('No exports yet.'))
  await looked(`own data ${width}`)
  await lookedInTheDark(`own data ${width}`)
})

test('an export is requested, and followed until it is ready', async () => {
  await visit(HERE, { as: 'individual', width: PHONE, replies: { listOwnExports: { exports: [] } } })
  serveAlso({
    startOwnExport: { exports: [anExport({ status: 'WAITING', items: 0, done: 0, url: null })] },
    listOwnExports: { exports: [anExport()] },
  })
  await press('Make an export')
  expect(askedOf('startOwnExport').at(-1)).toMatchObject({ body: { language: 'en' } })
  await seen(page.getByRole('button', { name: 'Download the export of 22 Nov 2026, 15:30' }))
})

test('a user of a company sees who may export its data; a failed export says so', async () => {
  const exports = [anExport({ status: 'FAILED', url: null })]
  await visit(HERE, { as: 'user', width: PHONE, replies: { listOwnExports: { exports } } })
  await seen(said('Only administrators of your company can export its data.'))
  await seen(said('This export failed. Start another one.'))
  serveAlso({ startOwnExport: refused('too-many-requests') })
  await press('Make an export')
  await seen(notice('Request Failed'))
  await looked('own data refused')
})

test('the exports wait and fail with another try', async () => {
  await visit(HERE, { as: 'individual', replies: { listOwnExports: waiting } })
  await seen(said('Loading your exports…'))
  await visit(HERE, { as: 'individual', width: PHONE, replies: { listOwnExports: noConnection } })
  await seen(said('Your exports could not be loaded'))
  await looked('own data failed')
  serveAlso({ listOwnExports: { exports: [] } })
  await press('Try again')
  await seen(said('No exports yet.'))
})

test('the erased and the retained data are listed before the button; a code erases the account and ends the session', async () => {
  const replies = {
    listOwnExports: { exports: [] },
    requestOwnOtp: { resendAfterSeconds: 60, expiresInSeconds: 300, challenge: 'x', sentTo: '••••••0417' },
    eraseOwnAccount: refused('invalid-otp'),
  }
  await visit(HERE, { as: 'individual', width: PHONE, replies })
  await seen(said(/72 months from the due date of the annual return/))
  await seen(said(/Your name, phone number and e-mail address/))
  await looked('erasing')
  await press('Erase my account…')
  await seen(heading('Erase your account for good'))
  expect(askedOf('requestOwnOtp')).toMatchObject([{ query: { purpose: 'ERASE_ACCOUNT', ref: idOf(1) } }])
  await code.fill('000000')
  await press('Erase for good')
  await told('Otp Verification Failed', 'OTP you have entered is incorrect. Retry again.')
  await looked('erasing with a wrong code')
  serveAlso({ eraseOwnAccount: undefined, logout: undefined, ...home })
  await code.fill('123456')
  await press('Erase for good')
  await seen(notice('Account Erased'))
})

test('obstacles are listed in words, and there is no button', async () => {
  const replies = {
    listOwnExports: { exports: [] },
    listCompanyExports: { exports: [] },
    getErasure: { reasons: ['last-admin' as const, 'open-dues' as const], dissolves: false, ref: idOf(1) },
  }
  await visit(HERE, { as: 'admin', width: DESKTOP, replies })
  await seen(said(/Make somebody else an administrator first/))
  await seen(said(/invoices are unpaid. Settle those first/))
  expect(page.getByRole('button', { name: 'Erase my account…' }).elements()).toHaveLength(0)
  await looked('erasing refused')
})
