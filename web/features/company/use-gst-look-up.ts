import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '#web/platform/call.ts'
import { useSubmit } from '#web/platform/use-submit.ts'

export type GstDetails = OutputOf<Api['getCompanyGstDetails']>
type Result = { found?: GstDetails; error?: unknown }

/** Looks up a GSTIN; failures show in place, without a dialog. */
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
    /** Typing another number discards the previous result. */
    change(typed: string) {
      setGstin(typed)
      setResult({})
    },
    again: () => submit(gstin),
  }
}

export type GstLookUp = ReturnType<typeof useGstLookUp>
