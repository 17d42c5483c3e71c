import { describe, expect, test } from 'vitest'
import { day, fresh, ME, onSite, REAL } from '#tests/outbox/on-site.ts'

describe('a refusal', () => {
  test('that its screen sees is the screen’s answer, and nothing stays', async () => {
    const phone = await onSite({ refuse: () => 'logsheet-exists' })
    await expect(phone.call('addLogsheet', { body: day() })).rejects.toMatchObject({ status: 409 })
    expect(await phone.items()).toEqual([])
  })

  test('that comes later is kept, and the day can be changed and sent again', async () => {
    const phone = await onSite({ refuse: ({ remarks }) => (remarks === null ? 'validation' : undefined) })
    phone.state.isOff = true
    const { logsheetId: id } = (await phone.call('addLogsheet', { body: day() })).logsheet
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    expect(await phone.items()).toMatchObject([{ refusal: { status: 422 } }])
    const { logsheet } = await phone.call('getLogsheet', { params: { id } })
    expect(logsheet).toMatchObject({ status: 'DRAFT', answers: { mayEdit: true }, meterClose: '1851.6' })
    const { jobId: _, date: __, shift: ___, submit: ____, ...content } = day({ remarks: 'The hose burst.' })
    await phone.call('saveLogsheet', { params: { id }, headers: fresh, body: content })
    expect(await phone.items()).toEqual([])
    expect(phone.posts().at(-1)?.body).toMatchObject({ remarks: 'The hose burst.', submit: false })
  })

  test('of an outdated change is tried again on the version that its person has seen', async () => {
    const phone = await onSite({ refuse: ({ ifMatch }) => (ifMatch === 'W/"6"' ? 'precondition-failed' : undefined) })
    const params = { id: REAL }
    await phone.call('getLogsheet', { params })
    phone.state.isOff = true
    const { jobId: _, date: __, shift: ___, submit: ____, ...content } = day({ remarks: 'Mine.' })
    await phone.call('saveLogsheet', { params, headers: { 'if-match': 'W/"6"' }, body: content })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    expect(await phone.items()).toMatchObject([{ refusal: { status: 412 } }])
    expect((await phone.call('getLogsheet', { params })).logsheet.remarks).toBe('Mine.')
    const [refused] = await phone.items()
    await phone.call('submitLogsheet', { params, headers: { 'if-match': refused?.version ?? '' }, body: {} })
    const [save, submit] = phone.asked.slice(-2)
    expect([save?.name, save?.headers.get('if-match')]).toEqual(['saveLogsheet', 'W/"7"'])
    expect([submit?.name, submit?.headers.get('if-match')]).toEqual(['submitLogsheet', 'W/"1"'])
    expect(await phone.items()).toEqual([])
  })
})

describe('what its person does after a refusal', () => {
  const { jobId: _, date: __, shift: ___, submit: ____, ...content } = day({ remarks: 'Mine.' })
  const params = { id: REAL }

  test('saving their change takes its place, on the version that they have seen', async () => {
    const phone = await onSite({ refuse: ({ ifMatch }) => (ifMatch === 'W/"6"' ? 'precondition-failed' : undefined) })
    await phone.call('getLogsheet', { params })
    phone.state.isOff = true
    await phone.call('saveLogsheet', { params, headers: { 'if-match': 'W/"6"' }, body: content })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    await phone.call('getLogsheet', { params })
    const [refused] = await phone.items()
    await phone.call('saveLogsheet', { params, headers: { 'if-match': refused?.version ?? '' }, body: content })
    expect(phone.asked.at(-1)?.headers.get('if-match')).toBe('W/"7"')
    expect(await phone.items()).toEqual([])
  })

  test('a change of a day that was sent meanwhile shows under the server’s id', async () => {
    const refuse = ({ jobId }: Record<string, unknown>) => (jobId === undefined ? 'precondition-failed' : undefined)
    const phone = await onSite({ refuse })
    phone.state.isOff = true
    const { logsheetId: id } = (await phone.call('addLogsheet', { body: day({ submit: false }) })).logsheet
    await phone.call('saveLogsheet', { params: { id }, headers: fresh, body: content })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    expect(await phone.items()).toMatchObject([{ log: REAL, refusal: { status: 412 } }])
    expect((await phone.call('getLogsheet', { params })).logsheet.remarks).toBe('Mine.')
  })
})

describe('answers to a log', () => {
  const params = { id: REAL }

  test('drawn and disputed without a signal read as they will on the server', async () => {
    const phone = await onSite()
    await phone.call('getLogsheet', { params })
    phone.state.isOff = true
    const body = { signature: 'M0 0L9 9', version: 1, designation: 'Site engineer' }
    const { logsheet } = await phone.call('signLogsheet', { params, body })
    expect(logsheet).toMatchObject({
      status: 'SIGNED',
      signedBy: { name: 'Asha Patil', how: 'DRAWN', drawn: 'M0 0L9 9', designation: 'Site engineer' },
      answers: { maySign: false, mayDispute: false },
    })
    const disputed = await phone.call('disputeLogsheet', { params, body: { reason: 'We stopped at noon.', slice: 1 } })
    expect(disputed.logsheet).toMatchObject({ status: 'DISPUTED', dispute: { slice: 1, by: 'Asha Patil' } })
    expect((await phone.items()).map(({ call }) => call)).toEqual(['signLogsheet', 'disputeLogsheet'])
  })

  test('by code need a signal', async () => {
    const phone = await onSite()
    await phone.call('getLogsheet', { params })
    phone.state.isOff = true
    await expect(phone.call('signLogsheet', { params, body: { otp: '123456', version: 1 } })).rejects.toThrow('fetch')
    expect(await phone.items()).toEqual([])
  })

  test('to a log that was never read here need a signal', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    await expect(phone.call('signLogsheet', { params, body: { signature: 'M0 0L9 9', version: 1 } })).rejects.toThrow(
      'fetch',
    )
    expect(await phone.items()).toEqual([])
  })
})

describe('photographs', () => {
  const photo = (phone: { transport: Awaited<ReturnType<typeof onSite>>['transport'] }) =>
    phone.transport(
      '/v1/files?purpose=logsheet-photo',
      { method: 'POST', headers: { 'yantra-file-name': 'meter.jpg' }, body: new Blob(['jpeg']) },
      'uploadFile',
    )

  test('go out before the day that names them, each with its key', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    await phone.box.savePhoto(aPhoto('waits-00000000000000000000000000000001', phone.state.now))
    const named = 'waits-00000000000000000000000000000001'
    await phone.call('addLogsheet', { body: day({ photoIds: [named] }) })
    phone.state.isOff = false
    await phone.sender.sendNow(ME)
    expect(phone.asked.slice(-2).map(({ name }) => name)).toEqual(['uploadFile', 'addLogsheet'])
    expect(phone.posts()[0]?.body).toMatchObject({ photoIds: ['file-key-1'] })
    expect(await phone.box.photos(ME)).toEqual([])
  })

  test('are uploaded anew if the server has purged them', async () => {
    const phone = await onSite()
    const named = 'waits-00000000000000000000000000000001'
    const day_ = 24 * 3_600_000
    await phone.box.savePhoto({
      ...aPhoto(named, phone.state.now),
      sent: { fileId: 'old', at: phone.state.now - day_ },
    })
    await phone.call('addLogsheet', { body: day({ photoIds: [named] }) })
    expect(phone.posts()[0]?.body).toMatchObject({ photoIds: [expect.stringMatching(/^file-key-1-/)] })
  })

  test('without a signal are stored, and shown from the phone', async () => {
    const phone = await onSite()
    phone.state.isOff = true
    const { file } = (await (await photo(phone)).json()) as { file: { fileId: string } }
    const { logsheet } = await phone.call('addLogsheet', { body: day({ photoIds: [file.fileId] }) })
    expect(logsheet.photos).toMatchObject([{ fileId: file.fileId, url: 'data:,' }])
    expect((await phone.box.photos(ME)).length).toBe(1)
  })

  test('with a signal go to the server at once', async () => {
    const phone = await onSite()
    expect((await photo(phone)).status).toBe(201)
    expect(await phone.box.photos(ME)).toEqual([])
  })
})

const aPhoto = (name: string, madeAt: number) => ({
  name,
  person: ME,
  call: 'uploadFile' as const,
  path: '/v1/files?purpose=logsheet-photo',
  fileName: 'meter.jpg',
  key: 'key-1',
  bytes: new Blob(['jpeg']),
  madeAt,
  sent: null,
})
