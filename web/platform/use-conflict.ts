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

/** Says a field's value as a person reads it. */
export type Shown<Values> = { [Key in keyof Values]?: { label: string; show?: (value: Values[Key]) => string } }

type Options<Thing, Values> = {
  versioning: Versioning<Thing>
  valuesOf: (thing: Thing) => Values
  /** The fields of the form by their labels. */
  fields: Shown<Values>
}

/** What `ConflictPanel` shows above the saving button of this form; untouched fields follow what is stored. */
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

/** Each field that they have changed, or that reads otherwise here; without `mine` where nobody touched it here. */
function differencesOf<Values extends object>({ stored, theirs, mine }: Three<Values>, fields: Shown<Values>) {
  return (Object.keys(fields) as (keyof Values)[]).flatMap((key) => {
    const field = fields[key]
    if (field === undefined || isSame(theirs[key], mine[key])) return []
    const said = (value: Values[typeof key]) => (field.show ? field.show(value) : String(value))
    const isMine = !isSame(mine[key], stored[key])
    return [{ label: field.label, theirs: said(theirs[key]), mine: isMine ? said(mine[key]) : undefined }]
  })
}
