import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aJob, aJobSummary, anOffHireJob, aScheduledJob } from '#tests/components/jobs.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
} from '#tests/components/screen.tsx'

const visit = aScreen()
const JOB = `/desk/jobs/${idOf(700)}`
const today = dateInIndia(new Date())
const said = (text: string | RegExp) => page.getByText(text)

const choices: Replies = {
  listJobMachines: {
    machines: [
      { machineId: idOf(801), fleetNumber: 'BL-014', serialNumber: '0300221847', yard: 'Chakan', taken: [] },
      {
        machineId: idOf(802),
        fleetNumber: 'BL-015',
        serialNumber: '0300221911',
        yard: 'Chakan',
        taken: [{ kind: 'MAINTENANCE', from: today, to: addDays(today, 5) }],
      },
    ],
    operators: [{ operatorId: idOf(811), name: 'Ganesh Pawar', licenceValidTo: '2027-08-18' }],
  },
}

test('the desk lists the jobs by status and opens one', async () => {
  const jobs = pageOf([aJobSummary(0), aJobSummary(1, { status: 'SCHEDULED' })])
  await visit('/desk/jobs', { atDesk: 'OPERATIONS', replies: { listDeskJobs: { jobs }, getDeskJob: { job: aJob() } } })
  await seen(heading('Rental jobs'))
  await looked('desk jobs')
  await page.getByRole('link', { name: 'On hire', exact: true }).click()
  await expect.poll(() => askedOf('listDeskJobs').at(-1)).toMatchObject({ query: { status: 'ON_HIRE' } })
  await page.getByRole('link', { name: 'JOB-2627-000010' }).click()
  await seen(heading('JLG 450AJ Articulated Boom Lift, Kharadi Tower B'))
  await visit('/desk/jobs', { atDesk: 'OPERATIONS', replies: { listDeskJobs: noConnection } })
  await seen(said('The rental jobs could not be loaded'))
})

test('a free machine and an operator are put on a scheduled job, and its hire begins', async () => {
  const job = aScheduledJob()
  const allocated = aScheduledJob({ machine: aJob().machine, operator: aJob().operator })
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: { ...choices, getDeskJob: { job }, allocateJob: { job: allocated }, startHire: { job: aJob() } },
  })
  await expect.element(page.getByRole('radio', { name: /BL-015/ })).toBeDisabled()
  await seen(said(/^in maintenance until/))
  await gone(button('Start hire'))
  await page.getByRole('radio', { name: /BL-014/ }).click()
  await page.getByRole('combobox', { name: 'Operator' }).selectOptions(idOf(811))
  await looked('desk job allocation')
  await lookedInTheDark('desk job allocation')
  await press('Put it on the job')
  await seen(said('The machine is on the job.'))
  expect(askedOf('allocateJob')).toMatchObject([{ body: { machineId: idOf(801), operatorId: idOf(811) } }])
  await press('Start hire')
  await press('Save')
  await seen(said(/at most one decimal/))
  await field('Hour meter').fill('1388.2')
  await looked('desk job start')
  await press('Save')
  await seen(said('The hire has begun.'))
  expect(askedOf('startHire')).toMatchObject([{ body: { date: today, meter: '1388.2' } }])
})

test('an off-hire is confirmed and the hire ended; an extension is granted or refused', async () => {
  const confirmed = anOffHireJob('2026-11-23T06:00:00Z')
  const replies = { getDeskJob: { job: anOffHireJob() }, acknowledgeOffHire: { job: confirmed } }
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: { ...replies, endHire: { job: { ...confirmed, status: 'OFF_HIRED' } } },
  })
  await seen(said(/^Off-hire OFF-2627-000001/))
  await press('Confirm off-hire')
  await seen(said('The off-hire is confirmed.'))
  await press('End hire')
  await field('Hour meter').fill('1460')
  await press('Save')
  await seen(said('The hire has ended.'))
  const to = addDays(aJob().expectedTo, 7)
  const asked = aJob({ extension: { to, requestedAt: '2026-11-20T05:00:00Z' } })
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: { getDeskJob: { job: asked }, grantExtension: refused('machine-taken'), refuseExtension: { job: aJob() } },
  })
  await page.getByRole('button', { name: /^Extend to/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await press('Refuse')
  await field('Reason').fill('It goes to Hadapsar.')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await seen(said('The extension is refused.'))
  expect(askedOf('refuseExtension')).toMatchObject([{ body: { reason: 'It goes to Hadapsar.' } }])
})

test('a scheduled job is cancelled with a reason; who only reads has no acts', async () => {
  const cancelled = aScheduledJob({ status: 'CANCELLED', bills: [] })
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: { ...choices, getDeskJob: { job: aScheduledJob() }, cancelJob: { job: cancelled } },
  })
  await press('Cancel job')
  await field('Reason').fill('The site is not ready.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).click()
  await seen(said('The job is cancelled.'))
  await visit(JOB, { atDesk: 'ACCOUNTS', replies: { getDeskJob: { job: aScheduledJob() } } })
  await seen(heading('Timeline'))
  await gone(button('Cancel job'))
  await gone(button('Put it on the job'))
})
