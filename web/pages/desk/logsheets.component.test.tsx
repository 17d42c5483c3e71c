import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Logsheet } from '#contract/logsheets.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aDisputedLog, aDraftLog, aLog, someLogs } from '#tests/components/logsheets.ts'
import { type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, button, field, gone, heading, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ADDRESS = `/desk/logsheets/${idOf(901)}`
const tagged = (logsheet: Logsheet, tag = 'W/"1"') => new Versioned({ logsheet }, tag)

const listed: Replies = { listDeskLogsheets: { logsheets: pageOf(someLogs()) } }
const shown = (log: Logsheet, replies: Replies = {}, width = DESKTOP) =>
  visit(ADDRESS, { atDesk: 'OPERATIONS', width, replies: { ...listed, getDeskLogsheet: tagged(log), ...replies } })

test('the desk reads all logsheets', async () => {
  await visit('/desk/logsheets', { atDesk: 'OPERATIONS', width: DESKTOP, replies: listed })
  await seen(page.getByText('2 logsheets'))
  await expect.element(main.getByRole('link', { name: '20 Nov 2026' })).toHaveAttribute('href', ADDRESS)
  await looked('desk logsheets')
})

test('a log begins with an ordinary day', async () => {
  const replies: Replies = {
    ...listed,
    addDeskLogsheet: { logsheet: aDraftLog() },
    getDeskLogsheet: tagged(aDraftLog()),
  }
  await visit(`/desk/logsheets/new?job=${idOf(900)}`, { atDesk: 'OPERATIONS', width: PHONE, replies })
  await seen(heading('Begin a logsheet'))
  await looked('desk logsheet new')
  await press('Begin logsheet')
  await seen(heading('Enter the day'))
  expect(askedOf('addDeskLogsheet')).toMatchObject([
    {
      body: {
        jobId: idOf(900),
        shift: 'A',
        slices: [{ from: '08:00', to: '13:00' }, { type: 'MEAL' }, { to: '18:00' }],
      },
    },
  ])
})

test('hours and checks follow what is typed; a draft is saved, then submitted', async () => {
  const submitted = aLog({ answers: { mayEdit: false, mayRevise: false, maySign: false, mayDispute: false } })
  await shown(aDraftLog(), {
    saveDeskLogsheet: ({ body }) => tagged(aDraftLog(body), 'W/"2"'),
    submitDeskLogsheet: () => tagged(submitted, 'W/"3"'),
  })
  await seen(heading('Enter the day'))
  const day = page.getByRole('region', { name: 'The day' })
  const second = page.getByRole('group', { name: 'Entry 2', exact: true })
  await second.getByLabelText('From').selectOptions('11:30')
  await seen(day.getByText('Two entries overlap from 11:30 to 12:00.'))
  await second.getByLabelText('From').selectOptions('12:00')
  await field('Meter at the end').fill('1380')
  await seen(day.getByText('The meter runs back from 1388.2 to 1380.'))
  await field('Meter at the end').fill('1396.7')
  await press('Add entry')
  await seen(day.getByText('9 h'))
  await looked('desk logsheet draft')
  await press('Save draft')
  await seen(main.getByText('Saved.'))
  expect(askedOf('saveDeskLogsheet')[0]).toMatchObject({
    headers: { 'if-match': 'W/"1"' },
    body: { meterClose: '1396.7', slices: [{}, {}, {}, {}, { from: '18:00', to: '19:00', type: 'WORK' }] },
  })
  await press('Submit for signature')
  await seen(main.getByText('Waits for signature'))
  expect(askedOf('submitDeskLogsheet')).toMatchObject([{ headers: { 'if-match': 'W/"2"' } }])
})

test('B-36 a draft that somebody else changed meanwhile is not overwritten', async () => {
  await shown(aDraftLog(), { saveDeskLogsheet: refused('precondition-failed') })
  await field('Remarks').fill('Rain')
  await press('Save draft')
  await seen(page.getByText('Somebody else has changed this meanwhile').first())
})

test('a dispute is answered with a new version', async () => {
  const disputed = aDisputedLog()
  await shown(
    { ...disputed, answers: { ...disputed.answers, mayRevise: true } },
    {
      reviseDeskLogsheet: () => tagged(aLog({ version: 2, answers: disputed.answers }), 'W/"2"'),
    },
  )
  await seen(main.getByText('Asha Patil disputes 12:00–13:00 Breakdown'))
  await field('Remarks').fill('Corrected: stood until two.')
  await press('Send new version')
  await seen(main.getByText('Waits for signature'))
  await gone(button('Send new version'))
  expect(askedOf('reviseDeskLogsheet')).toMatchObject([
    { headers: { 'if-match': 'W/"1"' }, body: { remarks: 'Corrected: stood until two.' } },
  ])
})
