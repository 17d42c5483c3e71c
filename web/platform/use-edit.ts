import { useState } from 'react'
import { commonTexts } from '#contract/texts/common.en.ts'
import { differs } from './changes.ts'
import { texts } from './text.ts'
import { useUnsaved } from './unsaved.ts'
import { useSubmit } from './use-submit.ts'
import { violationsOf } from './violations.ts'

const useCommonTexts = texts({ en: commonTexts })

/** The result of `useFields`, alone or joined with rows. */
export type Form<Values> = {
  values: Values
  change: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  refuse: (messages: Record<string, string>) => void
}

type Options<Values> = {
  /** The stored values, or the initial ones of a new entry. */
  stored: Values
  send: (values: Values) => Promise<void>
  /** Reports a failure; violations already appear at their fields. */
  failed: (error: unknown) => void
  /** Sends nothing if nothing has changed, and says so. */
  changesOnly?: boolean
  /** For forms where not every difference between the values counts. */
  isChanged?: boolean
}

/** A form for editing: one submit at a time, violations at their fields, and a guard for unsaved changes. */
export function useEdit<Values extends object, Fields extends Form<Values>>(
  form: Fields & Form<Values>,
  options: Options<Values>,
) {
  const { stored, send, failed, changesOnly = false, isChanged = differs(form.values, stored) } = options
  const [idle, setIdle] = useState(false)
  const { submit, pending } = useSubmit(
    () => send(form.values),
    (error) => {
      form.refuse(violationsOf(error))
      failed(error)
    },
  )
  // A submit in progress navigates by itself.
  useUnsaved(!pending && isChanged)
  return {
    form,
    text: useCommonTexts(),
    pending,
    nothingChanged: idle && !isChanged,
    submit() {
      const isIdle = changesOnly && !isChanged
      setIdle(isIdle)
      if (!isIdle) submit()
    },
  }
}
