import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { noInspections } from '#tests/components/inspections.ts'
import { aDeskJobSummary, aJob, anOffHireJob, aScheduledJob } from '#tests/components/jobs.ts'
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
import { PHONE } from '#tests/support/screens.ts'

const screen = aScreen()
/** Jobs on hire have links, here none. */
const visit = (address: string, { replies, ...more }: NonNullable<Parameters<typeof screen>[1]>) =>
  screen(address, { ...more, replies: { listDeskJobLinks: { links: [] }, ...replies } })
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
    operators: [
      { operatorId: idOf(811), name: 'Ganesh Pawar', licenceValidTo: '2027-08-18', taken: [] },
      {
        operatorId: idOf(812),
        name: 'Abdul Kareem',
        licenceValidTo: '2027-12-30',
        taken: [{ jobNumber: 'JOB-2627-000003', from: today, to: addDays(today, 30) }],
      },
    ],
  },
}

test('the desk lists the jobs by status and opens one', async () => {
  const jobs = pageOf([aDeskJobSummary(0), aDeskJobSummary(1, { status: 'SCHEDULED' })])
  await visit('/desk/jobs', {
    atDesk: 'OPERATIONS',
    replies: { listDeskJobs: { jobs }, listDeskInspections: noInspections, getDeskJob: { job: aJob() } },
  })
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
    replies: {
      ...choices,
      listDeskInspections: noInspections,
      getDeskJob: { job },
      allocateJob: { job: allocated },
      startHire: { job: aJob() },
    },
  })
  await expect.element(page.getByRole('radio', { name: /BL-015/ })).toBeDisabled()
  await seen(said(/^in maintenance until/))
  await gone(button('Start hire'))
  await page.getByRole('radio', { name: /BL-014/ }).click()
  await expect.element(page.getByRole('option', { name: 'Abdul Kareem, on JOB-2627-000003' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Operator' }).selectOptions(idOf(811))
  await looked('desk job allocation')
  await lookedInTheDark('desk job allocation')
  await press('Allocate machine')
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
  const replies = {
    listDeskInspections: noInspections,
    getDeskJob: { job: anOffHireJob() },
    acknowledgeOffHire: { job: confirmed },
  }
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
    replies: {
      listDeskInspections: noInspections,
      getDeskJob: { job: asked },
      grantExtension: refused('machine-taken'),
      refuseExtension: { job: aJob() },
    },
  })
  await page.getByRole('button', { name: /^Extend to/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Okay' }).click()
  await press('Refuse')
  await field('Reason').fill('It goes to Hadapsar.')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  await seen(said('The extension is refused.'))
  expect(askedOf('refuseExtension')).toMatchObject([{ body: { reason: 'It goes to Hadapsar.' } }])
})

test('a scheduled job is cancelled with a reason; read-only roles have no actions', async () => {
  const cancelled = aScheduledJob({ status: 'CANCELLED', bills: [] })
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    replies: {
      ...choices,
      listDeskInspections: noInspections,
      getDeskJob: { job: aScheduledJob() },
      cancelJob: { job: cancelled },
    },
  })
  await press('Cancel job')
  await field('Reason').fill('The site is not ready.')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).click()
  await seen(said('The job is cancelled.'))
  await visit(JOB, {
    atDesk: 'ACCOUNTS',
    replies: { listDeskInspections: noInspections, getDeskJob: { job: aScheduledJob() } },
  })
  await seen(heading('Timeline'))
  await gone(button('Cancel job'))
  await gone(button('Allocate machine'))
})

const spare: Replies = {
  listJobMachines: {
    machines: [{ machineId: idOf(803), fleetNumber: 'BL-019', serialNumber: '0300221950', yard: 'Chakan', taken: [] }],
    operators: [
      {
        operatorId: idOf(811),
        name: 'Ganesh Pawar',
        licenceValidTo: '2027-08-18',
        taken: [{ jobNumber: 'JOB-2627-000031', from: today, to: today }],
      },
    ],
  },
}

test('the desk swaps the machine on hire, with both meters and a reason', async () => {
  await visit(`/desk/jobs/${idOf(700)}`, {
    atDesk: 'OPERATIONS',
    width: PHONE,
    replies: {
      listDeskInspections: noInspections,
      getDeskJob: { job: aJob() },
      ...spare,
      swapMachine: { job: aJob() },
    },
  })
  await press('Swap machine')
  await page.getByRole('dialog').getByRole('button', { name: 'Swap machine' }).click()
  await seen(page.getByText('Give a reason.'))
  await looked('desk job swap')
  await page.getByRole('combobox', { name: 'New machine' }).selectOptions(idOf(803))
  await page.getByRole('textbox', { name: 'Meter of the old machine' }).fill('1400.5')
  await page.getByRole('textbox', { name: 'Meter of the new machine' }).fill('12.5')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Its pump is worn.')
  await page.getByRole('dialog').getByRole('button', { name: 'Swap machine' }).click()
  await seen(page.getByText('The machine is swapped.'))
  expect(askedOf('swapMachine')).toMatchObject([
    { body: { machineId: idOf(803), meterOut: '1400.5', meterIn: '12.5', reason: 'Its pump is worn.' } },
  ])
})

test('the desk notes an off-hire for a customer who asked, and says who', async () => {
  await visit(`/desk/jobs/${idOf(700)}`, {
    atDesk: 'OPERATIONS',
    replies: { listDeskInspections: noInspections, getDeskJob: { job: aJob() }, requestDeskOffHire: { job: aJob() } },
  })
  await press('Off-hire for the customer')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Off-hire for the customer' })
  await save.click()
  await seen(page.getByText('Say who asked.'))
  await looked('desk job asked off-hire')
  await page.getByRole('textbox', { name: 'Who asked' }).fill('Sunil Kamble')
  await save.click()
  await seen(page.getByText('The off-hire is noted and confirmed.'))
  expect(askedOf('requestDeskOffHire')).toMatchObject([{ body: { askedBy: 'Sunil Kamble' } }])
})

test('a machine is sent to its site with a challan, which is printed from the job', async () => {
  const allocated = aJob({ status: 'SCHEDULED', onHireFrom: null })
  const body = { vehicleNumber: 'MH12AB1234', hsnCode: '8427' }
  const challan = { challanNumber: 'CHN-2627-000012', issuedOn: today, ...body }
  await visit(JOB, {
    atDesk: 'OPERATIONS',
    width: PHONE,
    replies: {
      listDeskInspections: noInspections,
      getDeskJob: { job: allocated },
      ...choices,
      dispatchMachine: { job: { ...allocated, challan } },
    },
  })
  await press('Send to site')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send to site' })
  await send.click()
  await seen(said('As on the plate, such as MH12AB1234'))
  await looked('desk job dispatch')
  await field('Vehicle number').fill('mh१२-ab 1234')
  await field('HSN code of the machine').fill('84')
  await send.click()
  await seen(said('4, 6 or 8 digits, such as 8427'))
  await field('HSN code of the machine').fill('8427')
  await send.click()
  await seen(said(/^CHN-2627-000012 of/))
  await seen(button('Gate-pass pack (PDF)'))
  expect(askedOf('dispatchMachine')).toMatchObject([{ body: { ...body, valuePaise: null } }])
})
