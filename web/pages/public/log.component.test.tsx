import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LinkedJob } from '#contract/logsheets.links.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aLog, aNextLog } from '#tests/components/logsheets.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const TOKEN = 'x'.repeat(43)
const end = page.getByRole('textbox', { name: /^End/ })

const linkedJob = (more: Partial<LinkedJob['next']> = {}): LinkedJob => ({
  next: aNextLog(more),
  link: { name: 'Ganesh Pawar', expiresAt: '2026-12-21T18:30:00.000Z' },
})
const shown = (replies: Replies = {}) =>
  visit(`/log#${TOKEN}`, { width: PHONE, replies: { getLinkedJob: linkedJob(), ...replies } })
const { photos: _photos, ...submitted } = aLog({ date: '2026-11-21', workedHours: '9' })

test('an operator enters the day of one machine, and gets a receipt', async () => {
  await shown({ addLinkedLogsheet: { logsheet: submitted } })
  await seen(main.getByText(/^You enter as Ganesh Pawar/))
  await seen(heading('Photos and remarks'))
  await gone(main.getByText('Explain this in the remarks.'))
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['हिन्दी', '1800 120 0000'])
  await looked('log by link')
  await lookedInTheDark('log by link')
  await end.fill('1851.6')
  await press('Submit for signature')
  await focused(heading('Sent: 21 Nov 2026, 9 h worked'))
  await looked('log by link sent')
  expect(askedOf('addLinkedLogsheet')).toMatchObject([
    { body: { date: '2026-11-21', shift: 'A', meterOpen: '1842.6', meterClose: '1851.6' } },
  ])
  serveAlso({ getLinkedJob: linkedJob({ date: '2026-11-22', last: '2026-11-22', copiedFrom: '2026-11-21' }) })
  await press('Enter another day')
  await seen(main.getByText('Copied from 21 Nov 2026. Change anything that differs.'))
})

test('a photograph is taken, and goes with the day by the same link', async () => {
  const file = { fileId: idOf(961), name: 'site.jpg', type: 'image/jpeg' as const, size: 1, width: 64, height: 48 }
  await shown({ uploadLinkedPhoto: { file }, addLinkedLogsheet: { logsheet: submitted } })
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48)
  const picture = new File([await canvas.convertToBlob({ type: 'image/png' })], 'site.png', { type: 'image/png' })
  await userEvent.upload(page.getByLabelText('Take photo'), picture)
  await seen(page.getByRole('img', { name: 'Photo 1' }))
  await looked('log by link with a photograph')
  await end.fill('1851.6')
  await press('Submit for signature')
  await focused(heading('Sent: 21 Nov 2026, 9 h worked'))
  expect(askedOf('uploadLinkedPhoto')).toHaveLength(1)
  expect(askedOf('addLinkedLogsheet')).toMatchObject([{ body: { photoIds: [idOf(961)] } }])
})

test('another shift is requested, and one that is entered already says so', async () => {
  await shown({
    getLinkedJob: ({ query: { shift } }) => linkedJob({ shift, logsheetId: shift === 'B' ? idOf(901) : null }),
  })
  await page.getByRole('combobox', { name: 'Shift', exact: true }).selectOptions('B')
  await seen(heading('This day is entered already'))
  await gone(end)
  await looked('log by link entered')
})

test('a refused day stays on the page', async () => {
  await shown({ addLinkedLogsheet: refused('logsheet-exists') })
  await end.fill('1851.6')
  await press('Submit for signature')
  await notice('Submit Logsheet Failed').getByRole('button', { name: 'Okay' }).click()
  await expect.element(end).toHaveValue('1851.6')
})

test.each([
  ['status-conflict', 'No days can be entered now'],
  ['unauthorized', 'This link does not work'],
  ['link-expired', 'This link has expired'],
  ['link-revoked', 'This link was withdrawn'],
] as const)('a link that is refused as %s says so', async (problem, title) => {
  await shown({ getLinkedJob: refused(problem) })
  await seen(heading(title))
  await gone(button('Submit for signature'))
  await looked(`log by link ${problem}`)
})

test('the page waits for its job, and asks nothing without a token', async () => {
  await shown({ getLinkedJob: waiting })
  await seen(main.getByText('Loading…'))
  await visit('/log', { width: PHONE, replies: {} })
  await seen(heading('This link does not work'))
})
