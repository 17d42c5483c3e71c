import type { ParsedOf } from '#contract/endpoint.ts'
import { stateOfGstin } from '#contract/gst-states.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { settingsApi } from '#contract/settings.desk.ts'
import type { Settings } from '#contract/settings.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { auditedChanges, changedFields, missingFields } from './settings.rules.ts'
import * as store from './settings.store.ts'

/** The settings and the number of their version, which a document keeps. */
export type VersionedSettings = Settings & { version: number }

export type SettingsTools = Tools & {
  /** Makes cached public answers stale. */
  publish: (tx: Queryable) => Promise<unknown>
}

async function savedNow(tx: Queryable) {
  const saved = await store.latest(tx)
  if (!saved) throw new Error('There are no settings; the start of the server loads the first ones.')
  return saved
}

async function savedAs(tx: Queryable, version: number) {
  const saved = await store.byNumber(tx, version)
  if (!saved) throw new Problem('not-found')
  return saved
}

/** The current settings. */
export async function settingsNow(tx: Queryable): Promise<VersionedSettings> {
  const { contents, version } = await savedNow(tx)
  return { ...contents, version }
}

/** The settings as they were in a version, for a document issued under it. Throws `not-found`. */
export async function settingsVersion(tx: Queryable, version: number): Promise<VersionedSettings> {
  return { ...(await savedAs(tx, version)).contents, version }
}

/** The fields that must be filled in before documents can be issued, such as `company.gstin`; none if all are. */
export const missingForDocuments = (settings: Settings) => missingFields(settings)

const shown = ({ contents, version, savedAt, savedBy }: store.Saved) => ({
  ...contents,
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
  stateOfSupply: (contents.company.gstin && stateOfGstin(contents.company.gstin)) ?? null,
  missing: missingFields(contents),
})
const reply = (saved: store.Saved) => ({ settings: shown(saved), version: saved.version })

export const getSettings = (tools: Tools, caller: Staff) =>
  act(tools, caller, async ({ tx }) => reply(await savedNow(tx)))

export const getVersion = (tools: Tools, caller: Staff, version: number) =>
  act(tools, caller, async ({ tx }) => reply(await savedAs(tx, version)))

/** The versions, newest first. */
export const listVersions = (tools: Tools, caller: Staff, filter: store.VersionFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.versions(tx, filter)
    const content = rows.map(({ savedAt, total: _total, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
    return { versions: toPage(content, rows[0]?.total ?? 0, filter) }
  })

type Save = { sent: ParsedOf<typeof settingsApi.saveSettings>['body']; ifMatch: string | undefined }

/** Saves the parts sent as a new version; parts that change nothing leave the version as it is. */
export const saveSettings = (tools: SettingsTools, caller: Staff, { sent, ifMatch }: Save) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    await store.lockSettings(tx)
    const before = await savedNow(tx)
    requireFresh(ifMatch, before.version)
    const contents = { ...before.contents, ...changesOf(settingsApi.saveSettings, sent, shown(before)) }
    const changed = changedFields(before.contents, contents)
    if (changed.length === 0) return reply(before)
    const saved = { version: before.version + 1, contents, savedAt: now, savedBy: by.name }
    await store.insertVersion(tx, { ...saved, changed, savedById: by.accountId })
    await tools.publish(tx)
    const subject = { kind: 'settings', id: String(saved.version), label: `Settings, version ${saved.version}` }
    await audit(action, 'saveSettings', subject, auditedChanges(before.contents, contents, changed))
    return reply(saved)
  })
