import { useState } from 'react'
import type { Logsheet } from '#contract/logsheets.ts'
import { callVersioned } from '#web/platform/call.ts'
import { differs } from '#web/platform/changes.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useVersioned, type VersionOf } from '#web/platform/use-versioned.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { deskLogChanged, newestLog, type VersionedLog } from './desk-logsheets.queries.ts'
import { useDeskLogTexts } from './desk-texts.ts'
import { contentOf, draftOf, type LogDraft } from './log-draft.ts'
import { useLogTexts } from './texts.ts'
import { useLogForm } from './use-log-form.ts'

type Answer = { answer: { logsheet: Logsheet }; version: string | undefined }
const headersOf = ({ version }: VersionOf<unknown>) => (version === undefined ? {} : { 'if-match': version })

/** Entering a day: a draft is saved and submitted; any other status is answered with a new version. */
export function useLogEditing(loaded: VersionedLog) {
  const { notifyFailed } = useOutcome()
  const params = { id: loaded.thing.logsheetId }
  const [isSaved, setSaved] = useState(false)
  const isDraft = loaded.thing.status === 'DRAFT'
  const versioning = useVersioned(loaded, () => newestLog(params.id))
  const stored = draftOf(versioning.stored)
  const log = useLogForm(stored)
  const { form } = log
  const conflict = useConflict(form, { versioning, valuesOf: draftOf, fields: useConflictFields() })

  const keep = ({ answer, version }: Answer) => {
    const saved = { thing: answer.logsheet, version }
    versioning.saved(saved)
    deskLogChanged(saved)
    return saved
  }
  const { headers } = versioning
  const save = async (values: LogDraft) =>
    keep(
      await callVersioned(isDraft ? 'saveDeskLogsheet' : 'reviseDeskLogsheet', {
        params,
        headers,
        body: contentOf(values),
      }),
    )
  const failed = (error: unknown) => {
    notifyFailed('request', error)
    versioning.refused(error)
  }
  const edit = useEdit(form, {
    stored,
    async send(values) {
      await save(values)
      setSaved(true)
    },
    failed,
    changesOnly: true,
  })
  const submit = useSubmit(
    async () => {
      const fresh = differs(form.values, stored) ? headersOf(await save(form.values)) : headers
      keep(await callVersioned('submitDeskLogsheet', { params, headers: fresh, body: {} }))
    },
    (error) => {
      form.refuse(violationsOf(error))
      failed(error)
    },
  )
  const saved = isSaved && !differs(form.values, stored)
  return { log, edit, conflict, isDraft, saved, submit, stored: versioning.stored, content: contentOf(form.values) }
}

/** How the fields of a day read where somebody else saved first. */
function useConflictFields() {
  const { remarks, slices, types } = useLogTexts()
  const text = useDeskLogTexts()
  const names: Readonly<Record<string, string>> = types
  return {
    slices: {
      label: slices,
      show: (rows: LogDraft['slices']) => rows.map(({ from, to, type }) => `${from}–${to} ${names[type]}`).join(', '),
    },
    meterOpen: { label: text.meterOpen },
    meterClose: { label: text.meterClose },
    fuelIssued: { label: text.fuelIssued },
    fuelOpening: { label: text.fuelOpening },
    fuelClosing: { label: text.fuelClosing },
    remarks: { label: remarks },
  }
}
