import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPdf, aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload } from '#tests/support/upload.ts'

const server = await aServer()
const [owner, accounts] = [await server.signInStaff(), await server.signInStaff('ACCOUNTS')]
const headers = { 'if-match': '*' }
const uploaded = async (width: number, { accessToken } = owner) =>
  deskUpload(server, accessToken, { bytes: await aPicture('png', width), purpose: 'logo', name: 'logo.png' })
const save = (logo: { fileId: string } | null) => owner.call('saveSettings', { headers, body: { logo } })
const widthOf = async ({ url = '' }: { url?: string } = {}) =>
  (await sharp((await server.ask({ url })).rawPayload).metadata()).width

test('each version shows its own logo, and the trail names the change', async () => {
  const first = (await save({ fileId: await uploaded(80) })).settings
  const second = (await save({ fileId: await uploaded(120) })).settings
  const third = (await save(null)).settings
  expect([first.logo?.width, second.logo?.width, third.logo]).toEqual([80, 120, null])
  server.clock.advance({ minutes: 5 })
  for (const { version, logo } of [first, second]) {
    const earlier = await accounts.call('getSettingsVersion', { params: { id: String(version) } })
    expect(earlier.settings.logo).toMatchObject({ fileId: logo?.fileId, type: 'image/png' })
    expect(await widthOf(earlier.settings.logo ?? {})).toBe(logo?.width)
  }
  const { versions } = await owner.call('listSettingsVersions', { query: { size: '3' } })
  expect(versions.content.map(({ changed }) => changed)).toEqual([['logo'], ['logo'], ['logo']])
})

test('a save of other parts, or of the logo as it was read, keeps the logo and its version', async () => {
  const { settings } = await save({ fileId: await uploaded(90) })
  const again = await owner.call('saveSettings', { headers, body: { logo: settings.logo } })
  expect(again.settings.version).toBe(settings.version)
  const other = { ...settings.bank, branch: 'Dadar' }
  expect((await owner.call('saveSettings', { headers, body: { bank: other } })).settings.logo?.width).toBe(90)
})

test('a logo is a picture that the owner has uploaded as a logo, and in no other place', async () => {
  const mine = await uploaded(70)
  await save({ fileId: mine })
  const { version } = (await save(null)).settings
  const photo = { bytes: await aPicture('png'), purpose: 'product-photo' } as const
  const ofOthers = await uploaded(70, accounts)
  for (const fileId of [mine, ofOthers, await deskUpload(server, owner.accessToken, photo)])
    await expect(save({ fileId })).rejects.toMatchObject({ status: 404 })
  expect((await owner.call('getSettings')).settings).toMatchObject({ version, logo: null })
})

test.each([
  ['a PDF', aPdf],
  ['WebP, which documents cannot print', await aPicture('webp')],
])('%s is no logo', async (_what, payload) => {
  const authorization = `Bearer ${owner.accessToken}`
  const request = { method: 'POST', url: '/v1/desk/files?purpose=logo', payload } as const
  const reply = await server.ask({ ...request, headers: { authorization, 'yantra-file-name': 'logo' } })
  expect(reply.statusCode).toBe(415)
})
