import { type FocusEvent, useState } from 'react'

type Messages<Values> = { [Key in keyof Values]?: string }

type Options<Values> = {
  initial: Values
  /** The message of each wrong field, in the order of the form. */
  check: (values: Values) => Messages<Values>
  /** The field that the form hides for these values. */
  hidden?: (values: Values) => keyof Values
  /** Refusals of the server from before the form was shown. */
  refused?: Messages<Values>
}

/**
 * Values and messages of a form. A field is checked when it loses focus (except to a button that does not submit the
 * form), and from then on with each change. A refusal of the server remains until its field changes.
 */
export function useFields<Values extends Record<string, string | boolean>>({
  initial,
  check,
  hidden,
  refused: before = {},
}: Options<Values>) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refused, setRefused] = useState<Messages<Values>>(before)
  const [attempts, setAttempts] = useState(Object.keys(before).length > 0 ? 1 : 0)
  const away = hidden?.(values)
  const wrong = check(values)
  if (away !== undefined) delete wrong[away]

  const change = <Key extends keyof Values>(key: Key, value: Values[Key]) => {
    setValues((before) => ({ ...before, [key]: value }))
    setRefused((before) => ({ ...before, [key]: undefined }))
  }
  const errorOf = (key: keyof Values) => refused[key] ?? (touched.has(key) ? wrong[key] : undefined)

  return {
    values,
    change,
    /** Fills empty fields. */
    fill: (known: Partial<Values>) =>
      setValues((before) => ({
        ...before,
        ...Object.fromEntries(Object.entries(known).filter(([key]) => before[key] === '')),
      })),
    /** Everything a field component needs. */
    bind: <Key extends keyof Values & string>(key: Key) => ({
      name: key,
      value: values[key],
      onChange: (value: Values[Key]) => change(key, value),
      onBlur: (event?: FocusEvent<Control>) => {
        if (!goesToButton(event)) setTouched((before) => new Set(before).add(key))
      },
      error: errorOf(key),
    }),
    /** Touches every visible field; `send` runs only if all are right. */
    attempt(send: () => void) {
      setTouched(new Set([...touched, ...Object.keys(values).filter((key) => key !== away)]))
      setAttempts(attempts + 1)
      if (Object.keys(wrong).length === 0) send()
    },
    attempts,
    /** Shows refusals of the server by field. */
    refuse(messages: Messages<Values>) {
      setRefused(messages)
      setAttempts((before) => before + 1)
    },
    /** The errors after an attempt, in the order of the form. */
    summary: (Object.keys(values) as (keyof Values & string)[]).flatMap((name) => {
      const message = attempts > 0 ? errorOf(name) : undefined
      return message === undefined ? [] : [{ name, message }]
    }),
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Requesting another code or going back does not check the field. */
function goesToButton(event: FocusEvent<Control> | undefined) {
  const next = event?.relatedTarget
  return next instanceof HTMLButtonElement && next.type !== 'submit' && next.form === event?.target.form
}
