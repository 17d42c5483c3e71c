import { useCallback, useContext, useEffect, useRef } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouter,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'

/** Asks whether another page is opening, or open already. The router knows at once, React some moments later. */
function useIsLeaving() {
  const router = useContext(DataRouter)?.router
  const here = useHref(useLocation().pathname)
  return useCallback(() => {
    if (!router) return false
    const { navigation, location } = router.state
    return (navigation.location ?? location).pathname !== here
  }, [router, here])
}

/**
 * The parameters of the address, and `go` to others, here or on another page. `latest` are those asked for last:
 * React shows them a moment later, and a quick second choice must keep the first. A search still waiting for a pause in
 * typing must not cancel the opening of another page.
 */
export function useAddressParams() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const shown = String(params)
  const isLeaving = useIsLeaving()
  const asked = useRef([shown])
  useEffect(() => {
    const place = asked.current.indexOf(shown)
    asked.current = place === -1 ? [shown] : asked.current.slice(place)
  }, [shown])
  const latest = useCallback(() => new URLSearchParams(asked.current.at(-1)), [])
  const go = useCallback(
    (next: URLSearchParams, { replace, pathname }: { replace: boolean; pathname?: string }) => {
      if (isLeaving()) return
      asked.current.push(String(next))
      void navigate({ ...(pathname && { pathname }), search: String(next) }, { replace, preventScrollReset: true })
    },
    [navigate, isLeaving],
  )
  return { params, latest, go }
}

/** The parameters of the address, and `change` for some of them; `undefined` removes one. Back leads to the page before. */
export function useChosenParams() {
  const { params, latest, go } = useAddressParams()
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) => {
      const next = latest()
      for (const [name, value] of Object.entries(changes))
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      go(next, { replace: true })
    },
    [latest, go],
  )
  return { params, change }
}
