import type { ParsedOf } from '#contract/endpoint.ts'
import { type NewYard, yardsApi } from '#contract/locations.yards.ts'
import { toPage } from '#contract/paging.ts'
import { stateOfYard } from '#contract/pin-codes.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { cityOf } from './locations.ts'
import { nearestOf, type Point } from './yards.rules.ts'
import * as store from './yards.store.ts'

/** `publish` drops cached public answers: transport is priced from the nearest yard. */
export type YardTools = Tools & { publish: (tx: Queryable) => Promise<unknown> }

const shown = ({ version: _version, ...yard }: store.StoredYard) => ({
  ...yard,
  state: stateOfYard(yard.pincode, yard.state),
})
const reply = (yard: store.StoredYard) => ({ yard: shown(yard), version: yard.version })
const subjectOf = ({ yardId, name }: Pick<store.StoredYard, 'yardId' | 'name'>) => ({
  kind: 'yard',
  id: yardId,
  label: name,
})

async function yardOf(tx: Queryable, yardId: string) {
  const yard = await store.yardById(tx, yardId)
  if (!yard) throw new Problem('not-found')
  return yard
}

async function refuseUnknownCity(tx: Queryable, slug: string) {
  if (await cityOf(tx, slug)) return
  throw new Problem('validation', { violations: [violation('city', 'invalid')] })
}

export const listYards = (tools: Tools, caller: Staff, filter: store.YardFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await store.yards(tx, filter)
    return {
      yards: toPage(
        rows.map(({ total: _total, ...yard }) => shown(yard)),
        rows[0]?.total ?? 0,
        filter,
      ),
    }
  })

export const getYard = (tools: Tools, caller: Staff, yardId: string) =>
  act(tools, caller, async ({ tx }) => reply(await yardOf(tx, yardId)))

/** Throws `yard-exists` if another yard has this name, and `validation` for an unknown city. */
export const addYard = (tools: YardTools, caller: Staff, sent: NewYard) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    await refuseUnknownCity(tx, sent.city)
    const yardId = newId(now.getTime())
    if (!(await store.insertYard(tx, { ...sent, yardId, addedAt: now }))) throw new Problem('yard-exists')
    await tools.publish(tx)
    const yard = await yardOf(tx, yardId)
    await audit(action, 'addYard', subjectOf(yard), changedFields({}, sent))
    return reply(yard)
  })

type Update = { sent: ParsedOf<typeof yardsApi.updateYard>['body']; ifMatch: string | undefined }

/** Changes, closes or reopens a yard. Throws `yard-exists` if another yard has the new name. */
export const updateYard = (tools: YardTools, caller: Staff, yardId: string, { sent, ifMatch }: Update) =>
  act(tools, caller, async (action) => {
    const { tx } = action
    await store.lockYard(tx, yardId)
    const before = await yardOf(tx, yardId)
    requireFresh(ifMatch, before.version)
    const after = { ...before, ...changesOf(yardsApi.updateYard, sent, shown(before)) }
    if (after.city !== before.city) await refuseUnknownCity(tx, after.city)
    if (await store.isNameTaken(tx, after.name, yardId)) throw new Problem('yard-exists')
    await store.updateYard(tx, after)
    await tools.publish(tx)
    const saved = await yardOf(tx, yardId)
    await audit(action, 'updateYard', subjectOf(saved), changedFields(shown(before), shown(saved)))
    return reply(saved)
  })

/**
 * The active yard nearest to a point or to a city, and its distance in whole kilometres: `straightKm` on the great circle,
 * `roadKm` times the factor of the settings. Undefined without an active yard or for an unknown city.
 */
export async function nearestYard(tx: Queryable, to: Point | { city: string }, settings?: Settings) {
  const point = 'city' in to ? await store.pointOfCity(tx, to.city) : to
  const nearest = point && nearestOf(await store.activeYards(tx), point)
  if (!nearest) return undefined
  const { hire } = settings ?? (await settingsNow(tx))
  const { place, km } = nearest
  return { yard: shown(place), straightKm: Math.round(km), roadKm: Math.round(km * Number(hire.roadFactor)) }
}
