import { type FormEvent, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

const PAUSE_MS = 300

type Props = { label: string; value: string; onSearch: (typed: string) => void; className: string }

/** Searches after a short pause in typing, and at once on Enter; follows `value` when that changes (Back). */
export function SearchField({ label, value, onSearch, className }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    // Typing takes precedence; the address follows it.
    if (pause.current === undefined && field.current && field.current.value.trim() !== value)
      field.current.value = value
  }, [value])

  const search = () => {
    clearTimeout(pause.current)
    pause.current = undefined
    latest.current(field.current?.value ?? '')
  }
  const wait = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(search, PAUSE_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <search className={className}>
      <form onSubmit={submit}>
        <label className="block">
          <span className="mb-1 block text-sm text-ink-2">{label}</span>
          <span className="relative block">
            <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-ink-3" />
            <input
              ref={field}
              type="search"
              name="q"
              maxLength={100}
              defaultValue={value}
              onInput={wait}
              autoComplete="off"
              className="field pl-10"
            />
          </span>
        </label>
      </form>
    </search>
  )
}
