import { useState } from 'react'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { deskSheetChanged, reloadDeskSheets } from './desk-sheets.queries.ts'

type Answered = Parameters<typeof deskSheetChanged>[0]

/** Runs one act on a sheet at a time; announces its result quietly, and a refusal in a dialog. */
export function useDeskSheetAct() {
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (words: string, send: () => Promise<Answered>) => {
      deskSheetChanged(await send())
      setSaid(words)
    },
    (error) => {
      notifyFailed('request', error)
      void reloadDeskSheets()
    },
  )
  return { run: submit, pending, said }
}
export type DeskSheetAct = ReturnType<typeof useDeskSheetAct>
