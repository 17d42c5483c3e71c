import { useState } from 'react'
import { ApiProblem } from './api-problem.ts'
import { useOutcome } from './use-outcome.ts'
import { useSubmit } from './use-submit.ts'

/** Something and the version it has (ETag). */
export type VersionOf<Thing> = { thing: Thing; version: string | undefined }

/** Somebody else was faster; `theirs` is what they saved, once it has been read. Later: whose came into the fields. */
type Conflict<Thing> = { is: 'open'; theirs?: VersionOf<Thing> } | { is: 'mine' | 'theirs' }

/** What is edited as it was read; each save says which version it changes, and nobody's is written over unseen (B-36). */
export function useVersioned<Thing>(read: VersionOf<Thing>, load: () => Promise<VersionOf<Thing>>) {
  const { notifyFailed } = useOutcome()
  // Fixed when the form begins: a version read later is not the one these values were made from.
  const [stored, setStored] = useState(read)
  const [conflict, setConflict] = useState<Conflict<Thing>>()
  const open = async () => setConflict({ is: 'open', theirs: await load() })
  const look = useSubmit(open, (error) => notifyFailed('request', error))
  return {
    stored: stored.thing,
    headers: stored.version === undefined ? {} : { 'if-match': stored.version },
    conflict,
    saved(next: VersionOf<Thing>) {
      setStored(next)
      setConflict(undefined)
    },
    /** Takes any refusal; only one for the version opens the conflict. */
    refused(error: unknown) {
      if (!(error instanceof ApiProblem && error.is('precondition-failed'))) return
      setConflict({ is: 'open' })
      // The panel offers another try.
      open().catch(() => {})
    },
    look: () => look.submit(),
    /** What they saved becomes what these values are compared with and sent for. */
    settle(whose: 'mine' | 'theirs') {
      if (conflict?.is !== 'open' || conflict.theirs === undefined) return
      setStored(conflict.theirs)
      setConflict({ is: whose })
    },
  }
}

export type Versioning<Thing> = ReturnType<typeof useVersioned<Thing>>
