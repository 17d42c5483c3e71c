import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { noInspections } from '#tests/components/inspections.ts'
import { aJob, aPreview } from '#tests/components/jobs.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
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
  told,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'
import { setTransport } from '#web/platform/call.ts'
import { KEPT_PREFIX } from '#web/platform/kept-here.ts'

const visit = aScreen()
const JOB = `/my-rental/rental-job-details?job=${idOf(700)}`
const said = (text: string | RegExp) => page.getByText(text)
const anOffHire: Replies = { previewOffHire: aPreview() }

const broken = () => {
  const startedAt = new Date(Date.now() - 4 * 3_600_000 - 20 * 60_000).toISOString()
  return aJob({
    breakdownSince: startedAt,
    breakdowns: [
      {
        breakdownId: idOf(820),
        startedAt,
        endedAt: null,
        note: 'The hydraulic pump has failed.',
        reportedBy: 'Asha Deshpande',
        reportedSide: 'CUSTOMER',
        reportedAt: startedAt,
        endedBy: null,
        photos: [],
      },
    ],
  })
}

test('a breakdown is reported from the job, its clock runs on top, and is stopped', async () => {
  const over = broken().breakdowns.map((one) => ({ ...one, endedAt: new Date().toISOString(), endedBy: 'Asha' }))
  await visit(JOB, {
    as: 'user',
    width: PHONE,
    replies: {
      ...anOffHire,
      listInspections: noInspections,
      getJob: { job: aJob() },
      reportBreakdown: { job: broken() },
      endBreakdown: { job: aJob({ breakdowns: over }) },
    },
  })
  await press('Breakdown')
  await press('Report breakdown')
  await seen(said('Say what happened.'))
  await looked('job breakdown')
  await field('What happened').fill('The hydraulic pump has failed.')
  await press('Report breakdown')
  await toasted('Breakdown Reported Successfully', /We notified our desk/)
  expect(askedOf('reportBreakdown')).toMatchObject([
    { body: { note: 'The hydraulic pump has failed.', photoIds: [], startedAt: expect.stringMatching(/Z$/) } },
  ])
  await seen(said('Down for 4 h 20 min'))
  await gone(button('Breakdown'))
  const clock = said('Down for 4 h 20 min').element()
  const costs = page.getByRole('region', { name: 'Costs' }).element()
  expect(clock.compareDocumentPosition(costs) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await looked('job standing still')
  await press('It works again')
  await looked('job breakdown over')
  await press('Stop the clock')
  await seen(heading('Breakdowns'))
  expect(askedOf('endBreakdown')).toHaveLength(1)
})

test('a breakdown stored on the phone says so', async () => {
  await visit(JOB, {
    as: 'user',
    width: PHONE,
    replies: { ...anOffHire, listInspections: noInspections, getJob: { job: aJob() } },
  })
  // The transport below the calls of the field answers so without a signal.
  const breakdowns = broken().breakdowns.map((one) => ({ ...one, breakdownId: `${KEPT_PREFIX}${'0'.repeat(32)}` }))
  const kept = { job: { ...broken(), breakdowns } }
  const below = setTransport((path, init, name) =>
    name === 'reportBreakdown' ? Promise.resolve(Response.json(kept)) : below(path, init, name),
  )
  onTestFinished(() => void setTransport(below))
  await press('Breakdown')
  await field('What happened').fill('A hose has burst.')
  await press('Report breakdown')
  await told('Kept on This Phone', 'It will be sent when there is a signal.')
  await seen(said('Down for 4 h 20 min'))
})

test('a refused breakdown says why', async () => {
  await visit(JOB, {
    as: 'user',
    replies: {
      ...anOffHire,
      listInspections: noInspections,
      getJob: { job: aJob() },
      reportBreakdown: refused('status-conflict'),
    },
  })
  await press('Breakdown')
  await field('What happened').fill('A hose has burst.')
  await press('Report breakdown')
  await seen(notice('Report Breakdown Failed'))
})
