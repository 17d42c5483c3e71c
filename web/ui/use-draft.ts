import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 500

type Options = { value: number; min: number; max: number; onCommit: (value: number) => void }

/**
 * A whole number during typing: committed after a pause of half a second or on blur, and never while out of range. A
 * new value from outside replaces the text if nothing is being typed.
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
