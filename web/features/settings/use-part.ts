import { useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useConflict } from '#web/platform/use-conflict.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { labelOf } from './part-check.ts'
import { type Draft, type PartName, parts } from './parts.ts'
import { type LoadedSettings, newestSettings, settingsSaved } from './settings.queries.ts'
import { useSettingsTexts } from './texts.ts'
import { ROWS, rowsOf, usePartForm, valuesOf } from './use-part-form.ts'

const SHOWN_MAX = 200
const shortened = (value: string) => (value.length > SHOWN_MAX ? `${value.slice(0, SHOWN_MAX)}…` : value)
const rowLines = (text: string) =>
  rowsOf(text)
    .map((row: Draft) => Object.values(row).filter(Boolean).join(', '))
    .join('; ')

/** Edits one part of the settings; a save sends the version that it changes (B-36). */
export function usePart(name: PartName, loaded: LoadedSettings) {
  const text = useSettingsTexts()
  const part = parts[name]
  const { notifyFailed } = useOutcome()
  const [savedAs, setSavedAs] = useState('')
  const versioning = useVersioned(loaded, () => newestSettings())
  const ofSettings = (settings: Settings) => valuesOf(part, settings)
  const stored = ofSettings(versioning.stored)
  const { form, fields, rows, rowText } = usePartForm(part, stored)
  const change = part.toChange(fields.values, rows.values)
  const shown = Object.fromEntries([
    ...part.fields.map((field) => [field.name, { label: labelOf(field.name, text), show: shortened }]),
    [ROWS, { label: part.rows ? text.fields[part.rows.name] : '', show: rowLines }],
  ])
  const conflict = useConflict(form, { versioning, valuesOf: ofSettings, fields: shown })
  const edit = useEdit(form, {
    stored,
    changesOnly: true,
    async send() {
      setSavedAs('')
      const { answer, version } = await callVersioned('saveSettings', { headers: versioning.headers, body: change })
      const saved = { thing: answer.settings, version }
      settingsSaved(saved)
      versioning.saved(saved)
      // As it was stored: trimmed, in capitals.
      for (const [field, value] of Object.entries(ofSettings(answer.settings))) form.change(field, value)
      setSavedAs(fill(text.saved, { version: answer.settings.version }))
    },
    failed(error) {
      versioning.refused(error)
      notifyFailed('request', error)
    },
  })
  return { part, fields, rows, rowText, edit, conflict, savedAs, change, versioning }
}
