import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { anAnswered, anInspection, aSheet } from '#tests/components/inspections.ts'
import { aJob, aPreview } from '#tests/components/jobs.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, field, gone, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const JOB = `/my-rental/rental-job-details?job=${idOf(700)}`
const said = (text: string | RegExp) => page.getByText(text)
const replies: Replies = {
  getJob: { job: aJob() },
  previewOffHire: aPreview(),
  listInspections: aSheet(anInspection()),
}

test('the site reads an inspection, notes its objections, and signs it', async () => {
  const objections = [{ point: 'TYRES' as const, note: 'The left tyre is worn.' }]
  const answer = anAnswered().answer
  const answered = anInspection({ answer: answer && { ...answer, objections } })
  await visit(JOB, { as: 'user', width: PHONE, replies: { ...replies, answerInspection: aSheet(answered) } })
  await seen(said('Waiting for the site’s signature'))
  await seen(said('2 points are in order'))
  await press('Sign as recorded')
  await seen(said('Sign in the box.'))
  expect(askedOf('answerInspection')).toEqual([])
  await page.getByRole('checkbox', { name: 'I disagree: Tyres and wheels' }).click()
  await page.getByRole('radio', { name: 'Type my name' }).click()
  await field('Your full name').fill('Asha Deshpande')
  await press('Sign with 1 objection')
  await seen(said('Describe it.'))
  await field('What you see').fill('The left tyre is worn.')
  await looked('inspection to answer')
  await press('Sign with 1 objection')
  await seen(said('You have signed the inspection. It can no longer change.'))
  expect(askedOf('answerInspection')).toMatchObject([
    { body: { inspectionId: idOf(860), revision: 1, objections, typedName: 'Asha Deshpande' } },
  ])
  await gone(button('Sign as recorded'))
  await seen(said('Signed by both sides, with objections'))
})

test('leaving a started signature asks first', async () => {
  await visit(JOB, { as: 'user', replies })
  await page.getByRole('radio', { name: 'Type my name' }).click()
  await field('Your full name').fill('Asha Deshpande')
  await page.getByRole('main').getByRole('link', { name: 'Rental jobs' }).click()
  await seen(notice('Leave without saving?'))
  await press('Stay')
  await expect.element(field('Your full name')).toHaveValue('Asha Deshpande')
})

test('a refused signature says why, and a lost connection offers another try', async () => {
  await visit(JOB, { as: 'user', replies: { ...replies, answerInspection: refused('precondition-failed') } })
  await page.getByRole('radio', { name: 'Type my name' }).click()
  await field('Your full name').fill('Asha Deshpande')
  await press('Sign as recorded')
  await seen(notice('The inspection could not be signed'))
  await visit(JOB, { as: 'user', replies: { ...replies, listInspections: noConnection } })
  await seen(said('The inspections could not be loaded.'))
})
