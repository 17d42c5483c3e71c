import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Logsheet } from '#contract/logsheets.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aDisputedLog, aDraftLog, aLog, aNextLog, aSignedLog, someLogs } from '#tests/components/logsheets.ts'
import { type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, button, field, gone, heading, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ADDRESS = `/desk/logsheets/${idOf(901)}`
const tagged = (logsheet: Logsheet, tag = 'W/"1"') => new Versioned({ logsheet }, tag)

const listed: Replies = {
  listDeskLogsheets: { logsheets: pageOf(someLogs()) },
  listDeskLogsheetLinks: { links: [] },
}
const shown = (log: Logsheet, replies: Replies = {}, width = DESKTOP) =>
  visit(ADDRESS, { atDesk: 'OPERATIONS', width, replies: { ...listed, getDeskLogsheet: tagged(log), ...replies } })

test('the desk reads all logsheets', async () => {
  await visit('/desk/logsheets', { atDesk: 'OPERATIONS', width: DESKTOP, replies: listed })
  await seen(page.getByText('2 logsheets'))
  await expect.element(main.getByRole('link', { name: '20 Nov 2026' })).toHaveAttribute('href', ADDRESS)
  await looked('desk logsheets')
})

test('a new day begins as yesterday’s, and is saved as a draft', async () => {
  const replies: Replies = {
    ...listed,
    getNextDeskLogsheet: { next: aNextLog() },
    addDeskLogsheet: { logsheet: aDraftLog() },
    getDeskLogsheet: tagged(aDraftLog()),
  }
  await visit(`/desk/logsheets/new?job=${idOf(900)}`, { atDesk: 'OPERATIONS', width: DESKTOP, replies })
  await seen(main.getByText('Copied from 20 Nov 2026. Change anything that differs.'))
  await looked('desk logsheet new')
  await press('Save draft')
  await seen(heading('Enter the day'))
  expect(askedOf('addDeskLogsheet')).toMatchObject([
    {
      body: { jobId: idOf(900), date: '2026-11-21', shift: 'A', submit: false, meterOpen: '1842.6', meterClose: null },
    },
  ])
})

test('hours and checks follow the typing; a draft is saved, then submitted', async () => {
  const submitted = aLog({ answers: { mayEdit: false, mayRevise: false, maySign: false, mayDispute: false } })
  await shown(aDraftLog({ facts: { previousClose: '1387.0', litresPerHour: '4', breakdowns: [], taken: [] } }), {
    saveDeskLogsheet: ({ body }) => tagged(aDraftLog(body), 'W/"2"'),
    submitDeskLogsheet: () => tagged(submitted, 'W/"3"'),
  })
  await seen(heading('Enter the day'))
  await seen(main.getByText('The meter begins at 1388.2, but the log before ended at 1387.0.'))
  await page.getByLabelText('End', { exact: true }).fill('1380')
  await seen(main.getByText('The meter runs back from 1388.2 to 1380.'))
  await press('Submit for signature')
  await seen(page.getByRole('alert').getByRole('button', { name: 'The meter runs back from 1388.2 to 1380.' }))
  expect(askedOf('submitDeskLogsheet')).toEqual([])
  await page.getByLabelText('End', { exact: true }).fill('1396.7')
  await field('After the shift').fill('5')
  await seen(main.getByText('The machine used 6.3 L an hour; 4 L is usual.'))
  await field('After the shift').fill('22')
  await looked('desk logsheet draft')
  await press('Save draft')
  await seen(main.getByText('Saved.'))
  expect(askedOf('saveDeskLogsheet')[0]).toMatchObject({
    headers: { 'if-match': 'W/"1"' },
    body: { meterClose: '1396.7', fuel: { closingL: '22' } },
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

const OF_CUSTOMER = {
  enteredSide: 'CUSTOMER',
  enteredBy: 'Asha Patil',
  answers: { mayEdit: false, mayRevise: false, maySign: true, mayDispute: true },
} as const

test('a day that the customer entered can be signed by typing one’s own name instead of drawing', async () => {
  await shown(aLog(OF_CUSTOMER), { signDeskLogsheet: () => tagged(aSignedLog('TYPED'), 'W/"2"') }, PHONE)
  await looked('desk logsheet to sign')
  await press('Sign 8 h')
  await seen(main.getByText('Enter your designation.'))
  await field('Your designation').fill('Supervisor')
  await field('Or type your name').fill('Rohan More')
  await press('Sign with my name')
  await seen(main.getByText(/typed as a name/))
  expect(askedOf('signDeskLogsheet')).toMatchObject([
    { body: { typedName: 'Rohan More', designation: 'Supervisor', version: 1 } },
  ])
})

test('a day that the customer entered is disputed with a reason', async () => {
  await shown(aLog(OF_CUSTOMER), { disputeDeskLogsheet: () => tagged(aDisputedLog(), 'W/"2"') })
  await press('Dispute')
  await field('What is wrong?').fill('It stood still until two.')
  await press('Send dispute')
  await seen(main.getByText('Asha Patil disputes 12:00–13:00 Breakdown'))
  expect(askedOf('disputeDeskLogsheet')).toMatchObject([{ body: { reason: 'It stood still until two.' } }])
})

test('a refused signature says so', async () => {
  await shown(aLog(OF_CUSTOMER), { signDeskLogsheet: refused('status-conflict') })
  await field('Your designation').fill('Supervisor')
  await field('Or type your name').fill('Rohan More')
  await press('Sign with my name')
  await seen(notice('Sign Logsheet Failed'))
})

test('a signed day is changed for a reason alone', async () => {
  const signed = { ...aSignedLog(), answers: { ...aSignedLog().answers, mayRevise: true } }
  await shown(signed, {
    reviseDeskLogsheet: () => tagged(aLog({ version: 2, answers: aDisputedLog().answers }), 'W/"2"'),
  })
  await press('Change this day')
  await press('Send new version')
  expect(askedOf('reviseDeskLogsheet')).toEqual([])
  await field('Reason for the change').fill('The meter was misread.')
  await looked('desk logsheet change')
  await press('Send new version')
  await seen(main.getByText('Waits for signature'))
  expect(askedOf('reviseDeskLogsheet')).toMatchObject([{ body: { reason: 'The meter was misread.' } }])
})
