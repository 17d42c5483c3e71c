import { useEffect, useRef } from 'react'
import type { SearchResult } from '#contract/desk-search.ts'
import { useSearchTexts } from './texts.ts'

/** As wide as the field; on phones as wide as the screen, or names would not fit. */
const PANEL =
  'absolute inset-x-0 top-full z-30 mt-1 rounded border border-ink bg-card shadow-lg max-sm:fixed max-sm:inset-x-2 max-sm:top-14'

type Props = { id: string; results: readonly SearchResult[]; at: number; onOpen: (result: SearchResult) => void }

/** The results under the search field; the field keeps the focus. */
export function ResultList({ id, results, at, onOpen }: Props) {
  const text = useSearchTexts()
  if (results.length === 0) return <p className={`${PANEL} px-3 py-2 text-ink-2`}>{text.none}</p>
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select's list cannot belong to another field
      role="listbox"
      tabIndex={-1}
      id={id}
      aria-label={text.label}
      onMouseDown={(event) => event.preventDefault()}
      className={`${PANEL} max-h-[70dvh] overflow-y-auto py-1`}
    >
      {results.map((result, index) => (
        <Result
          key={result.kind + result.id}
          id={`${id}-${index}`}
          result={result}
          selected={index === at}
          onOpen={() => onOpen(result)}
        />
      ))}
    </div>
  )
}

type ResultProps = { id: string; result: SearchResult; selected: boolean; onOpen: () => void }

function Result({ id, result, selected, onOpen }: ResultProps) {
  const text = useSearchTexts()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
    <div
      ref={row}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds no second line
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={selected}
      onClick={onOpen}
      className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-wash ${selected ? 'bg-wash outline-2 -outline-offset-2 outline-blueprint forced-colors:outline-[Highlight]' : ''}`}
    >
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">{result.title}</span>
        <span className="block truncate text-sm text-ink-3">{result.detail}</span>
      </span>
      <span className="shrink-0 text-xs text-ink-3">{text.kinds[result.kind]}</span>
    </div>
  )
}
