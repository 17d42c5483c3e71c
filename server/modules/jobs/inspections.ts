// The condition of a machine as it comes and as it leaves: the desk records it, the site answers.

import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { ShownFile } from '#contract/files.ts'
import { nextStatus } from '#contract/flow.ts'
import { checklistOf } from '#contract/jobs.checklists.ts'
import type { Inspection, Inspections, inspectionsApi, NewSignature } from '#contract/jobs.inspections.ts'
import { type MeterFacts, meterWarnings } from '#contract/jobs.meter-checks.ts'
import { jobFlow } from '#contract/jobs.ts'
import { Problem } from '#contract/problems.ts'
import { instantIn } from '#contract/times.ts'
import { attachFile, filesOf, storedFilesOf } from '#server/modules/files/files.ts'
import { audit, changedFields } from '#server/platform/audit.ts'
import type { Caller } from '#server/platform/caller.ts'
import { newId } from '#server/platform/ids.ts'
import { move, settle } from '#server/platform/life-cycle.ts'
import type { Staff } from '#server/platform/principal.ts'
import { violation } from '#server/platform/violations.ts'
import { locked, subjectOf } from './desk-jobs.ts'
import { type NotifyingTools, notifyOperations, withDesk } from './desk-notices.ts'
import { lacking, signatureBy } from './inspections.rules.ts'
import * as inspections from './inspections.store.ts'
import { jobs } from './job-cycle.ts'
import { actOnJob, type JobAction, type JobTools } from './job-tools.ts'
import * as store from './jobs.store.ts'
import { jobFound } from './jobs.ts'
import { notifyOfJob } from './notifying.ts'

const KIND = 'inspection-photo'
type Visible = ReturnType<typeof store.seenBy>
type Known = ReadonlyMap<string, inspections.KnownMeter>
type Stored = inspections.StoredInspection

/** The readings that an inspection's meter is compared with. */
function factsFor(machineId: string | null, known: Known, all: readonly Stored[]): MeterFacts {
  const { known: read = null, firstOpen = null, lastClose = null } = known.get(machineId ?? '') ?? {}
  const came = all.find((one) => one.kind === 'ON_HIRE' && one.machineId === machineId)
  return { known: read, firstOpen, lastClose, onHire: came?.content.meter ?? null }
}

function shown({ content, answer, ...rest }: Stored, photos: readonly ShownFile[], facts: MeterFacts): Inspection {
  const named = (ids: readonly string[]) => ids.flatMap((id) => photos.find(({ fileId }) => fileId === id) ?? [])
  const { photoIds = [], ...said } = answer ?? { objections: [], signed: null }
  return {
    ...rest,
    ...content,
    photos: named(content.photoIds),
    answer: said.signed === null ? null : { ...said, signed: said.signed, photos: named(photoIds) },
    warnings: meterWarnings({ kind: rest.kind, meter: content.meter }, facts),
  }
}

/** The inspections of a job that the caller has read; drafts are the desk's. */
async function seen(action: JobAction, jobId: string, visible: Visible): Promise<Inspections> {
  const { tx } = action
  const machine = await inspections.machineOn(tx, jobId, visible)
  const all = await inspections.inspectionsOf(tx, jobId, action.by.kind === 'STAFF')
  const known: Known = new Map((await inspections.metersOf(tx, jobId)).map((one) => [one.machineId, one]))
  const ids = all.map(({ inspectionId }) => inspectionId)
  const files = await filesOf(action, action.secrets, KIND, ids)
  const machineId = machine?.machineId ?? null
  const swapped = await inspections.swappedOut(tx, jobId)
  return {
    inspections: all.map((one) => shown(one, files.get(one.inspectionId) ?? [], factsFor(one.machineId, known, all))),
    checklist: machine ? checklistOf(machine) : [],
    machineId,
    facts: factsFor(machineId, known, all),
    swappedOut: swapped.map((one) => ({ ...one, facts: factsFor(one.machineId, known, all) })),
  }
}

/** Throws `not-found`. */
export const listInspections = (tools: JobTools, caller: Caller, jobId: string) =>
  actOnJob(tools, caller, async (action) => {
    const visible = store.seenBy(caller)
    await jobFound(action, jobId, visible)
    return seen(action, jobId, visible)
  })

/** The same for the desk. Throws `not-found`. */
export const listDeskInspections = (tools: JobTools, caller: Staff, jobId: string) =>
  actOnJob(tools, caller, async (action) => {
    await jobFound(action, jobId, store.every)
    return seen(action, jobId, store.every)
  })

/** Gives new photographs to an inspection. Throws `not-found` for a file that is not the caller's own. */
async function attachPhotos(action: JobAction<Staff | Caller>, inspectionId: string, photoIds: readonly string[]) {
  const kept = await storedFilesOf(action, KIND, inspectionId)
  for (const id of photoIds) if (!kept.has(id)) await attachFile(action, id, { kind: KIND, id: inspectionId })
}

type Save = ParsedOf<typeof inspectionsApi.saveInspection>['body']

/** Whether this very save is there already: its reply was lost. */
const isSame = (stored: Stored | undefined, content: inspections.Content, { revision, signature }: Save, by: Staff) =>
  stored?.revision === revision + 1 &&
  stored.savedBy === by.name &&
  (stored.signed === null) === (signature === null) &&
  isDeepStrictEqual(stored.content, content)

function refuseWrong(
  content: inspections.Content,
  signature: NewSignature | null,
  missing: () => ReturnType<typeof lacking>,
  now: Date,
) {
  const at = instantIn(content.inspectedAt)
  if (at === undefined || at > now)
    throw new Problem('validation', { violations: [violation('inspectedAt', 'invalid')] })
  const violations = signature === null ? [] : missing()
  if (violations.length > 0) throw new Problem('validation', { violations })
}

/** The machine on a job, or the one named that a swap took away; that one is only inspected as it comes back. */
async function toInspect({ tx }: JobAction, jobId: string, { kind, machineId }: Pick<Save, 'kind' | 'machineId'>) {
  const machine = await inspections.machineOn(tx, jobId, store.every)
  if (!machine) throw new Problem('status-conflict')
  if (machineId === undefined || machineId === machine.machineId) return machine
  const swapped = kind === 'OFF_HIRE' ? await inspections.swappedOut(tx, jobId) : []
  const out = swapped.find((one) => one.machineId === machineId)
  if (!out) throw new Problem('not-found')
  return { ...machine, ...out }
}

/**
 * Saves an inspection of the machine on a job, or of one that a swap took away; a signature sends it to the site. The same save again gets the same
 * reply. Throws `not-found`, also for a photograph or another machine, `status-conflict` without a machine or once the site has answered,
 * `precondition-failed` for another revision, and `validation`.
 */
export const saveInspection = (tools: JobTools, caller: Staff, jobId: string, sent: Save) =>
  actOnJob(tools, caller, async (action) => {
    const job = await locked(action, jobId)
    const { kind, revision, signature, machineId: _, ...content } = sent
    const machine = await toInspect(action, jobId, sent)
    const { machineId, fleetNumber, serialNumber } = machine
    const stored = (await inspections.inspectionsOf(action.tx, jobId, true)).find(
      (one) => one.kind === kind && one.machineId === machineId,
    )
    if (isSame(stored, content, sent, caller)) return seen(action, jobId, store.every)
    if (stored && stored.answer !== null) throw new Problem('status-conflict')
    if ((stored?.revision ?? 0) !== revision) throw new Problem('precondition-failed')
    refuseWrong(content, signature, () => lacking(content, checklistOf(machine)), action.now)
    const inspectionId = stored?.inspectionId ?? newId(action.now.getTime())
    const signed = signature && signatureBy(caller.name, signature)
    const named = { inspectionId, jobId, machineId, kind, fleetNumber, serialNumber }
    await inspections.upsertInspection(action, { ...named, content, signed })
    await attachPhotos(action, inspectionId, content.photoIds)
    const said = ({ meter, points }: inspections.Content, isSigned: boolean) => {
      const damage = points.filter(({ state }) => state !== null && state !== 'OK').map(({ point }) => point)
      return { inspection: kind, meterHours: meter, damage, signed: isSigned }
    }
    const before = stored ? said(stored.content, stored.signed !== null) : {}
    await audit(action, 'saveInspection', subjectOf(job), {
      ...changedFields(before, said(content, signed !== null)),
    })
    await moveInspected(action, jobId, kind, signed !== null)
    return seen(action, jobId, store.every)
  })

const acts = {
  ON_HIRE: { sign: 'inspectOnHire', answer: 'answerOnHire' },
  OFF_HIRE: { sign: 'inspectOffHire', answer: 'answerOffHire' },
} as const

/** A signature stands in the timeline and goes to the site; a draft only needs a job that may be inspected. */
async function moveInspected(action: JobAction<Staff>, jobId: string, kind: Inspection['kind'], isSigned: boolean) {
  const act = acts[kind].sign
  const status = await settle(action, jobs, { id: jobId, visible: store.every })
  if (nextStatus(jobFlow, status, act) === undefined) throw new Problem('status-conflict')
  if (!isSigned) return
  await move(action, jobs, { id: jobId, act, visible: store.every })
  await notifyOfJob(action, jobId, { kind: 'jobInspection', params: {} })
}

type Answer = ParsedOf<typeof inspectionsApi.answerInspection>['body']
const REASON_MAX = 2000

/**
 * The site confirms an inspection or notes what it sees differently; nothing of it changes afterwards. The same answer
 * again gets the same reply. Throws `not-found`, `status-conflict` once it is answered, `precondition-failed` for a
 * revision that is not the newest, and `validation`.
 */
export const answerInspection = (tools: NotifyingTools, caller: Caller, jobId: string, sent: Answer) =>
  actOnJob(withDesk(tools), caller, async (action) => {
    const visible = store.seenBy(caller)
    await settle(action, jobs, { id: jobId, visible })
    const { inspectionId, revision, objections, photoIds, ...signature } = sent
    const stored = (await inspections.inspectionsOf(action.tx, jobId, false)).find(
      (one) => one.inspectionId === inspectionId,
    )
    if (!stored) throw new Problem('not-found')
    if (stored.answer !== null) {
      if (!isDeepStrictEqual(stored.answer.objections, objections) || stored.answer.signed.name !== caller.name)
        throw new Problem('status-conflict')
      return seen(action, jobId, visible)
    }
    if (stored.revision !== revision) throw new Problem('precondition-failed')
    const signed = signatureBy(caller.name, signature)
    const answer = { inspectionId, revision, objections, photoIds, signed, accountId: caller.accountId }
    await inspections.insertAnswer(action, answer)
    await attachPhotos(action, inspectionId, photoIds)
    const reason =
      objections.length === 0
        ? null
        : objections
            .map(({ note }) => note)
            .join('\n')
            .slice(0, REASON_MAX)
    await move(action, jobs, { id: jobId, act: acts[stored.kind].answer, visible, reason })
    await notifyAnswer(action, tools, { jobId, inspectionId, objections: objections.length })
    return seen(action, jobId, visible)
  })

type Told = { readonly jobId: string; readonly inspectionId: string; readonly objections: number }

async function notifyAnswer(
  action: JobAction<Caller>,
  tools: NotifyingTools,
  { jobId, inspectionId, objections }: Told,
) {
  const { jobNumber, machine, site } = await jobFound(action, jobId, store.seenBy(action.by))
  const notice = objections === 0 ? 'inspectionConfirmed' : 'inspectionObjected'
  const named = { jobNumber, machine: machine.name, site: site.addressName, person: action.by.name }
  const words = { ...named, n: String(objections) }
  await notifyOperations(action, tools, { fact: `inspection:${inspectionId}`, notice, jobId, words })
}
