import type { ParsedOf } from '#contract/endpoint.ts'
import { stateOfGstin } from '#contract/gst-states.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { settingsApi } from '#contract/settings.desk.ts'
import type { Settings } from '#contract/settings.ts'
import { attachFile, filesOf } from '#server/modules/files/files.ts'
import { type Action, act, type Tools, type Transaction } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { auditedChanges, changedFields, missingFields } from './settings.rules.ts'
import * as store from './settings.store.ts'

/** The settings and the number of their version, which a document keeps. */
export type VersionedSettings = Settings & { version: number }

export type SettingsTools = Tools & {
  secrets: Secrets
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

/** The holidays of all India and of a state, as civil dates. */
export const holidaysIn = ({ holidays }: Settings, state: string) =>
  holidays.filter(({ states }) => states.length === 0 || states.includes(state)).map(({ date }) => date)

/** The content of a version besides its logo. */
const shown = ({ contents, version, savedAt, savedBy }: store.Saved) => ({
  ...contents,
  version,
  savedAt: savedAt.toISOString(),
  savedBy,
  stateOfSupply: (contents.company.gstin && stateOfGstin(contents.company.gstin)) ?? null,
  missing: missingFields(contents),
})

/** Each logo is a record of its own, under the id of its file, so that every version keeps the one it had. */
async function logoOf(transaction: Transaction, secrets: Secrets, { logo }: Settings) {
  if (logo === null) return null
  const files = await filesOf(transaction, secrets, 'logo', [logo.fileId])
  return files.get(logo.fileId)?.[0] ?? null
}

const reply = async (transaction: Transaction, { secrets }: SettingsTools, saved: store.Saved) => ({
  settings: { ...shown(saved), logo: await logoOf(transaction, secrets, saved.contents) },
  version: saved.version,
})

export const getSettings = (tools: SettingsTools, caller: Staff) =>
  act(tools, caller, async (action) => reply(action, tools, await savedNow(action.tx)))

export const getVersion = (tools: SettingsTools, caller: Staff, version: number) =>
  act(tools, caller, async (action) => reply(action, tools, await savedAs(action.tx, version)))

/** The versions, newest first. */
export const listVersions = (tools: Tools, caller: Staff, filter: store.VersionFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.versions(tx, filter)
    const content = rows.map(({ savedAt, total: _total, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
    return { versions: toPage(content, rows[0]?.total ?? 0, filter) }
  })

type Save = { sent: ParsedOf<typeof settingsApi.saveSettings>['body']; ifMatch: string | undefined }

/** Gives an uploaded logo to the settings, unless they have it. */
async function takeLogo(action: Action<Staff>, logo: Settings['logo'], before: Settings['logo']) {
  if (logo === null || logo.fileId === before?.fileId) return
  await attachFile(action, logo.fileId, { kind: 'logo', id: logo.fileId })
}

/**
 * Adds a version with the parts sent; parts that change nothing leave the settings as they are. Throws
 * `precondition-required`, `precondition-failed`, `validation`, and `not-found` for a logo that is not the caller's upload.
 */
export async function addVersion(
  action: Action<Staff>,
  publish: SettingsTools['publish'],
  { sent, ifMatch }: Save,
): Promise<store.Saved> {
  const { tx, now, by } = action
  await store.lockSettings(tx)
  const before = await savedNow(tx)
  requireFresh(ifMatch, before.version)
  // The address of a file changes by the minute: a logo is compared by its file alone.
  const { logo = before.contents.logo, ...parts } = sent
  const current = { ...shown(before), logo: null }
  const contents = { ...before.contents, ...changesOf(settingsApi.saveSettings, parts, current), logo }
  const changed = changedFields(before.contents, contents)
  if (changed.length === 0) return before
  await takeLogo(action, logo, before.contents.logo)
  const saved = { version: before.version + 1, contents, savedAt: now, savedBy: by.name }
  await store.insertVersion(tx, { ...saved, changed, savedById: by.accountId })
  await publish(tx)
  const subject = { kind: 'settings', id: String(saved.version), label: `Settings, version ${saved.version}` }
  await audit(action, 'saveSettings', subject, auditedChanges(before.contents, contents, changed))
  return saved
}

/** Saves the parts sent, and replies with the settings as they are then. Throws like `addVersion`. */
export const saveSettings = (tools: SettingsTools, caller: Staff, save: Save) =>
  act(tools, caller, async (action) => reply(action, tools, await addVersion(action, tools.publish, save)))
