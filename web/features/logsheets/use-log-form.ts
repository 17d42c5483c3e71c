import { useState } from 'react'
import { note, optionalNote } from '#contract/fields.ts'
import { type CheckFacts, checksOf } from '#contract/logsheet-checks.ts'
import { LitresFilled, LogsheetContent } from '#contract/logsheets.content.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { useNow } from '#web/platform/use-now.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { placeOf, wantsRemark } from './check-places.ts'
import { useEntryTexts } from './entry-texts.ts'
import { contentOf, figure, type LogDraft, type LogFields, typed } from './log-draft.ts'
import { useLogTexts } from './texts.ts'

const { meterOpen, meterClose, remarks } = LogsheetContent.shape
const litres = LitresFilled.nullable()

/** The rules of the fields; numbers may be written with commas. */
function useWrong(wantsReason: boolean) {
  const text = useEntryTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    meterOpen: { schema: meterOpen, label: text.meterOpen },
    meterClose: { schema: meterClose, label: text.meterClose },
    fuelOpening: { schema: litres, label: text.tankBefore },
    fuelIssued: { schema: litres, label: text.litres },
    fuelClosing: { schema: litres, label: text.tankAfter },
    remarks: { schema: remarks, label: text.remarks },
    reason: { schema: wantsReason ? note(1, 500) : optionalNote(500), label: text.reason },
  }
  return ({ remarks: said, reason, ...figures }: LogFields) => {
    const found = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, figure(value)]))
    const values = { ...found, remarks: typed(said), reason: reason.trim() }
    return wrongFields(rules, values as Record<keyof LogFields, string | null>, fieldTexts)
  }
}

type Options = { date: string; facts: CheckFacts; wantsReason?: boolean }

/** The form of a day with what is odd about it; it is sent only if nothing stops it and each warning has a remark. */
export function useLogForm(stored: LogDraft, { date, facts, wantsReason = false }: Options) {
  const { slices: storedSlices, photoIds: storedPhotos, ...initial } = stored
  const { check: sentences } = useLogTexts()
  const { remarkWanted } = useEntryTexts()
  const [slices, setSlices] = useState(storedSlices)
  const [photoIds, setPhotoIds] = useState(storedPhotos)
  const [stopped, setStopped] = useState<string>()
  const fields = useFields<LogFields>({ initial, check: useWrong(wantsReason) })
  const values: LogDraft = { ...fields.values, slices, photoIds }
  const content = contentOf(values)
  const checks = checksOf(content, { ...facts, day: { date, now: new Date(useNow()) } })

  function change<Key extends keyof LogDraft>(key: Key, value: LogDraft[Key]) {
    setStopped(undefined)
    if (key === 'slices') setSlices(value as LogDraft['slices'])
    else if (key === 'photoIds') setPhotoIds(value as LogDraft['photoIds'])
    else fields.change(key, value as string)
  }
  function refuse(messages: Record<string, string>) {
    setStopped(messages['slices'])
    fields.refuse(messages)
  }
  /** Sends what passes its checks; otherwise each objection appears at its field. */
  const sendSound = (send: () => void) => {
    // Whether the day is over is for the server's clock to say; without a signal the day waits on the phone until it is.
    const stops = checks.filter(({ level, key }) => level === 'STOP' && key !== 'notOver')
    const objections = stops.map(({ key, params }) => [placeOf[key], fill(sentences[key], params)] as const)
    if (objections.length > 0) refuse(Object.fromEntries(objections.toReversed()))
    else if (wantsRemark(content, checks)) refuse({ remarks: remarkWanted })
    else send()
  }
  return {
    fields,
    content,
    checks,
    /** A later upload adds to the photographs as they are then. */
    changePhotos: (by: (photoIds: readonly string[]) => string[]) => setPhotoIds(by),
    form: {
      values,
      change,
      refuse,
      attempts: fields.attempts,
      attempt: (send: () => void) => fields.attempt(() => sendSound(send)),
      summary: [...(stopped === undefined ? [] : [{ name: 'slices', message: stopped }]), ...fields.summary],
    },
  }
}
export type LogForm = ReturnType<typeof useLogForm>
