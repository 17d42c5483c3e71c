import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/**
 * The parameters of the address, and `go` to others, here or on another page. `latest` are those asked for last:
 * React shows them a moment later, and a quick second choice must keep the first.
 */
export function useAddressParams() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const shown = String(params)
  const asked = useRef([shown])
  useEffect(() => {
    const place = asked.current.indexOf(shown)
    asked.current = place === -1 ? [shown] : asked.current.slice(place)
  }, [shown])
  const latest = useCallback(() => new URLSearchParams(asked.current.at(-1)), [])
  const go = useCallback(
    (next: URLSearchParams, { replace, pathname }: { replace: boolean; pathname?: string }) => {
      asked.current.push(String(next))
      void navigate({ ...(pathname && { pathname }), search: String(next) }, { replace, preventScrollReset: true })
    },
    [navigate],
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
