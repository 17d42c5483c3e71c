import { type KeyboardEvent, useEffect, useRef } from 'react'

type Props = {
  label: string
  checked: boolean
  /** Some entries are selected. */
  mixed?: boolean
  /** `through`: with the Shift key, which selects all entries between. */
  onToggle: (through: boolean) => void
  onClear: () => void
}

/** Selects an entry: Space and Shift+Space, arrows to the checkbox above and below, Escape to clear. */
export function SelectBox({ label, checked, mixed = false, onToggle, onClear }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const isThrough = useRef(false)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const withKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') onClear()
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    neighbour(event.currentTarget, by)?.focus()
  }
  return (
    <label className="relative z-10 -m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        data-select=""
        className="size-5 accent-blueprint"
        checked={checked}
        // Mouse and Space both click, and only a click event has the Shift key.
        onClick={(event) => {
          isThrough.current = event.shiftKey
        }}
        onChange={() => onToggle(isThrough.current)}
        onKeyDown={withKey}
      />
    </label>
  )
}

function neighbour(box: HTMLInputElement, by: number) {
  const boxes = [...(box.closest('table')?.querySelectorAll<HTMLInputElement>('[data-select]') ?? [])]
  return boxes[boxes.indexOf(box) + by]
}
