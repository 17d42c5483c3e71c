import type { Rows } from './use-rows.ts'

type Texts = Record<string, string | boolean>
type Error = { name: string; message: string }

type Form<Values extends Texts> = {
  values: Values
  change: <Key extends keyof Values>(key: Key, value: Values[Key]) => void
  attempt: (send: () => void) => void
  attempts: number
  refuse: (messages: { [Key in keyof Values]?: string }) => void
  summary: readonly Error[]
}

/** Fields and rows as one form: checked, sent and refused together. */
export function withRows<Values extends Texts, Name extends string, RowValues extends Texts>(
  form: Form<Values>,
  rows: Rows<RowValues>,
  name: Name,
) {
  type All = Values & Record<Name, RowValues[]>
  const named = Object.fromEntries([[name, rows.values]]) as Record<Name, RowValues[]>
  return {
    values: { ...form.values, ...named },
    change<Key extends keyof All>(key: Key, value: All[Key]) {
      if (key === name) rows.reset(value)
      else form.change(key, value)
    },
    attempt(send: () => void) {
      const isRight = rows.attempt()
      form.attempt(() => isRight && send())
    },
    attempts: form.attempts,
    refuse(messages: Record<string, string>) {
      form.refuse(messages)
      rows.refuse(messages)
    },
    summary: [...form.summary, ...rows.summary],
  }
}
