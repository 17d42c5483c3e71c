// Asking for an export, and how far it is.
import { type DataExport, EXPORT_DAYS, EXPORTS_PER_DAY } from '#contract/own-data.ts'
import { Problem } from '#contract/problems.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import { newId } from '#server/platform/ids.ts'
import { secondsToWait, tooManyRequests } from '#server/platform/limits.ts'
import { enqueue } from '#server/platform/queue.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { signedAddress } from '#server/platform/signed-address.ts'
import * as store from './own-data.store.ts'

export type OwnDataTools = Tools & { readonly secrets: Secrets }

/** The task that makes one part of an export. */
export const EXPORT_PART = 'export-part'
export type ExportPart = store.Owner & { readonly exportId: string; readonly partNo: number }

const DAY_SECONDS = 24 * 3600

export const addressOfExport = (exportId: string) => `/v1/exports/${exportId}`

/** Leaves the task for a part. */
export const enqueuePart = (action: Pick<Action, 'tx' | 'now'>, part: ExportPart) =>
  enqueue(action, { name: EXPORT_PART, fact: `${part.exportId}:${part.partNo}`, payload: part })

async function listed(action: Action, { otpPepper }: Secrets, owner: store.Owner) {
  const urlOf = ({ exportId, status }: Pick<DataExport, 'exportId' | 'status'>) =>
    status === 'READY' ? signedAddress(otpPepper, addressOfExport(exportId), action.now) : null
  const exports = (await store.exportsOf(action, owner)).map((one) => ({ ...one, url: urlOf(one) }))
  return { exports }
}

/** Begins an export unless one is under way, which is then the one that was asked for. Throws `too-many-requests`. */
async function begin(action: Action<Caller>, owner: store.Owner, language: store.Language) {
  const { tx, now } = action
  const dayAgo = secondsAfter(now, -DAY_SECONDS)
  await store.giveUp(tx, owner, dayAgo)
  if (await store.isWaiting(tx, owner)) return
  const wait = secondsToWait(await store.askedSince(tx, owner, dayAgo), EXPORTS_PER_DAY, DAY_SECONDS, now)
  if (wait !== undefined) throw tooManyRequests(wait)
  const exportId = newId(now.getTime())
  const expiresAt = secondsAfter(now, EXPORT_DAYS * DAY_SECONDS)
  if (await store.insertExport(action, { ...owner, exportId, language, expiresAt }))
    await enqueuePart(action, { ...owner, exportId, partNo: 0 })
}

const ownerOf = {
  company: ({ accountId, companyId }: Caller): store.Owner => {
    if (companyId === null) throw new Problem('forbidden')
    return { accountId, companyId }
  },
  own: ({ accountId }: Caller): store.Owner => ({ accountId, companyId: null }),
}
type Whose = keyof typeof ownerOf

/** The exports of the caller, or of their company, newest first. */
export const listExports = (tools: OwnDataTools, caller: Caller, whose: Whose) =>
  act(tools, caller, (action) => listed(action, tools.secrets, ownerOf[whose](caller)))

/** Begins an export; one that is under way goes on. Throws `too-many-requests`. */
export const startExport = (tools: OwnDataTools, caller: Caller, whose: Whose, language: store.Language) =>
  act(tools, caller, async (action) => {
    const owner = ownerOf[whose](caller)
    await begin(action, owner, language)
    return listed(action, tools.secrets, owner)
  })
