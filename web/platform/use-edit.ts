import { useState } from 'react'
import { commonTexts } from '#contract/texts/common.en.ts'
import { differs } from './changes.ts'
import { texts } from './text.ts'
import { useUnsaved } from './unsaved.ts'
import { useSubmit } from './use-submit.ts'
import { violationsOf } from './violations.ts'

const useCommonTexts = texts({ en: commonTexts })

/** What `useFields`, alone or joined with rows, answers. */
export type Form<Values> = {
  values: Values
  change: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  refuse: (messages: Record<string, string>) => void
}

type Options<Values> = {
  /** As it is stored, or as a new one begins. */
  stored: Values
  send: (values: Values) => Promise<void>
  /** Tells what went wrong; the objections stand at their fields already. */
  failed: (error: unknown) => void
  /** Where nothing was changed it says so instead of sending that. */
  changesOnly?: boolean
  /** Where not every difference between the values counts. */
  isChanged?: boolean
}

/** One form being edited: sent once at a time, with the server's objections at their fields, and not left by mistake. */
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
  // What was sent leads on by itself.
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
