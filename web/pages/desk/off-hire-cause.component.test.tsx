import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { noInspections } from '#tests/components/inspections.ts'
import { anOffHireJob } from '#tests/components/jobs.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, looked, press, seen } from '#tests/components/screen.tsx'

const screen = aScreen()
const replies = { listDeskInspections: noInspections, listDeskJobLinks: { links: [] } }
const CAUSE = /^We are the reason/
const confirmed = anOffHireJob('2026-11-23T06:00:00Z')

const open = (minimumDays: number) => {
  const job = anOffHireJob()
  const shown = { ...job, terms: { ...job.terms, basis: 'MONTH' as const, minimumDays } }
  return screen(`/desk/jobs/${idOf(700)}`, {
    atDesk: 'OPERATIONS',
    replies: { ...replies, getDeskJob: { job: shown }, acknowledgeOffHire: { job: confirmed } },
  })
}

test('where a minimum is agreed, the desk says whether it is why the hire ends', async () => {
  await open(15)
  await page.getByLabelText(CAUSE).click()
  await looked('desk off-hire cause')
  await press('Confirm off-hire')
  await seen(page.getByText('The off-hire is confirmed.'))
  expect(askedOf('acknowledgeOffHire')).toMatchObject([{ body: { cause: 'SUPPLIER' } }])
})

test('without a minimum nobody is asked, and the customer counts as the reason', async () => {
  await open(0)
  await press('Confirm off-hire')
  await seen(page.getByText('The off-hire is confirmed.'))
  expect(page.getByLabelText(CAUSE).query()).toBeNull()
  expect(askedOf('acknowledgeOffHire')).toMatchObject([{ body: { cause: 'CUSTOMER' } }])
})
