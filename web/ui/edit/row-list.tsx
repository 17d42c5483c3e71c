import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { Rows } from './use-rows.ts'

/** From `useRowText` in `web/platform/row-text.ts`; rows count from 0. */
type Text = { add: string } & Record<'nameOf' | 'up' | 'down' | 'remove' | 'removed', (at: number) => string> & {
    moved: (from: number, to: number) => string
  }

type Props<Values extends Record<string, string | boolean>> = {
  rows: Rows<Values>
  text: Text
  /** The least and greatest number of rows. */
  min?: number
  max?: number
  /** The fields of one row. */
  children: (row: Rows<Values>['rows'][number], at: number) => ReactNode
}

const CONTROL = 'input, select, textarea'

/** Rows of a form that can be added, removed and moved, by buttons or Alt with an arrow key; the focus follows. */
export function RowList<Values extends Record<string, string | boolean>>(props: Props<Values>) {
  const { rows, text, min = 0, max = 100, children } = props
  const place = useRef<HTMLDivElement>(null)
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    focusNext.current?.()?.focus()
    focusNext.current = undefined
  })
  const count = rows.rows.length
  const rowAt = (at: number) => place.current?.querySelectorAll('fieldset')[at]
  const add = () => {
    focusNext.current = () => rowAt(count)?.querySelector<HTMLElement>(CONTROL)
    rows.add()
  }
  const remove = (at: number) => {
    if (count <= min) return
    // The row that took its place, or the previous one, or the button that adds one.
    focusNext.current = () =>
      rowAt(Math.min(at, count - 2))?.querySelector<HTMLElement>(CONTROL) ??
      place.current?.querySelector<HTMLElement>('[data-add]')
    setSaid(text.removed(at))
    rows.remove(at)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    const { activeElement } = document
    focusNext.current = () => (activeElement instanceof HTMLElement ? activeElement : undefined)
    setSaid(text.moved(from, to))
    rows.move(from, to)
  }
  const withKey = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || !event.altKey) return
    event.preventDefault()
    move(at, at + by)
  }
  return (
    <div ref={place} className="grid gap-4">
      {rows.rows.map((row, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside the buttons
        <fieldset key={row.key} className="min-w-0 border-t border-line pt-3" onKeyDown={(event) => withKey(event, at)}>
          <legend className="sr-only">{text.nameOf(at)}</legend>
          <div className="mb-2 flex items-center justify-between gap-3">
            <p aria-hidden="true" className="heading text-lg">
              {text.nameOf(at)}
            </p>
            <div className="flex">
              <IconButton icon="down" turned label={text.up(at)} off={at === 0} onPress={() => move(at, at - 1)} />
              <IconButton icon="down" label={text.down(at)} off={at === count - 1} onPress={() => move(at, at + 1)} />
              <IconButton icon="close" label={text.remove(at)} off={count <= min} onPress={() => remove(at)} />
            </div>
          </div>
          {children(row, at)}
        </fieldset>
      ))}
      <div>
        <Button
          tone="quiet"
          data-add=""
          className="-ml-5"
          aria-disabled={count >= max}
          onClick={() => count < max && add()}
        >
          {text.add}
        </Button>
      </div>
      <output aria-live="polite" className="sr-only">
        {said}
      </output>
    </div>
  )
}

type IconButtonProps = { icon: IconName; turned?: boolean; label: string; off: boolean; onPress: () => void }

/** Stays focusable at the end of the list, so keyboard users keep the focus. */
const IconButton = ({ icon, turned = false, label, off, onPress }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off}
    onClick={onPress}
    className="grid size-11 place-items-center rounded text-ink-2 hover:bg-wash aria-disabled:text-ink-3 aria-disabled:opacity-50"
  >
    <Icon name={icon} className={turned ? 'size-5 rotate-180' : 'size-5'} />
  </button>
)
