import { useState } from 'react'
import type { Posted } from '#contract/page.ts'
import { objectionText, useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { type ContactValues, type KnownSender, nothingTyped } from './draft.ts'
import type { contactRules } from './rules.ts'
import { useContactTexts } from './texts.ts'

type Rules = typeof contactRules

export type Beginning = {
  initial?: ContactValues | undefined
  /** The refused input of a form sent without JavaScript. */
  posted?: Posted | undefined
  /** Fills empty fields, once. */
  known?: KnownSender | undefined
}

/** Values and messages of the form. Until its rules have loaded, only the server checks it. */
export function useContactForm({ initial = nothingTyped, posted, known }: Beginning) {
  const { labels } = useContactTexts()
  const fieldTexts = useFieldTexts()
  const [loaded, setLoaded] = useState<{ rules: Rules }>()
  const form = useFields<ContactValues>({
    initial: { ...initial, ...posted?.values },
    refused: refusedOf(posted, { fieldTexts, labels }),
    check: (values) => (loaded ? wrongFields(loaded.rules(labels), values, fieldTexts) : {}),
  })
  const [filledIn, setFilledIn] = useState<KnownSender>()
  if (known !== undefined && known !== filledIn) {
    setFilledIn(known)
    form.fill(known)
  }
  const loadRules = () => {
    if (loaded !== undefined) return
    import('./rules.ts').then(
      (loadedNow) => setLoaded({ rules: loadedNow.contactRules }),
      // No connection; the next field tries again.
      () => undefined,
    )
  }
  return { form, loadRules }
}

type Texts = { fieldTexts: ReturnType<typeof useFieldTexts>; labels: Readonly<Record<string, string>> }

const refusedOf = (posted: Posted | undefined, { fieldTexts, labels }: Texts): Partial<ContactValues> =>
  Object.fromEntries(
    (posted?.problem.violations ?? []).map((objection) => [
      objection.field,
      objectionText(objection, labels[objection.field] ?? objection.field, fieldTexts),
    ]),
  )
