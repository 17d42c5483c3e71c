import { expect, test } from 'vitest'
import { Settings } from '#contract/settings.ts'
import { startingSettings } from '#database/seed/starting-settings.ts'
import { aServer } from '#tests/support/server.ts'
import { settingsNow, settingsVersion } from './settings.ts'

const server = await aServer()

test('a new installation has usual terms and draft texts, and nothing about the company', async () => {
  const first = await settingsVersion(server.db, 1)
  expect(first).toEqual({ ...startingSettings(), version: 1 })
  expect(Settings.parse(startingSettings())).toEqual(startingSettings())
  expect(first.company.gstin).toBeNull()
})

test('there are current settings, and no settings of a version that nobody saved', async () => {
  expect((await settingsNow(server.db)).version).toBeGreaterThan(0)
  await expect(settingsVersion(server.db, 10_000)).rejects.toMatchObject({ problem: 'not-found' })
})
