import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/call.ts'
import { useSubmit } from '#web/platform/use-submit.ts'

export type GstDetails = OutputOf<Api['getCompanyGstDetails']>
type Result = { found?: GstDetails; error?: unknown }

/** Asks who holds a GSTIN; what went wrong is shown in its place, without a dialog. */
export function useGstLookUp() {
  const [gstin, setGstin] = useState('')
  const [{ found, error }, setResult] = useState<Result>({})
  const { submit, pending } = useSubmit(
    async (asked: string) => {
      setResult({})
      setResult({ found: await call('getCompanyGstDetails', { query: { gstnId: asked } }) })
    },
    (failure) => setResult({ error: failure }),
  )
  return {
    gstin,
    found,
    error,
    pending,
    /** Another number is being typed: what was found belongs to the one before. */
    change(typed: string) {
      setGstin(typed)
      setResult({})
    },
    again: () => submit(gstin),
  }
}

export type GstLookUp = ReturnType<typeof useGstLookUp>
