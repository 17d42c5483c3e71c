import { useState } from 'react'
import { ApiProblem } from './api-problem.ts'
import { useOutcome } from './use-outcome.ts'
import { useSubmit } from './use-submit.ts'

/** A resource with its version (ETag). */
export type VersionOf<Thing> = { thing: Thing; version: string | undefined }

/** Somebody else saved first; `theirs` is their version, once loaded. Afterwards: whose values were chosen. */
type Conflict<Thing> = { is: 'open'; theirs?: VersionOf<Thing> } | { is: 'mine' | 'theirs' }

/** Edits a resource as it was read: each save sends the version it changes, so none is overwritten unseen (B-36). */
export function useVersioned<Thing>(read: VersionOf<Thing>, load: () => Promise<VersionOf<Thing>>) {
  const { notifyFailed } = useOutcome()
  // Fixed when the form opens: the values were made from this version, not from a later one.
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
    /** Accepts any refusal; only an outdated version opens the conflict. */
    refused(error: unknown) {
      if (!(error instanceof ApiProblem && error.is('precondition-failed'))) return
      setConflict({ is: 'open' })
      // The panel offers a retry.
      open().catch(() => {})
    },
    look: () => look.submit(),
    /** Makes their version the base for comparing and saving. */
    settle(whose: 'mine' | 'theirs') {
      if (conflict?.is !== 'open' || conflict.theirs === undefined) return
      setStored(conflict.theirs)
      setConflict({ is: whose })
    },
  }
}

export type Versioning<Thing> = ReturnType<typeof useVersioned<Thing>>
