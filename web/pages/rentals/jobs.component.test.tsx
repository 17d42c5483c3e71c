import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { noInspections } from '#tests/components/inspections.ts'
import { aJob, aJobSummary, anOffHireJob, aPreview, aScheduledJob } from '#tests/components/jobs.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { aSite, idOf, pageOf } from '#tests/components/samples.ts'
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
  textsOf,
  toasted,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const LIST = '/my-rental/manage-rental-jobs'
const JOB = `/my-rental/rental-job-details?job=${idOf(700)}`
const said = (text: string | RegExp) => page.getByText(text)
const site = { ...aSite('Kharadi Tower B', 1), addressId: idOf(500) }
const anOffHire: Replies = { previewOffHire: aPreview() }
const listed: Replies = {
  listJobs: { jobs: pageOf([aJobSummary(0), aJobSummary(1, { status: 'SCHEDULED', toDatePaise: 0 })]) },
  listProjectSites: { projectSites: pageOf([site]) },
}

test('the rental jobs are listed, filtered by status and site, and lead to each', async () => {
  await visit(LIST, {
    as: 'admin',
    replies: { ...listed, ...anOffHire, listInspections: noInspections, getJob: { job: aJob() } },
  })
  await seen(heading('Rental jobs'))
  await seen(said('₹1,77,333.33').first())
  await seen(page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Rental jobs' }))
  await looked('jobs')
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('On hire')
  await page.getByRole('combobox', { name: 'Site' }).selectOptions('Kharadi Tower B')
  await expect.poll(() => askedOf('listJobs').at(-1)).toMatchObject({ query: { status: 'ON_HIRE', site: idOf(500) } })
  await page.getByRole('link', { name: 'JOB-2627-000010' }).click()
  await seen(heading('JLG 450AJ Articulated Boom Lift, Kharadi Tower B'))
})

test('an empty list of rental jobs leads to the enquiries, a failed one says so', async () => {
  await visit(LIST, { as: 'individual', width: PHONE, replies: { listJobs: { jobs: pageOf([]) } } })
  await seen(said('No machines on hire yet'))
  await expect
    .element(page.getByRole('link', { name: 'See my enquiries' }))
    .toHaveAttribute('href', '/my-rental/manage-enquiry')
  await visit(LIST, { as: 'individual', replies: { listJobs: noConnection } })
  await seen(said('The rental jobs could not be loaded'))
})

test('a job shows its costs on one axis, its lines, its terms and its timeline', async () => {
  await visit(JOB, {
    as: 'admin',
    width: DESKTOP,
    replies: { ...anOffHire, listInspections: noInspections, getJob: { job: aJob() } },
  })
  await seen(said('Day 41 of 61'))
  await seen(said('₹2,66,000').first())
  await seen(said('₹6,000 over the quote of ₹2,60,000'))
  expect(page.getByRole('list', { name: 'Bills' }).getByRole('listitem').elements()).toHaveLength(2)
  await said(/^All lines, /)
    .first()
    .click()
  await seen(said(/full cycle/).first())
  await seen(said('₹1,33,000 a month: 26 days of 10 hours.'))
  await seen(said('Ganesh Pawar, licence to 18 Aug 2027'))
  const events = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  expect(textsOf(events).map((text) => text?.slice(0, 7))).toEqual(['On hire', 'Machine', 'Quote a'])
  await expect
    .element(page.getByRole('link', { name: 'QTN-2627-000019, version 2' }))
    .toHaveAttribute('href', `/my-rental/manage-enquiry/quotes/${idOf(45)}`)
  await looked('job')
  await lookedInTheDark('job')
})

test('a scheduled job says that its machine is named before delivery, and a missing one that there is none', async () => {
  await visit(JOB, {
    as: 'user',
    width: PHONE,
    replies: { listInspections: noInspections, getJob: { job: aScheduledJob() } },
  })
  await seen(said('We name it before delivery.'))
  await gone(said(/^Day \d/))
  await looked('job scheduled')
  await visit(JOB, { as: 'user', replies: { getJob: refused('not-found') } })
  await seen(said('There is no such rental job'))
})

test('an off-hire shows its last billed day and its saving before pressing, then its number, and can be undone', async () => {
  const { offHire } = anOffHireJob()
  const { offHireNumber = '', billingStopsAt = '' } = offHire ?? {}
  await visit(JOB, {
    as: 'user',
    width: PHONE,
    replies: {
      ...anOffHire,
      listInspections: noInspections,
      getJob: { job: aJob() },
      requestOffHire: { offHireNumber, billingStopsAt, job: anOffHireJob() },
      undoOffHire: { job: aJob() },
    },
  })
  const panel = page.getByRole('region', { name: 'Finished with it?' })
  await seen(panel.getByText('₹43,000 + GST'))
  await seen(panel.getByText('instead of ₹1,33,000'))
  await seen(panel.getByText(/^Minimum hire: ₹10,000/))
  await press('Choose a later day')
  await looked('job off-hire')
  const later = addDays(dateInIndia(new Date()), 9)
  await field('Last day you need it').fill(later)
  await expect.poll(() => askedOf('previewOffHire').at(-1)).toMatchObject({ query: { from: later } })
  await page.getByRole('button', { name: /^Off-hire, last billed day/ }).click()
  await toasted('Off-hire Requested Successfully', /OFF-2627-000001/)
  expect(askedOf('requestOffHire')).toMatchObject([{ body: { from: later } }])
  await seen(heading('Off-hire OFF-2627-000001'))
  await looked('job off-hire requested')
  await press('Undo off-hire')
  await seen(heading('Finished with it?'))
})

test('a refused off-hire says why, and a confirmed one cannot be undone', async () => {
  await visit(JOB, {
    as: 'user',
    replies: {
      ...anOffHire,
      listInspections: noInspections,
      getJob: { job: aJob() },
      requestOffHire: refused('status-conflict'),
    },
  })
  await page.getByRole('button', { name: /^Off-hire, last billed day/ }).click()
  await seen(notice('Off-hire Request Failed'))
  await visit(JOB, {
    as: 'user',
    replies: { listInspections: noInspections, getJob: { job: anOffHireJob('2026-11-20T05:00:00Z') } },
  })
  await seen(said('Our desk has confirmed it.'))
  await gone(button('Undo off-hire'))
})

test('more days are requested, and the page says that the desk answers', async () => {
  const to = addDays(aJob().expectedTo, 7)
  const asked = aJob({ extension: { to, requestedAt: '2026-11-20T05:00:00Z' } })
  await visit(JOB, {
    as: 'user',
    width: PHONE,
    replies: {
      ...anOffHire,
      listInspections: noInspections,
      getJob: { job: aJob() },
      requestExtension: { job: asked },
    },
  })
  await press('Extend')
  await looked('job extend')
  await press('Request extension')
  await toasted('Extension Requested Successfully', /Our desk will answer soon/)
  expect(askedOf('requestExtension')).toMatchObject([{ body: { to } }])
  await seen(said(/^You asked to extend the hire to/))
})

test('the job names its papers with their validity, and the machine before a swap', async () => {
  const swap = {
    swappedOn: dateInIndia(new Date()),
    out: { fleetNumber: 'BL-011', serialNumber: '0300241180', meter: '1400.5' },
    in: { fleetNumber: 'BL-014', serialNumber: '0300221847', meter: '12.5' },
    reason: 'Its pump is worn.',
    by: 'Rohan Kulkarni',
    at: '2026-11-20T05:00:00Z',
  }
  await visit(JOB, {
    as: 'admin',
    width: DESKTOP,
    replies: { ...anOffHire, listInspections: noInspections, getJob: { job: aJob({ swaps: [swap] }) } },
  })
  const papers = page.getByRole('region', { name: 'Machine, operator, papers' })
  await seen(papers.getByText(/, 17 days$/))
  await seen(papers.getByRole('link', { name: 'Open Insurance' }))
  await seen(papers.getByText('BL-011, serial 0300241180, meter 1400.5'))
  await looked('job papers')
})

test('the wanted day is moved along the hire by the arrow keys, and a note goes with the off-hire', async () => {
  const { offHireNumber = '', billingStopsAt = '' } = anOffHireJob().offHire ?? {}
  await visit(JOB, {
    as: 'user',
    replies: {
      ...anOffHire,
      listInspections: noInspections,
      getJob: { job: aJob() },
      requestOffHire: { offHireNumber, billingStopsAt, job: anOffHireJob() },
    },
  })
  const slider = page.getByRole('slider', { name: 'Move the last day along the hire' })
  await seen(slider)
  slider.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const later = addDays(dateInIndia(new Date()), 2)
  await expect.poll(() => askedOf('previewOffHire').at(-1)).toMatchObject({ query: { from: later } })
  await press('Choose a later day')
  await field('Note for our desk (optional)').fill('The slab is done.')
  await page.getByRole('button', { name: /^Off-hire, last billed day/ }).click()
  await expect
    .poll(() => askedOf('requestOffHire'))
    .toMatchObject([{ body: { from: later, note: 'The slab is done.' } }])
})

test('several jobs are off-hired at once, with the stop and the saving of each before pressing', async () => {
  const stop = addDays(dateInIndia(new Date()), 7)
  const one = (n: number) => ({ jobId: idOf(700 + n), jobNumber: `JOB-2627-00001${n}`, billingStopsAt: stop })
  await visit(LIST, {
    as: 'admin',
    width: PHONE,
    replies: {
      ...listed,
      previewOffHires: {
        offHires: [0, 1].map((n) => ({ ...one(n), toPayPaise: 22_300_000, savedPaise: 4_300_000 })),
        savedPaise: 8_600_000,
      },
      requestOffHires: { offHires: [0, 1].map((n) => ({ ...one(n), offHireNumber: `OFF-2627-00000${n}` })) },
    },
  })
  for (const n of [0, 1]) await page.getByRole('checkbox', { name: new RegExp(`JOB-2627-00001${n}`) }).click()
  await press('Off-hire')
  await seen(said('₹86,000'))
  await looked('jobs off-hire')
  await press('Off-hire 2 machines')
  await toasted('Off-hire Requested Successfully', /OFF-2627-000001/)
  expect(askedOf('requestOffHires')).toMatchObject([{ body: { jobIds: [idOf(700), idOf(701)] } }])
})
