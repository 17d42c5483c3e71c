import { useEffect, useId, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestion } from '#contract/catalogue.ts'
import { conditionText } from '#contract/condition-text.ts'
import { figuresOf } from '#contract/key-figures.ts'
import { formatRupees } from '#contract/money.ts'
import { figureTexts } from '#contract/texts/catalogue.figures.en.ts'
import { suggestionTexts } from '#contract/texts/catalogue.suggestions.en.ts'
import { needTexts } from '#contract/texts/needs.en.ts'
import { useStore } from '#web/platform/store.ts'
import { fill, plural, texts } from '#web/platform/text.ts'
import { LineIcon } from '#web/ui/icon.tsx'
import { combobox, optionId, type Row } from './combobox.ts'
import { emphasis } from './emphasis.ts'

const useSuggestionText = texts({ en: suggestionTexts })
const useFigureText = texts({ en: figureTexts })

const useNeedTexts = texts({ en: needTexts })

const shapes: Readonly<Record<Row['kind'], string>> = {
  task: 'M5 12l4 4L19 6',
  question: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20',
  product: 'M3 16V8h9v8M12 11h4l4 3v2M3 16h17M7 20a2 2 0 1 0 0-4a2 2 0 0 0 0 4zM16.5 20a2 2 0 1 0 0-4a2 2 0 0 0 0 4z',
  category: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  subCategory: 'M6 4v8a4 4 0 0 0 4 4h8M14 12l4 4-4 4',
  make: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
}

type Props = { field: HTMLInputElement; city: string | undefined }

/** The list under a search field (a combobox of the ARIA Authoring Practices, list autocomplete, manual selection). */
export function SuggestionList({ field, city }: Props) {
  const text = useSuggestionText()
  const listId = useId()
  const navigate = useNavigate()
  const box = useMemo(
    () => combobox({ field, listId, city, go: (url) => void navigate(url), questions: text.questions }),
    [field, listId, city, navigate, text],
  )
  useEffect(() => box.attach(), [box])
  const shown = useStore(box.shown)
  return (
    <>
      <output className="sr-only">
        {shown && (shown.suggestions.length === 0 ? text.none : plural(shown.suggestions.length, text.found))}
      </output>
      {shown && shown.suggestions.length > 0 && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select's list cannot belong to another field
          role="listbox"
          tabIndex={-1}
          id={listId}
          aria-label={shown.text === '' ? text.popular : text.suggestions}
          // The field keeps the focus, even while a finger rests on the list.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto overscroll-contain rounded border border-ink bg-card py-1 shadow-lg"
        >
          {shown.text === '' && (
            <p className="px-3 py-1 text-sm text-ink-3" aria-hidden="true">
              {text.popular}
            </p>
          )}
          {shown.suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.url}
              id={optionId(listId, index)}
              suggestion={suggestion}
              typed={shown.text}
              selected={index === shown.at}
              follow={() => box.follow(suggestion)}
            />
          ))}
        </div>
      )}
    </>
  )
}

type OptionProps = { id: string; suggestion: Row; typed: string; selected: boolean; follow: () => void }

const SELECTED = 'bg-wash outline-2 -outline-offset-2 outline-blueprint forced-colors:outline-[Highlight]'

function Option({ id, suggestion, typed, selected, follow }: OptionProps) {
  const { kind, machine } = suggestion
  const label = useLabel(suggestion)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and handles the keys
    <div
      ref={row}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option holds no icon
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={selected}
      onClick={follow}
      className={`flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-wash ${selected ? SELECTED : ''}`}
    >
      <span className="grid h-10 w-12 shrink-0 place-items-center overflow-hidden">
        {machine ? (
          <img src={machine.drawing.url} alt="" className="h-10 w-12 object-contain" />
        ) : (
          <LineIcon shape={shapes[kind]} className="size-5 text-ink-3" />
        )}
      </span>
      <span className="min-w-0 grow">
        {emphasis(label, typed).map(({ text, matched }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- parts of one label, in their order
          matched ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
        )}
        {machine && <Facts {...machine} />}
      </span>
      {kind !== 'question' && <Kind kind={kind} />}
    </div>
  )
}

/** A task is said in the page's language; everything else is a name. */
function useLabel({ label, task }: Row) {
  const [text, needs] = [useSuggestionText(), useNeedTexts()]
  if (!task) return label
  const asked = task.conditions.map((condition) => conditionText(needs, condition)).join(', ')
  return fill(plural(task.machines, text.task), { needs: asked })
}

/** The most important figure, and the rate. */
function Facts({ figure, perMonthPaise }: NonNullable<Suggestion['machine']>) {
  const text = useSuggestionText()
  const figureText = useFigureText()
  const known = figure && {
    specs: { [figure.key]: figure.value },
    typical: figure.typical ? [figure.key] : [],
  }
  const [said] = known ? figuresOf(known, 1, figureText) : []
  const rate = fill(text.rate, { rate: formatRupees(perMonthPaise) })
  return (
    <span className="block text-sm text-ink-2">
      <span className="sr-only">, </span>
      {[...(said ? [`${said.value} ${said.unit} ${said.label}`] : []), rate].join(' · ')}
    </span>
  )
}

/** A machine and a task explain themselves; phones have no room for their kind. */
const isEvident = (kind: Row['kind']) => kind === 'product' || kind === 'task'

function Kind({ kind }: { kind: Suggestion['kind'] }) {
  const text = useSuggestionText()
  return (
    <span className={`shrink-0 text-xs text-ink-3 ${isEvident(kind) ? 'max-sm:sr-only' : ''}`}>
      <span className="sr-only">, </span>
      {text.kinds[kind]}
    </span>
  )
}
