import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 500

type Options = { value: number; min: number; max: number; onCommit: (value: number) => void }

/**
 * A whole number as it is being typed: committed after half a second's pause or when the field is left, and never
 * while it is out of range. Another value from outside replaces a draft that is none.
 */
export function useDraft({ value, min, max, onCommit }: Options) {
  const [draft, setDraft] = useState<string>()
  const number = draft === undefined ? value : Number(draft)
  const valid = draft !== '' && Number.isInteger(number) && number >= min && number <= max

  const commit = () => {
    if (draft === undefined || !valid) return
    setDraft(undefined)
    if (number !== value) onCommit(number)
  }
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  useEffect(() => {
    if (draft === undefined) return
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  return {
    shown: draft ?? String(value),
    number,
    valid,
    type: (typed: string) => setDraft(typed.replace(/\D/g, '').slice(0, String(max).length)),
    step: (by: number) => setDraft(String(Math.min(max, Math.max(min, (valid ? number : value) + by)))),
    commit,
  }
}
