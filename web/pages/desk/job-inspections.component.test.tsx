import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Inspection } from '#contract/jobs.inspections.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { anAnswered, anInspection, aSheet, DENT, noInspections } from '#tests/components/inspections.ts'
import { aJob, anOffHireJob } from '#tests/components/jobs.ts'
import { refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
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
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

/** The off-hire inspection of the same machine: a tyre is cut, and the meter has gone backwards. */
const anOffHireInspection = (more: Partial<Inspection> = {}) =>
  anInspection({
    inspectionId: idOf(861),
    kind: 'OFF_HIRE',
    meter: '1590.3',
    fuelPercent: 35,
    points: [
      { point: 'ENGINE', state: 'OK' },
      { point: 'TYRES', state: 'DAMAGED', note: 'The left front tyre has a cut of 80 mm.' },
      DENT,
    ],
    warnings: [{ key: 'belowLog', params: { date: '2026-11-20', was: '1590.4' } }],
    ...more,
  })

const visit = aScreen()
const JOB = `/desk/jobs/${idOf(700)}`
const said = (text: string | RegExp) => page.getByText(text)
const choose = (point: string, state: string) =>
  page.getByRole('group', { name: point }).getByRole('radio', { name: state })

test('the desk inspects a machine on a phone: open points are named, the meter is doubted, and it is signed', async () => {
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    width: PHONE,
    replies: {
      getDeskJob: { job: aJob() },
      listDeskJobLinks: { links: [] },
      listDeskInspections: aSheet(),
      saveInspection: aSheet(anInspection()),
    },
  })
  await seen(heading('Inspections'))
  await seen(said('Nothing is recorded yet.'))
  await gone(button('Record off-hire inspection'))
  await press('Record on-hire inspection')
  await looked('desk inspection form')
  await press('Sign and send to the site')
  await seen(said('3 points are still open.'))
  await choose('Body and structure', 'Damaged').click({ force: true })
  await press('All the rest is in order')
  await field('Hour meter').fill('1380')
  await seen(said(/The meter stood at 1388.2 h when the hire began/))
  await field('Fuel or charge').fill('80')
  await page.getByRole('radio', { name: 'Type my name' }).click()
  await press('Sign and send to the site')
  await seen(said('Describe it.'))
  await seen(said('Type your name as in your profile.'))
  expect(askedOf('saveInspection')).toEqual([])
  await field('What is wrong').fill('A dent of 20 mm.')
  await field('Your full name').fill('Rohan More')
  await looked('desk inspection to sign')
  await press('Sign and send to the site')
  await seen(said('The inspection is signed. We asked the site to sign it.'))
  expect(askedOf('saveInspection')).toMatchObject([
    {
      body: {
        kind: 'ON_HIRE',
        revision: 0,
        meter: '1380',
        fuelPercent: 80,
        place: 'Kharadi Tower B',
        points: [
          { point: 'ENGINE', state: 'OK' },
          { point: 'TYRES', state: 'OK' },
          { point: 'STRUCTURE', state: 'DAMAGED', note: 'A dent of 20 mm.' },
        ],
        signature: { typedName: 'Rohan More' },
      },
    },
  ])
  await seen(said('Waiting for the site’s signature'))
})

test('a draft continues where it was left, and says why it was refused', async () => {
  const draft = anInspection({ signed: null, revision: 4 })
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: {
      getDeskJob: { job: aJob() },
      listDeskJobLinks: { links: [] },
      listDeskInspections: aSheet(draft),
      saveInspection: refused('precondition-failed'),
    },
  })
  await seen(said('Draft, hidden from the customer'))
  await press('Continue the inspection: On-hire inspection')
  await expect.element(field('Hour meter')).toHaveValue('1388.2')
  await expect.element(field('What is wrong')).toHaveValue('A dent of 20 mm in the left door.')
  await press('Save draft')
  await expect.poll(() => askedOf('saveInspection')).toMatchObject([{ body: { revision: 4, signature: null } }])
  await seen(page.getByRole('alertdialog'))
})

test('leaving a started inspection asks first', async () => {
  const replies = { getDeskJob: { job: aJob() }, listDeskJobLinks: { links: [] }, listDeskInspections: aSheet() }
  await visit(JOB, { atDesk: 'OPERATIONS', replies })
  await press('Record on-hire inspection')
  await field('Hour meter').fill('1390')
  await page.getByRole('main').getByRole('link', { name: 'Rental jobs' }).click()
  await seen(notice('Leave without saving?'))
  await press('Stay')
  await expect.element(field('Hour meter')).toHaveValue('1390')
})

test('both inspections stand side by side with their differences, and the job is closed', async () => {
  const over = { ...anOffHireJob('2026-11-20T05:00:00Z'), status: 'OFF_HIRED' as const }
  const objections = [{ point: 'TYRES' as const, note: 'The cut was there before.' }]
  const answer = anAnswered().answer
  const left = anOffHireInspection({ answer: answer && { ...answer, objections } })
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: {
      getDeskJob: { job: over },
      listDeskInspections: aSheet(anAnswered(), left),
      closeJob: { job: { ...over, status: 'CLOSED' } },
    },
  })
  const table = page.getByRole('region', { name: 'What changed' })
  await seen(table.getByText('+202.1 h'))
  await seen(table.getByText('−45 %'))
  await seen(table.getByText('The left front tyre has a cut of 80 mm.'))
  await gone(table.getByText('Body and structure'))
  await page.getByText('Signed by both sides, with objections').click()
  await seen(said('The site: The cut was there before.'))
  await seen(said(/The last log, of 20 Nov 2026, ends at 1590.4 h. This reading is lower./))
  await looked('desk inspections compared')
  await lookedInTheDark('desk inspections compared')
  await press('Close job')
  await seen(said('The job is closed.'))
  expect(askedOf('closeJob')).toMatchObject([{ body: { reason: null } }])
})

test('without the site’s signature a job closes only with a reason', async () => {
  const over = { ...anOffHireJob('2026-11-20T05:00:00Z'), status: 'OFF_HIRED' as const }
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: {
      getDeskJob: { job: over },
      listDeskInspections: aSheet(anAnswered(), anOffHireInspection()),
      closeJob: { job: { ...over, status: 'CLOSED' } },
    },
  })
  await press('Close job')
  await page.getByRole('dialog').getByLabelText('Reason').fill('The site did not sign.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click()
  await expect.poll(() => askedOf('closeJob')).toMatchObject([{ body: { reason: 'The site did not sign.' } }])
})

test('the return of a machine that was swapped out is recorded on the same job, of that machine', async () => {
  const out = { machineId: idOf(809), fleetNumber: 'BL-009', serialNumber: '0300221809', swappedOn: '2026-10-20' }
  const sheet = { ...aSheet(anAnswered()), swappedOut: [{ ...out, facts: noInspections.facts }] }
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    width: PHONE,
    replies: {
      getDeskJob: { job: aJob() },
      listDeskJobLinks: { links: [] },
      listDeskInspections: sheet,
      saveInspection: sheet,
    },
  })
  await gone(button('Record off-hire inspection'))
  await press('Record the return of BL-009')
  await seen(heading('Off-hire inspection: BL-009'))
  await looked('desk inspection of a swapped machine')
  await press('Save draft')
  await seen(button('Record the return of BL-009'))
  expect(askedOf('saveInspection')).toMatchObject([{ body: { kind: 'OFF_HIRE', machineId: idOf(809), revision: 0 } }])
})
