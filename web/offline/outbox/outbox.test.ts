import { describe, expect, test } from 'vitest'
import { aNextLog } from '#tests/components/logsheets.ts'
import { day, fresh, JOB, ME, onSite, REAL } from '#tests/outbox/on-site.ts'
import { ASHA } from '#tests/outbox/phone.ts'

describe('a day without a signal', () => {
  test('is answered as the server would, waits, and goes out once', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    const { logsheet } = await phone.call('addLogsheet', { body: day() })
    expect(logsheet).toMatchObject({
      status: 'SUBMITTED',
      workedHours: '9',
      machineName: aNextLog().machineName,
      enteredBy: 'Asha Patil',
    })
    expect((await phone.items()).length).toBe(1)
    expect((await phone.call('getLogsheet', { params: { id: logsheet.logsheetId } })).logsheet).toEqual(logsheet)
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    await phone.sender.sendNow(ME)
    expect(await phone.items()).toEqual([])
    expect(phone.posts().length).toBe(1)
    const later = await phone.call('getLogsheet', { params: { id: logsheet.logsheetId } })
    expect(later.logsheet.logsheetId).toBe(REAL)
  })

  test('is copied to the day after it, whose meter begins where it ended', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    const { logsheet } = await phone.call('addLogsheet', { body: day() })
    phone.state.now += 24 * 3_600_000
    const ask = (query: object) =>
      phone.call('getNextLogsheet', { params: { jobId: JOB }, query: { shift: 'A', ...query } })
    expect((await ask({})).next).toMatchObject({
      date: '2026-11-22',
      copiedFrom: '2026-11-21',
      content: { meterOpen: '1851.6' },
      logsheetId: null,
    })
    expect((await ask({ date: '2026-11-21' })).next.logsheetId).toBe(logsheet.logsheetId)
  })

  test('that is not over waits on the phone, lets others go, and is sent once it is over', async () => {
    const phone = await onSite()
    const late = { slices: [{ ...day().slices[0], from: '18:00', to: '24:00' }], remarks: 'late' }
    phone.state.isOff = true
    await phone.call('addLogsheet', { body: day({ ...late, shift: 'B' }) })
    await phone.call('addLogsheet', { body: day() })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    const sent = () => phone.posts().map(({ body }) => (body as { remarks: string | null }).remarks)
    expect(sent()).toEqual([null])
    expect((await phone.items()).map(({ refusal }) => refusal)).toEqual([null])
    phone.state.now = Date.parse('2026-11-21T18:15:00Z')
    phone.tryAgain()
    await phone.sender.sendNow(ME)
    expect(sent()).toEqual([null, 'late'])
    expect(await phone.items()).toEqual([])
  })

  test('that is not over is refused at once where there is a signal, and does not wait', async () => {
    const phone = await onSite({ refuse: () => ({ problem: 'validation', key: 'logNotOver' }) })
    phone.state.now = Date.parse('2026-11-21T07:01:00Z')
    await expect(phone.call('addLogsheet', { body: day() })).rejects.toMatchObject({ status: 422 })
    expect(phone.posts().length).toBe(1)
    expect(await phone.items()).toEqual([])
  })

  test('is sent again with its key after a lost reply, and applied once', async () => {
    const phone = await onSite({ losesReplies: 2 })
    const { logsheet } = await phone.call('addLogsheet', { body: day() })
    expect(logsheet.status).toBe('SUBMITTED')
    expect((await phone.items()).length).toBe(1)
    phone.tryAgain()
    await phone.sender.sendNow(ME)
    await phone.sender.sendNow(ME)
    expect(new Set(phone.posts().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect([phone.posts().length, phone.done.size]).toEqual([3, 1])
    expect(await phone.items()).toEqual([])
  })

  test('that the server takes at once is the server’s answer', async () => {
    const phone = await onSite()
    const { logsheet } = await phone.call('addLogsheet', { body: day() })
    expect(logsheet.logsheetId).toBe(REAL)
    expect(await phone.items()).toEqual([])
  })

  test('goes out in the order of entering, and stays where the server is in trouble', async () => {
    const phone = await onSite({ refuse: ({ remarks }) => (remarks === 'busy' ? 'service-unavailable' : undefined) })
    phone.state.isOff = true
    for (const remarks of ['one', 'busy', 'three']) await phone.call('addLogsheet', { body: day({ remarks }) })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    expect(phone.posts().map(({ body }) => (body as { remarks: string }).remarks)).toEqual(['one', 'busy'])
    expect((await phone.items()).map(({ refusal: none }) => none)).toEqual([null, null])
  })

  test('is never sent for somebody else, who sees nothing of it', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    await phone.call('addLogsheet', { body: day() })
    phone.state.isOff = false
    phone.state.holder = { ...ASHA, userId: 'rohan' }
    await phone.sender.sendNow(ME)
    await phone.sender.sendNow('customer:rohan')
    expect([phone.posts().length, (await phone.box.items('customer:rohan')).length]).toEqual([0, 0])
    phone.state.holder = ASHA
    await phone.sender.sendNow(ME)
    expect([phone.posts().length, (await phone.items()).length]).toEqual([1, 0])
  })
})

describe('what builds on a waiting day', () => {
  test('names the server’s log and version once they exist', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    const { logsheet } = await phone.call('addLogsheet', { body: day({ submit: false }) })
    const params = { id: logsheet.logsheetId }
    const [item] = await phone.items()
    const headers = { 'if-match': item?.version ?? '' }
    await phone.call('submitLogsheet', { params, headers, body: {} })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    const sent = phone.asked.at(-1)
    expect(sent?.path).toBe(`/v1/rentals/logsheets/${REAL}/submit`)
    expect(sent?.headers.get('if-match')).toBe('W/"1"')
  })

  test('waits behind it while it is refused, and is discarded with it', async () => {
    const phone = await onSite({ refuse: () => 'logsheet-exists' })
    phone.state.isOff = true
    const { logsheet } = await phone.call('addLogsheet', { body: day({ submit: false }) })
    await phone.call('submitLogsheet', { params: { id: logsheet.logsheetId }, headers: fresh, body: {} })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    expect((await phone.items()).map(({ refusal: said }) => said?.status)).toEqual([409, undefined])
    expect(phone.asked.map(({ name }) => name)).not.toContain('submitLogsheet')
  })
})
