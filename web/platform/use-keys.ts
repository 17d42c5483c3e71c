import { useEffect, useRef } from 'react'

type Keys = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const isSingle = (press: KeyboardEvent) =>
  !(press.defaultPrevented || press.isComposing || press.ctrlKey || press.metaKey || press.altKey) &&
  !isTyping(press.target)

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => (ctrlKey || metaKey) && !altKey

function usePresses(keys: Keys, applies: (press: KeyboardEvent) => boolean) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!applies(event) || document.querySelector('dialog[open]') !== null) return
      const act = latest.current[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [applies])
}

/**
 * Single keys of a screen, by their lower-case name. They never fire while somebody types, holds a modifier or has a
 * dialog open.
 */
export const useKeys = (keys: Keys) => usePresses(keys, isSingle)

/** Keys with Ctrl, or Command on a Mac, by their lower-case name; they also work while somebody types. */
export const useCommandKeys = (keys: Keys) => usePresses(keys, isCommand)
