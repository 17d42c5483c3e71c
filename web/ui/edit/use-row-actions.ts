import { useEffect, useRef, useState } from 'react'
import type { Rows } from './use-rows.ts'

type Options<Values extends Record<string, string | boolean>> = {
  rows: Rows<Values>
  text: { removed: (at: number) => string; moved: (from: number, to: number) => string }
  min: number
  max: number
}

const CONTROL = 'input, select, textarea'

/** Adds, removes and moves rows within the limits; the focus follows, and `said` is announced. */
export function useRowActions<Values extends Record<string, string | boolean>>(options: Options<Values>) {
  const { rows, text, min, max } = options
  const place = useRef<HTMLDivElement>(null)
  const focusNext = useRef<() => HTMLElement | null | undefined>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => {
    focusNext.current?.()?.focus()
    focusNext.current = undefined
  })
  const count = rows.rows.length
  const controlOf = (at: number) => place.current?.querySelectorAll('fieldset')[at]?.querySelector<HTMLElement>(CONTROL)
  const add = () => {
    if (count >= max) return
    focusNext.current = () => controlOf(count)
    rows.add()
  }
  const remove = (at: number) => {
    if (count <= min) return
    // The row that took its place, or the previous one, or the button that adds one.
    focusNext.current = () =>
      controlOf(Math.min(at, count - 2)) ?? place.current?.querySelector<HTMLElement>('[data-add]')
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
  return { place, said, add, remove, move }
}
