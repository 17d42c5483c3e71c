import { useLocation } from 'react-router'

/** The list the user came from, with its filter and page; the whole list if they came from elsewhere. */
export function useListBefore(path: string) {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith('?') ? path + from : path
}
