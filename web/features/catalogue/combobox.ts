import type { Suggestion } from '#contract/catalogue.ts'
import { call } from '#web/platform/call.ts'
import { rentalPaths } from '#web/platform/paths.ts'
import { createLastingStore } from '#web/platform/store.ts'
import { translateNames } from '#web/platform/translate-names.ts'
import { latestAnswer } from './latest-answer.ts'

/** A suggestion, or a question that many people ask. */
export type Row = Omit<Suggestion, 'kind'> & { kind: Suggestion['kind'] | 'question' }

/** The list under the field: its query ('' shows the questions), and the highlighted row (-1 is none). */
type Shown = { suggestions: readonly Row[]; text: string; at: number }

type Setting = {
  field: HTMLInputElement
  listId: string
  /** The city of the page, or the one chosen in the field's own form. */
  city: string | undefined
  go: (url: string) => void
  /** For an empty field. */
  questions: readonly string[]
}

const LETTERS_MIN = 2
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const ATTRIBUTES = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', autocomplete: 'off' }

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** Makes a plain search field a combobox (ARIA Authoring Practices: list autocomplete, manual selection). */
export function combobox(setting: Setting) {
  const { field } = setting
  const shown = createLastingStore<Shown | undefined>(undefined)
  const show = (next: Shown | undefined) => {
    shown.set(next)
    tell(setting, next)
  }
  const ask = async (q: string, signal: AbortSignal) => {
    const query = { q, ...placeOf(setting) }
    return translateNames((await call('listSuggestions', { query, signal })).suggestions)
  }
  const latest = latestAnswer(ask, (suggestions, text) => show(suggestions && { suggestions, text, at: -1 }))
  const isEnough = () => field.value.trim().length >= LETTERS_MIN

  const close = () => {
    latest.stop()
    show(undefined)
  }
  const open = () => {
    latest.stop()
    show({ suggestions: questionsOf(setting), text: '', at: -1 })
  }
  const onInput = () => {
    if (!isEnough()) return field.value === '' ? open() : close()
    // The questions give way at once.
    if (shown.get()?.text === '') show(undefined)
    latest.type(field.value)
  }
  const onFocus = () => field.value === '' && open()
  const follow = ({ url }: Row) => {
    close()
    // The words became a place; its address holds the rest of them.
    field.value = new URL(url, location.origin).searchParams.get('filter') ?? ''
    setting.go(url)
  }
  const move = (step: number) => {
    const now = shown.get()
    if (now && now.suggestions.length > 0) show({ ...now, at: moved(now, step) })
    else if (isEnough()) void latest.now(field.value)
    else if (field.value === '') open()
  }
  /** Whether the list handled the key. */
  const press = (key: string) => {
    const { suggestions = [], at = -1 } = shown.get() ?? {}
    const [step, chosen] = [STEPS[key], suggestions[at]]
    if (step !== undefined) move(step)
    else if (key === 'Enter' && chosen) follow(chosen)
    else if (key === 'Enter' || key === 'Escape') close()
    return (
      step !== undefined || (key === 'Enter' && chosen !== undefined) || (key === 'Escape' && suggestions.length > 0)
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition the keys belong to the input method's own list.
    if (!event.isComposing && press(event.key)) event.preventDefault()
  }

  /** Listens until the returned function is called. */
  const attach = () => {
    const listening = new AbortController()
    const until = { signal: listening.signal }
    field.addEventListener('input', onInput, until)
    field.addEventListener('keydown', onKeyDown, until)
    field.addEventListener('focus', onFocus, until)
    field.addEventListener('click', onFocus, until)
    field.addEventListener('blur', close, until)
    const attributes = { ...ATTRIBUTES, 'aria-controls': setting.listId }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    // The user typed while this was loading.
    if (field.value !== field.defaultValue) onInput()
    else if (field === document.activeElement) onFocus()
    return () => {
      listening.abort()
      latest.stop()
    }
  }
  return { shown, follow, attach }
}

function questionsOf(setting: Setting): Row[] {
  const { location } = placeOf(setting)
  const list = rentalPaths(location).equipments()
  return setting.questions.map((label) => ({
    kind: 'question',
    label,
    url: `${list}?${new URLSearchParams({ filter: label })}`,
  }))
}

function placeOf({ field, city }: Setting): { location?: string } {
  const chosen = city ?? (field.form && new FormData(field.form).get('city'))
  return typeof chosen === 'string' && chosen !== '' ? { location: chosen } : {}
}

/** The next row; the field itself comes before the first and after the last. */
function moved({ at, suggestions }: Shown, step: number) {
  const places = suggestions.length + 1
  return ((at + 1 + step + places) % places) - 1
}

/** Announces the highlighted row to assistive technology; the field keeps the focus. */
function tell({ field, listId }: Setting, shown: Shown | undefined) {
  field.setAttribute('aria-expanded', String((shown?.suggestions.length ?? 0) > 0))
  if (shown && shown.at >= 0) field.setAttribute('aria-activedescendant', optionId(listId, shown.at))
  else field.removeAttribute('aria-activedescendant')
}
