import { useMemo, useState } from 'react'
import { objectionText } from '#web/platform/field-check.ts'
import { fill } from '#web/platform/text.ts'
import { judged, type QuoteDraft, textAt, withValue } from './desk-draft.ts'
import { type DeskQuoteTexts, useDeskQuoteTexts } from './desk-texts.ts'

type Messages = Readonly<Record<string, string>>

const nameOf = (path: string) => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

/** The label of a field by its path. */
export const labelOf = (path: string, { fields }: Pick<DeskQuoteTexts, 'fields'>) =>
  fields[nameOf(path) as keyof typeof fields] ?? nameOf(path)

/** Returns the place of a field: `Line 2: Machine a month`. */
function placeOf(path: string, text: DeskQuoteTexts) {
  const [list, at] = path.split('.')
  const label = labelOf(path, text)
  return list === 'lines' ? `${fill(text.line, { n: Number(at) + 1 })}: ${label}` : label
}

function objection(path: string, { rule, typed }: { rule: string; typed: string }, text: DeskQuoteTexts) {
  if (rule === 'duplicate') return text.twice
  const known = rule in text.rules ? rule : 'invalid'
  const code = typed === '' ? 'required' : known
  return objectionText({ field: path, code, message: rule }, labelOf(path, text), text.rules)
}

/** The server also writes `lines[2].quantity`. */
const withDots = (messages: Messages) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field.replace(/\[(\d+)\]/g, '.$1'), message]))

/** The form of a quote: a tree of values, each field named by its path and checked by the rules of the request. */
export function useDeskForm(initial: QuoteDraft) {
  const text = useDeskQuoteTexts()
  const [draft, setDraft] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Messages>({})
  const [attempts, setAttempts] = useState(0)
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { content, wrong = {} } = useMemo(() => judged(draft), [draft])
  const errorOf = (path: string) => {
    const rule = touched.has(path) || attempts > 0 ? wrong[path] : undefined
    return refused[path] ?? (rule && objection(path, { rule, typed: textAt(draft, path) }, text))
  }
  const set = (path: string, value: unknown) => {
    setDraft((before) => withValue(before, path, value))
    setRefused(({ [path]: _gone, ...others }) => others)
  }
  return {
    draft,
    /** Undefined while a field is wrong. */
    content,
    values: draft,
    /** Names of machines added here, by product. */
    names,
    learn: (productId: string, name: string) => setNames((before) => new Map(before).set(productId, name)),
    change: (key: keyof QuoteDraft, value: unknown) => set(key, value),
    set,
    /** Changes lists: their fields are checked anew once they are left. */
    edit(by: (draft: QuoteDraft) => QuoteDraft) {
      setDraft(by)
      setTouched(new Set())
      setRefused({})
    },
    bind: (path: string) => ({
      name: path,
      value: textAt(draft, path),
      onChange: (value: string) => set(path, value),
      onBlur: () => setTouched((before) => new Set(before).add(path)),
      error: errorOf(path),
    }),
    attempts,
    attempt(send: () => void) {
      setAttempts(attempts + 1)
      if (content !== undefined) send()
    },
    refuse(messages: Messages) {
      setRefused(withDots(messages))
      setAttempts((before) => before + 1)
    },
    summary: [...new Set([...Object.keys(wrong), ...Object.keys(refused)])].flatMap((name) => {
      const message = attempts > 0 ? errorOf(name) : undefined
      return message === undefined ? [] : [{ name, message: `${placeOf(name, text)}: ${message}` }]
    }),
  }
}

export type DeskForm = ReturnType<typeof useDeskForm>
