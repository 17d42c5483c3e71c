import { useRef, useState } from 'react'

/** The ids of the selected entries on screen; entries that leave the screen are deselected. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const ids = shown.filter((id) => chosen.has(id))
  const select = (some: readonly string[], isSelected: boolean) => {
    const rest = ids.filter((id) => !some.includes(id))
    setChosen(new Set(isSelected ? [...rest, ...some] : rest))
  }
  return {
    ids,
    has: (id: string) => ids.includes(id),
    all: ids.length > 0 && ids.length === shown.length,
    /** With `through`, selects all entries between the previous one and this one. */
    toggle(id: string, through: boolean) {
      const from = through && last.current !== undefined ? shown.indexOf(last.current) : -1
      const to = shown.indexOf(id)
      select(from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), !chosen.has(id))
      last.current = id
    },
    toggleAll: () => select(shown, ids.length < shown.length),
    clear: () => setChosen(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
