import { useState } from 'react'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { reloadDeskInvoices } from './desk-invoices.queries.ts'

/** Runs one act on an invoice at a time; announces its result quietly, and a refusal in a dialog. */
export function useDeskInvoiceAct() {
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (words: string, act: () => Promise<void>) => {
      await act()
      setSaid(words)
    },
    (error) => {
      notifyFailed('request', error)
      void reloadDeskInvoices()
    },
  )
  return { run: submit, pending, said }
}
export type DeskInvoiceAct = ReturnType<typeof useDeskInvoiceAct>
