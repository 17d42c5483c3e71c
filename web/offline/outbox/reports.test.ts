import { expect, test } from 'vitest'
import '#web/platform/signed-in-paths.ts'
import type { Breakdown } from '#contract/jobs.parts.ts'
import { Problem } from '#contract/problems.ts'
import { aJob } from '#tests/components/jobs.ts'
import { ME } from '#tests/outbox/on-site.ts'
import { aPhone } from '#tests/outbox/phone.ts'
import { callOver, setTransport } from '#web/platform/call.ts'
import { isKeptHere } from '#web/platform/kept-here.ts'
import { sendBytes } from '#web/platform/session/send-bytes.ts'

const job = aJob()
const params = { jobId: job.jobId }
const report = { startedAt: '2026-11-21T09:40:00.000Z', note: 'The boom does not rise.' }

type Rules = { losesReplies?: number; refuses?: boolean }

/** A phone that has read its job; the server reports once for each key. */
async function onSite({ losesReplies = 0, refuses = false }: Rules = {}) {
  const done = new Map<string, Breakdown>()
  let lost = 0
  const phone = aPhone(({ name, body, headers }) => {
    const key = headers.get('idempotency-key') ?? ''
    if (name === 'uploadFile') return { status: 201, body: { file: { fileId: `file-${key}` } } }
    if (name === 'reportBreakdown' && refuses) return { status: 409, body: new Problem('status-conflict').toBody() }
    if (name === 'reportBreakdown') {
      done.set(key, { ...(body as Breakdown), breakdownId: 'at-the-server', photos: [], endedAt: null, endedBy: null })
      lost += 1
      if (lost <= losesReplies) throw new TypeError('The connection was lost')
    }
    return { body: { job: { ...job, breakdowns: [...done.values()] } } }
  })
  setTransport(phone.transport)
  const call = callOver(phone.transport)
  await call('getJob', { params })
  const posts = () => phone.asked.filter(({ name }) => name === 'reportBreakdown')
  return { ...phone, call, done, posts, items: () => phone.box.items(ME) }
}

const photograph = async () => {
  const sent = await sendBytes('uploadFile', new Blob(['picture']), {
    query: { purpose: 'breakdown-photo' },
    headers: { 'yantra-file-name': 'boom.jpg' },
  })
  return sent.file.fileId
}

test('a breakdown without a signal stands on its job, waits with its photograph, and goes out once', async () => {
  const phone = await onSite()
  phone.state.isOff = true
  const photoId = await photograph()
  const kept = (await phone.call('reportBreakdown', { params, body: { ...report, photoIds: [photoId] } })).job
  expect(kept.breakdowns).toMatchObject([
    { note: report.note, reportedBy: 'Asha Patil', photos: [{ fileId: photoId }] },
  ])
  expect(isKeptHere(kept.breakdowns[0]?.breakdownId)).toBe(true)
  const seen = (await phone.call('getJob', { params })).job
  expect(seen).toMatchObject({ breakdownSince: report.startedAt, breakdowns: kept.breakdowns })
  expect([phone.posts().length, (await phone.items()).length]).toEqual([0, 1])
  phone.state.isOff = false
  await phone.sender.sendNow(ME)
  await phone.sender.sendNow(ME)
  expect(await phone.items()).toEqual([])
  expect(phone.posts().map(({ body }) => body)).toEqual([
    { ...report, photoIds: [expect.stringMatching(/^file-waits-/)] },
  ])
  expect((await phone.call('getJob', { params })).job.breakdowns).toMatchObject([{ breakdownId: 'at-the-server' }])
})

test('a report whose reply is lost is sent again with its key, and done once', async () => {
  const phone = await onSite({ losesReplies: 2 })
  const { job: shown } = await phone.call('reportBreakdown', { params, body: { ...report, photoIds: [] } })
  expect(isKeptHere(shown.breakdowns[0]?.breakdownId)).toBe(true)
  phone.tryAgain()
  await phone.sender.sendNow(ME)
  await phone.sender.sendNow(ME)
  expect(new Set(phone.posts().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect([phone.posts().length, phone.done.size]).toEqual([3, 1])
  expect(await phone.items()).toEqual([])
})

test('a report refused by the server at once is reported to its screen; one refused later stays here in words', async () => {
  const phone = await onSite({ refuses: true })
  const tell = () => phone.call('reportBreakdown', { params, body: { ...report, photoIds: [] } })
  await expect(tell()).rejects.toMatchObject({ type: '/problems/status-conflict' })
  expect(await phone.items()).toEqual([])
  phone.state.isOff = true
  await tell()
  phone.state.isOff = false
  await phone.sender.sendNow(ME)
  expect(await phone.items()).toMatchObject([
    { call: 'reportBreakdown', refusal: { type: '/problems/status-conflict' } },
  ])
  expect((await phone.call('getJob', { params })).job.breakdowns).toEqual([])
})

test('a report is never sent for somebody else', async () => {
  const phone = await onSite()
  phone.state.isOff = true
  await phone.call('reportBreakdown', { params, body: { ...report, photoIds: [] } })
  phone.state.isOff = false
  phone.state.holder = { ...phone.state.holder, userId: 'rohan' }
  await phone.sender.sendNow(ME)
  expect([phone.posts().length, (await phone.box.items('customer:rohan')).length]).toEqual([0, 0])
})
