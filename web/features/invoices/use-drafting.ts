import { useState } from 'react'
import { call } from '#web/platform/call.ts'
import { fill, plural } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import type { Group } from './bill-together.ts'
import { reloadDeskInvoices } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'

/** Drafts an invoice for each group, one after the other, and says how far it is. */
export function useDrafting() {
  const text = useDeskInvoiceTexts()
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (groups: readonly Group[]) => {
      for (const [done, { sheets }] of groups.entries()) {
        setSaid(fill(text.drafting, { done, all: groups.length }))
        await call('draftInvoice', { body: { summarySheetIds: sheets.map(({ summarySheetId }) => summarySheetId) } })
      }
      setSaid(plural(groups.length, text.drafted))
      await reloadDeskInvoices()
    },
    (error) => {
      setSaid('')
      notifyFailed('request', error)
      void reloadDeskInvoices()
    },
  )
  return { draft: submit, pending, said }
}
