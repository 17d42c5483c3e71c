// The people who operate machines.
import { dateInIndia } from '#contract/dates.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { type NewOperator, type Operator, operatorsApi } from '#contract/fleet.operators.ts'
import { toPage } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import { changesOf } from '#server/platform/changes.ts'
import type { Queryable } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { requireFresh } from '#server/platform/if-match.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { lockNumbers } from './machines.store.ts'
import * as store from './operators.store.ts'
import { stateOf } from './papers.rules.ts'

const shown = ({ version: _version, ...operator }: store.StoredOperator, now: Date): Operator => ({
  ...operator,
  licence: stateOf(operator.licenceValidTo, dateInIndia(now)),
})
const reply = (operator: store.StoredOperator, now: Date) => ({
  operator: shown(operator, now),
  version: operator.version,
})
const subjectOf = ({ operatorId, name }: store.StoredOperator) => ({ kind: 'operator', id: operatorId, label: name })

/** Throws `not-found`. */
export async function operatorOf(tx: Queryable, operatorId: string) {
  const operator = await store.operatorById(tx, operatorId)
  if (!operator) throw new Problem('not-found')
  return operator
}

/** Throws `operator-exists` if another operator has this licence. */
async function refuseTaken(tx: Queryable, licenceNumber: string, operatorId: string) {
  await lockNumbers(tx)
  if (await store.isLicenceTaken(tx, licenceNumber, operatorId))
    throw new Problem('operator-exists', { violations: [violation('licenceNumber', 'taken')] })
}

export const listOperators = (tools: Tools, caller: Staff, filter: store.OperatorFilter) =>
  act(tools, caller, async ({ tx, now }) => {
    const rows = await store.operators(tx, filter)
    const content = rows.map(({ total: _total, ...operator }) => shown(operator, now))
    return { operators: toPage(content, rows[0]?.total ?? 0, filter) }
  })

export const getOperator = (tools: Tools, caller: Staff, operatorId: string) =>
  act(tools, caller, async ({ tx, now }) => reply(await operatorOf(tx, operatorId), now))

/** Throws `operator-exists` if another operator has this licence. */
export const addOperator = (tools: Tools, caller: Staff, sent: NewOperator) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    const operatorId = newId(now.getTime())
    await refuseTaken(tx, sent.licenceNumber, operatorId)
    await store.insertOperator(tx, { ...sent, operatorId, addedAt: now })
    const operator = await operatorOf(tx, operatorId)
    await audit(action, 'addOperator', subjectOf(operator), changedFields({}, sent))
    return reply(operator, now)
  })

type Update = { sent: ParsedOf<typeof operatorsApi.updateOperator>['body']; ifMatch: string | undefined }

/** Changes an operator, or notes that they have left or are back. Throws `operator-exists`. */
export const updateOperator = (tools: Tools, caller: Staff, operatorId: string, { sent, ifMatch }: Update) =>
  act(tools, caller, async (action) => {
    const { tx, now } = action
    await store.lockOperator(tx, operatorId)
    const before = await operatorOf(tx, operatorId)
    requireFresh(ifMatch, before.version)
    const after = { ...before, ...changesOf(operatorsApi.updateOperator, sent, shown(before, now)) }
    await refuseTaken(tx, after.licenceNumber, operatorId)
    await store.updateOperator(action, after)
    const saved = await operatorOf(tx, operatorId)
    await audit(action, 'updateOperator', subjectOf(saved), changedFields(shown(before, now), shown(saved, now)))
    return reply(saved, now)
  })
