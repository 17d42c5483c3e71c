import { useState } from 'react'
import type { Logsheet } from '#contract/logsheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import { differs } from '#web/platform/changes.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { useEntryTexts } from './entry-texts.ts'
import type { LogCalls } from './log-calls.ts'
import { contentOf, draftOf, type LogDraft } from './log-draft.ts'
import { useLogTexts } from './texts.ts'
import { useLogForm } from './use-log-form.ts'
import { useEntryOutcome } from './use-log-outcome.ts'
import { newestLog, type VersionedLog } from './versioned-log.ts'

type Answer = { answer: { logsheet: Logsheet }; version: string | undefined }

type Side = { calls: LogCalls; cache: (saved: VersionedLog) => void }

/** Entering a day: a draft is saved and submitted; any other status is answered with a new version. */
export function useLogEditing(loaded: VersionedLog, { calls, cache }: Side) {
  const { notifyFailed } = useEntryOutcome()
  const { logsheetId: id, date, status, facts } = loaded.thing
  const [isSaved, setSaved] = useState(false)
  const versioning = useVersioned(loaded, () => newestLog(calls.get, id))
  const stored = draftOf(versioning.stored)
  const log = useLogForm(stored, { date, facts, wantsReason: status === 'SIGNED' })
  const conflict = useConflict(log.form, { versioning, valuesOf: draftOf, fields: useConflictFields() })

  const keep = ({ answer, version }: Answer) => {
    const saved = { thing: answer.logsheet, version }
    versioning.saved(saved)
    cache(saved)
    return version === undefined ? {} : { 'if-match': version }
  }
  const at = (headers: { 'if-match'?: string }) => ({ params: { id }, headers })
  const save = async (values: LogDraft) =>
    keep(await callVersioned(calls.save, { ...at(versioning.headers), body: contentOf(values) }))
  async function submit(values: LogDraft) {
    const headers = differs(values, stored) ? await save(values) : versioning.headers
    keep(await callVersioned(calls.submit, { ...at(headers), body: {} }))
  }
  async function revise(values: LogDraft) {
    const body = { ...contentOf(values), reason: values.reason }
    keep(await callVersioned(calls.revise, { ...at(versioning.headers), body }))
  }
  const failed = (error: unknown) => {
    notifyFailed(error)
    versioning.refused(error)
  }
  const isDraft = status === 'DRAFT'
  const saving = useEdit(log.form, {
    stored,
    failed,
    changesOnly: true,
    async send(values) {
      await save(values)
      setSaved(true)
    },
  })
  return {
    log,
    conflict,
    isDraft,
    saving,
    saved: isSaved && !differs(log.form.values, stored),
    sending: useEdit(log.form, { stored, failed, send: isDraft ? submit : revise }),
    known: versioning.stored.photos,
  }
}

/** Words the fields of a day for a conflict, where somebody else saved first. */
function useConflictFields() {
  const { slices, types } = useLogTexts()
  const text = useEntryTexts()
  return {
    slices: {
      label: slices,
      show: (day: LogDraft['slices']) => day.map(({ from, to, type }) => `${from}–${to} ${types[type]}`).join(', '),
    },
    meterOpen: { label: text.meterOpen },
    meterClose: { label: text.meterClose },
    fuelIssued: { label: text.litres },
    fuelOpening: { label: text.tankBefore },
    fuelClosing: { label: text.tankAfter },
    photoIds: { label: text.photos, show: (ids: LogDraft['photoIds']) => String(ids.length) },
    remarks: { label: text.remarks },
  }
}
