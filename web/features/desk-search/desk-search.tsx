import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SearchResult } from '#contract/desk-search.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { plural } from '#web/platform/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ResultList } from './result-list.tsx'
import { useSearchTexts } from './texts.ts'
import { useFound } from './use-found.ts'
import { useSlashKey } from './use-slash-key.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The highlighted row, and the results it belongs to. */
type Moved = { at: number; among?: readonly SearchResult[] }

/** The page of a result. */
const addressOf = ({ kind, id }: SearchResult) =>
  ({
    ENQUIRY: deskAddresses.enquiry,
    QUOTE: deskAddresses.quote,
    COMPANY: deskAddresses.customer,
    PERSON: deskAddresses.person,
    PRODUCT: deskAddresses.product,
    POST: deskAddresses.post,
  })[kind](id)

/** Search over everything at the desk: a combobox (ARIA Authoring Practices), focused by `/`. */
export function DeskSearch() {
  const text = useSearchTexts()
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [moved, setMoved] = useState<Moved>({ at: 0 })
  const { results, isError } = useFound(typed)
  useSlashKey(field)
  const at = moved.among === results ? moved.at : 0
  const isAnswered = typed.trim() !== '' && results !== undefined
  const isOpen = isAnswered && results.length > 0
  const close = () => setTyped('')
  const open = (result: SearchResult) => {
    close()
    field.current?.blur()
    void navigate(addressOf(result))
  }
  /** Whether the list handled the key. */
  function press(key: string) {
    const [step, chosen] = [STEPS[key], results?.[at]]
    if (!isOpen) return false
    if (step !== undefined) setMoved({ at: (at + step + results.length) % Math.max(results.length, 1), among: results })
    else if (key === 'Enter' && chosen !== undefined) open(chosen)
    else if (key === 'Escape') close()
    else return false
    return true
  }
  return (
    <search className="relative w-full max-w-md">
      <Icon name="search" className="absolute top-3 left-3 size-5 text-ink-3" />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={text.label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(isOpen ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
        aria-keyshortcuts="/"
        title={text.key}
        placeholder={text.placeholder}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={close}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && press(event.key)) event.preventDefault()
        }}
        className="min-h-11 w-full rounded border border-line-strong bg-card pr-3 pl-10 text-ellipsis sm:pr-10"
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 right-3 rounded border border-line-strong px-1.5 text-sm text-ink-3 max-sm:hidden"
      >
        /
      </kbd>
      <output className="sr-only">
        {isAnswered && (results.length === 0 ? text.none : plural(results.length, text.found))}
      </output>
      {isError && <p className="absolute top-full mt-1 rounded bg-card px-3 py-2 text-danger">{text.failed}</p>}
      {isAnswered && <ResultList id={listId} results={results} at={at} onOpen={open} />}
    </search>
  )
}
