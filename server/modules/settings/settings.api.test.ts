import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { startingSettings } from '#database/seed/starting-settings.ts'
import { aServer } from '#tests/support/server.ts'
import { settingsNow, settingsVersion } from './settings.ts'

const server = await aServer()
const owner = await server.signInStaff()
const now = async () => (await owner.call('getSettings')).settings
const headers = { 'if-match': '*' }
const save = (body: object) => owner.call('saveSettings', { headers, body })
const refusedAt = async (body: object) => {
  const reply = await server.ask({
    method: 'PUT',
    url: '/v1/desk/settings',
    headers: { ...headers, authorization: `Bearer ${owner.accessToken}` },
    payload: body,
  })
  return [reply.statusCode, ...(reply.json().violations ?? []).map(({ message }: { message: string }) => message)]
}

test('a new installation has usual terms and draft texts, and nothing about the company', async () => {
  expect(await settingsVersion(server.db, 1)).toEqual({ ...startingSettings(), version: 1 })
  expect(Settings.parse(startingSettings())).toEqual(startingSettings())
})

test('the starting settings name what documents still need', async () => {
  const first = (await owner.call('getSettingsVersion', { params: { id: '1' } })).settings
  expect(first.stateOfSupply).toBeNull()
  expect(first.missing).toEqual([
    'company.legalName',
    'company.gstin',
    'company.pan',
    'registeredAddress',
    'bank.accountName',
    'bank.accountNumber',
    'bank.ifsc',
    'grievanceOfficer.name',
    'grievanceOfficer.designation',
    'grievanceOfficer.email',
  ])
})

test('the demo’s company is complete, and supplies from the state of its GSTIN', async () => {
  const { settings } = await owner.call('getSettings')
  expect(settings.company.gstin).toBe('27ZZYCA5120M1Z2')
  expect([settings.missing, settings.stateOfSupply]).toEqual([[], 'Maharashtra'])
})

test('a save adds a version with who, when and what; earlier versions stay as they were', async () => {
  const before = await now()
  const bank = { ...before.bank, ifsc: 'demo0000999' }
  const { settings } = await save({ bank, hire: { ...before.hire, noticeDays: 7 } })
  expect(settings).toMatchObject({ version: before.version + 1, savedBy: 'Meera Joshi', bank: { ifsc: 'DEMO0000999' } })
  expect(settings.company).toEqual(before.company)
  const { versions } = await owner.call('listSettingsVersions', { query: { size: '1' } })
  expect(versions.content).toEqual([
    {
      version: settings.version,
      savedAt: server.clock.now().toISOString(),
      savedBy: 'Meera Joshi',
      changed: ['bank.ifsc', 'hire.noticeDays'],
    },
  ])
  const found = await owner.call('listSettingsVersions', { query: { filter: 'bank.ifsc' } })
  expect(found.versions.content.map(({ version }) => version)).toContain(settings.version)
  expect((await owner.call('listSettingsVersions', { query: { filter: '100%' } })).versions.totalElements).toBe(0)
  const earlier = await settingsVersion(server.db, before.version)
  expect([earlier.bank.ifsc, earlier.hire.noticeDays]).toEqual([before.bank.ifsc, before.hire.noticeDays])
  expect((await settingsNow(server.db)).hire.noticeDays).toBe(7)
})

test('a save of the same values adds no version', async () => {
  const before = await now()
  expect((await save({ bank: before.bank })).settings.version).toBe(before.version)
})

test('B-36 a save names the version it has seen', async () => {
  const { version, office } = await now()
  const change = (firstAnswerHours: number, sent: Record<string, string>) =>
    owner.call('saveSettings', { headers: sent, body: { office: { ...office, firstAnswerHours } } })
  await expect(change(5, {})).rejects.toMatchObject({ status: 428 })
  await change(5, { 'if-match': `W/"${version}"` })
  await expect(change(6, { 'if-match': `W/"${version}"` })).rejects.toMatchObject({ status: 412 })
})

test('the audit trail names the changed fields, and shortens long texts', async () => {
  const { texts } = await now()
  const { settings } = await save({ texts: { ...texts, terms: 'x'.repeat(12_000) } })
  const { audit } = await owner.call('listAudit', { query: { subject: String(settings.version) } })
  expect(audit.content[0]).toMatchObject({ act: 'saveSettings', changes: [{ field: 'texts.terms' }] })
  expect(JSON.stringify(audit.content[0]?.changes).length).toBeLessThan(2000)
})

test.each<[object, string]>([
  [{ gstin: '27ZZYCA5120M1Z3' }, 'The last character does not match; please check for a typing mistake'],
  [{ gstin: '27ZZYCA5120M1Z2', pan: 'ZZXCB9949G' }, 'PAN must be characters 3 to 12 of the GSTIN'],
  [{ pan: 'ZZYCA5120' }, 'Enter valid PAN'],
  [{ cin: 'U77309' }, 'Enter valid CIN'],
  [{ udyam: 'UDYAM-1' }, 'Enter valid Udyam registration number'],
  [{ legalName: '' }, 'Legal name is required'],
  [{ legalForm: 'CLUB' }, 'Enter valid legal form'],
])('company %j is refused: %s', async (fault, message) => {
  const { company } = await now()
  expect(await refusedAt({ company: { ...company, ...fault } })).toEqual([422, message])
})

test.each<[string, object, string]>([
  ['bank', { ifsc: 'HDFC1000123' }, 'Enter valid IFSC'],
  ['bank', { accountNumber: '1234' }, 'Enter valid account number'],
  ['bank', { upiId: 'nobody' }, 'Enter valid UPI ID'],
  ['bank', { upiLimitPaise: 100_000_001 }, 'UPI limit in paise must be between 0 and 100000000'],
  ['hire', { noticeDays: 91 }, 'Notice days must be between 0 and 90'],
  ['hire', { quoteValidityDays: 0 }, 'Quote validity in days must be between 1 and 180'],
  ['hire', { gstPercent: '101' }, 'Enter valid GST percent'],
  ['hire', { dieselPaisePerLitre: -1 }, 'Diesel price must be between 0 and 100000'],
  ['hire', { roadFactor: '0.9' }, 'Enter valid road factor'],
  ['hire', { offHireBelowPercent: 101 }, 'Off-hire share must be between 0 and 100'],
  ['office', { firstAnswerHours: 0 }, 'First answer target must be between 1 and 80'],
  ['grievanceOfficer', { phone: '123' }, 'Enter valid phone number'],
  ['grievanceOfficer', { email: 'nobody' }, 'Enter valid email ID'],
])('%s %j is refused: %s', async (part, fault, message) => {
  const settings: Record<string, unknown> = await now()
  expect(await refusedAt({ [part]: { ...(settings[part] as object), ...fault } })).toEqual([422, message])
})

test('opening hours, holidays and the letter of undertaking are in order', async () => {
  const { office, holidays } = await now()
  const hours = { ...office.hours, MON: { opens: '18:00', closes: '09:00' } }
  expect(await refusedAt({ office: { ...office, hours } })).toEqual([
    422,
    'The closing time must be after the opening time',
  ])
  const holiday = { date: '2026-02-30', name: 'Never', states: [] }
  expect(await refusedAt({ holidays: [...holidays, holiday] })).toEqual([422, 'Enter valid date'])
  const undertaking = { number: 'AD27', from: '2026-04-01', to: '2026-03-31' }
  expect(await refusedAt({ undertaking })).toEqual([422, 'The last day must not be before the first'])
})

test('the role that serves requests cannot change or delete a version', async () => {
  for (const attempt of [
    sql`update settings_version set saved_by_name = 'x'`,
    sql`delete from settings_version`,
    sql`truncate settings_version`,
  ])
    await expect(server.appDb.rows(attempt)).rejects.toMatchObject({ code: '42501' })
})

test('a legal text shows its new words at once, without what HTML could do', async () => {
  const { texts } = await now()
  const read = async () => (await server.call('getLegalText', { params: { slug: 'grievance' } })).page
  const before = await read()
  server.clock.advance({ minutes: 1 })
  await save({ texts: { ...texts, grievance: '## Complaints\n\n<img src=x onerror=alert(1)> *Write* to us.' } })
  const page = await read()
  expect(page.html).toContain('<h2 id="complaints">Complaints</h2>')
  expect(page.html).toContain('&lt;img src=x onerror=alert(1)&gt; <em>Write</em> to us.')
  expect(page.headings).toEqual([{ id: 'complaints', text: 'Complaints' }])
  expect(page.changedAt).toBe(server.clock.now().toISOString())
  expect(page.changedAt > before.changedAt).toBe(true)
})

test('a text is marked as a draft until a lawyer has read it', async () => {
  const { texts } = await now()
  const html = async () => (await server.call('getLegalText', { params: { slug: 'terms' } })).page.html
  expect(await html()).toContain('<!-- Draft: to be read by a lawyer. -->')
  server.clock.advance({ minutes: 1 })
  await save({ texts: { ...texts, readByLawyer: true } })
  expect(await html()).not.toContain('<!--')
})

test.each(['quoteTerms', 'readByLawyer', 'nothing', '__proto__'])('%s is no public text', async (slug) => {
  await expect(server.call('getLegalText', { params: { slug } })).rejects.toMatchObject({ status: 404 })
})
