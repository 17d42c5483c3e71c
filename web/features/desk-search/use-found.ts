import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#web/platform/call.ts'
import { queryClient } from '#web/platform/query-client.ts'

const PAUSE_MS = 200
const LETTERS_MIN = 2

/** The text after a pause in typing. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/** Returns the desk's search results for the typed text; asks for nothing below two letters. */
export function useFound(typed: string) {
  const q = useSettled(typed.trim())
  const enabled = q.length >= LETTERS_MIN
  const { data, isError } = useQuery(
    {
      queryKey: ['desk-search', q],
      queryFn: async ({ signal }) => (await call('searchDesk', { query: { q }, signal })).results,
      enabled,
    },
    queryClient,
  )
  return { results: enabled ? data : undefined, isError }
}
