import { useState } from 'react'

type Messages<Values> = { [Key in keyof Values]?: string }

type Options<Values> = {
  initial: Values
  /** The message of each wrong field, in the order of the form. */
  check: (values: Values) => Messages<Values>
}

/**
 * Values and messages of a form. A field is judged when it is left, from then on with each change; a server's
 * objection stands until its field changes.
 */
export function useFields<Values extends Record<string, string | boolean>>({ initial, check }: Options<Values>) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refused, setRefused] = useState<Messages<Values>>({})
  const wrong = check(values)

  const change = <Key extends keyof Values>(key: Key, value: Values[Key]) => {
    setValues((before) => ({ ...before, [key]: value }))
    setRefused((before) => ({ ...before, [key]: undefined }))
  }
  const errorOf = (key: keyof Values) => refused[key] ?? (touched.has(key) ? wrong[key] : undefined)

  return {
    values,
    change,
    /** Everything a field component needs. */
    bind: <Key extends keyof Values & string>(key: Key) => ({
      name: key,
      value: values[key],
      onChange: (value: Values[Key]) => change(key, value),
      onBlur: () => setTouched((before) => new Set(before).add(key)),
      error: errorOf(key),
    }),
    /** Marks every field; true when the form may be sent. */
    judge() {
      setTouched(new Set(Object.keys(values)))
      return Object.keys(wrong).length === 0
    },
    refuse: setRefused,
    /** What is shown beside the fields right now, for a summary. */
    shown: (Object.keys(values) as (keyof Values & string)[]).flatMap((key) => {
      const message = errorOf(key)
      return message === undefined ? [] : [{ key, message }]
    }),
  }
}
