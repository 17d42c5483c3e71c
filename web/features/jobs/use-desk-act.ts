import { useState } from 'react'
import type { Job } from '#contract/jobs.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { deskJobChanged, reloadDeskJobs } from './desk-jobs.queries.ts'

/** Runs one act on a job at a time; announces its result quietly, and a refusal in a dialog. */
export function useDeskAct() {
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const { submit, pending } = useSubmit(
    async (words: string, send: () => Promise<{ job: Job }>) => {
      deskJobChanged((await send()).job)
      setSaid(words)
    },
    (error) => {
      notifyFailed('request', error)
      void reloadDeskJobs()
    },
  )
  return { run: submit, pending, said }
}
export type DeskAct = ReturnType<typeof useDeskAct>
