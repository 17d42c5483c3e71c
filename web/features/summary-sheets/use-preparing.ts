import { useState } from 'react'
import type { DueSheet } from '#contract/summary-sheets.ts'
import { call } from '#web/platform/call.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { reloadDeskSheets } from './desk-sheets.queries.ts'
import { useDeskSummaryTexts } from './desk-texts.ts'

/** Prepares the sheets of billing cycles one after the other, and says how far it is. */
export function usePreparing() {
  const text = useDeskSummaryTexts()
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (due: readonly DueSheet[]) => {
      for (const [done, { jobId }] of due.entries()) {
        setSaid(fill(text.preparing, { done, all: due.length }))
        await call('prepareSummarySheet', { body: { jobId } })
      }
      setSaid(plural(due.length, text.preparedAll))
      await reloadDeskSheets()
    },
    (error) => {
      setSaid('')
      notifyFailed('request', error)
      void reloadDeskSheets()
    },
  )
  return { prepare: submit, pending, said }
}
