import { useRef } from 'react'
import { drawKey } from './draw-key.ts'

export type RequestKey = { readonly 'idempotency-key': string }

/** One idempotency key per request, told apart by its words, until it is answered: a retry is not done twice. */
export function useRequestKey() {
  const last = useRef<{ about: string; key: string }>(undefined)
  return {
    of(about: string): RequestKey {
      if (last.current?.about !== about) last.current = { about, key: drawKey() }
      return { 'idempotency-key': last.current.key }
    },
    drop: () => {
      last.current = undefined
    },
  }
}
