import { commonTexts } from '#contract/texts/common.en.ts'
import { isSame } from './changes.ts'
import { texts } from './text.ts'
import { useFollow } from './use-follow.ts'
import type { Versioning } from './use-versioned.ts'

const useCommonTexts = texts({ en: commonTexts })

type Form<Values> = {
  values: Values
  change: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
}

/** A field's label, and how to show its value. */
export type Shown<Values> = { [Key in keyof Values]?: { label: string; show?: (value: Values[Key]) => string } }

type Options<Thing, Values> = {
  versioning: Versioning<Thing>
  valuesOf: (thing: Thing) => Values
  /** The form's fields by label. */
  fields: Shown<Values>
}

/** Returns the content of `ConflictPanel` above this form's save button; untouched fields follow the stored values. */
export function useConflict<Thing, Values extends object>(form: Form<Values>, options: Options<Thing, Values>) {
  const { versioning, valuesOf, fields } = options
  const text = useCommonTexts()
  const stored = valuesOf(versioning.stored)
  useFollow(form, stored)
  const { conflict } = versioning
  const theirs = conflict?.is === 'open' && conflict.theirs ? valuesOf(conflict.theirs.thing) : undefined
  return {
    text,
    is: conflict?.is,
    differences: theirs && differencesOf({ stored, theirs, mine: form.values }, fields),
    onLook: versioning.look,
    onMine: () => versioning.settle('mine'),
    onTheirs() {
      if (theirs === undefined) return
      for (const key of Object.keys(theirs) as (keyof Values)[]) form.change(key, theirs[key])
      versioning.settle('theirs')
    },
  }
}

type Three<Values> = { stored: Values; theirs: Values; mine: Values }

/** Fields that they changed or that differ here; `mine` is absent if the field was not touched here. */
function differencesOf<Values extends object>({ stored, theirs, mine }: Three<Values>, fields: Shown<Values>) {
  return (Object.keys(fields) as (keyof Values)[]).flatMap((key) => {
    const field = fields[key]
    if (field === undefined || isSame(theirs[key], mine[key])) return []
    const said = (value: Values[typeof key]) => (field.show ? field.show(value) : String(value))
    const isMine = !isSame(mine[key], stored[key])
    return [{ label: field.label, theirs: said(theirs[key]), mine: isMine ? said(mine[key]) : undefined }]
  })
}
