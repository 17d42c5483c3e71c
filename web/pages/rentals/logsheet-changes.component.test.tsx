import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Logsheet } from '#contract/logsheets.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aDisputedLog, aLog, aSignedLog } from '#tests/components/logsheets.ts'
import { type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  notice,
  press,
  seen,
  toasted,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ADDRESS = `/my-rental/logsheets/logsheets-detail?log=${idOf(901)}`
const readOnly = { mayEdit: false, mayRevise: false, maySign: false, mayDispute: false }
const ours = (log: Logsheet): Logsheet => ({
  ...log,
  enteredSide: 'CUSTOMER',
  answers: { ...readOnly, mayRevise: true },
})
const second = new Versioned({ logsheet: aLog({ version: 2, answers: readOnly }) }, 'W/"3"')
const shown = (log: Logsheet, replies: Replies, width = PHONE) =>
  visit(ADDRESS, {
    as: 'admin',
    width,
    replies: { getLogsheet: new Versioned({ logsheet: log }, 'W/"2"'), ...replies },
  })

test('a dispute of the other side is answered with a new version, beside its reason', async () => {
  await shown(ours(aDisputedLog()), { reviseLogsheet: second })
  await seen(heading('Answer with a new version'))
  await seen(main.getByText('It stood still until two.').first())
  await looked('logsheet to answer')
  await field('Remarks').fill('Corrected.')
  await press('Send new version')
  await toasted('Logsheet Submitted Successfully', /signs or disputes this day/)
  await seen(main.getByText('Waits for signature').first())
  expect(askedOf('reviseLogsheet')).toMatchObject([
    { headers: { 'if-match': 'W/"2"' }, body: { remarks: 'Corrected.', reason: null } },
  ])
})

test('a signed day stays as it is, or is changed for a reason', async () => {
  await shown(ours(aSignedLog()), { reviseLogsheet: second }, DESKTOP)
  await press('Change this day')
  await press('Keep it as it is')
  await gone(button('Send new version'))
  await press('Change this day')
  await press('Send new version')
  expect(askedOf('reviseLogsheet')).toEqual([])
  await field('Reason for the change').fill('The meter was misread.')
  await press('Send new version')
  await toasted('Logsheet Submitted Successfully', /signs or disputes this day/)
  expect(askedOf('reviseLogsheet')).toMatchObject([{ body: { reason: 'The meter was misread.' } }])
})

test('a new version that is refused says so', async () => {
  await shown(ours(aDisputedLog()), { reviseLogsheet: refused('status-conflict') })
  await press('Send new version')
  await seen(notice('Submit Logsheet Failed'))
})

test('a reader who may not change a signed day is not asked to', async () => {
  await shown(aSignedLog(), {})
  await seen(main.getByText('Signed by Asha Patil, Site engineer'))
  await gone(button('Change this day'))
})
