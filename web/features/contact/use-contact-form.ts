import { useState } from 'react'
import type { Posted } from '#contract/page.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { type ContactValues, type KnownSender, nothingTyped } from './draft.ts'
import type { contactRules } from './rules.ts'
import { useContactTexts } from './texts.ts'

type Rules = typeof contactRules

export type Beginning = {
  initial?: ContactValues | undefined
  /** What came without JavaScript and was refused. */
  posted?: Posted | undefined
  /** Goes into fields that are empty, once. */
  known?: KnownSender | undefined
}

/** Values and messages of the form. Until its rules are there the server alone judges. */
export function useContactForm({ initial = nothingTyped, posted, known }: Beginning) {
  const { labels } = useContactTexts()
  const fieldTexts = useFieldTexts()
  const [loaded, setLoaded] = useState<{ rules: Rules }>()
  const form = useFields<ContactValues>({
    initial: { ...initial, ...posted?.values },
    refused: refusedOf(posted),
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
      // Without a connection; the next field tries again.
      () => undefined,
    )
  }
  return { form, loadRules }
}

const refusedOf = (posted: Posted | undefined): Partial<ContactValues> =>
  Object.fromEntries((posted?.problem.violations ?? []).map(({ field, message }) => [field, message]))
