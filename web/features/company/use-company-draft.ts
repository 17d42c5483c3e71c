import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { cacheCompany, loadCompany, type VersionedCompany } from './company.queries.ts'

type Change = InputOf<Api['saveCompanyProfile']>['body']
type What = { action: 'updateCompany' | 'updateAddress'; message: string; failed: (error: unknown) => void }
/** Which part could not be saved because somebody else had saved; `merged`: theirs was taken in. */
type Conflict = { action: What['action']; is: 'open' | 'merged' }

/** The company as it was read, to be changed in parts; every save says which version it changes (B-36). */
export function useCompanyDraft(read: VersionedCompany) {
  const [stored, setStored] = useState(read)
  const [conflict, setConflict] = useState<Conflict>()
  const { notifyDone, notifyFailed } = useOutcome()
  const save = useSubmit(
    async (body: Change, { action, message, failed }: What) => {
      try {
        const saved = await callVersioned('saveCompanyProfile', { headers: matching(stored.version), body })
        cacheCompany(saved)
        setStored(saved)
        setConflict(undefined)
        notifyDone(action, { message })
      } catch (error) {
        failed(error)
        if (error instanceof ApiProblem && error.is('precondition-failed')) setConflict({ action, is: 'open' })
        notifyFailed(action, error)
      }
    },
    (error) => notifyFailed('request', error),
  )
  const reload = useSubmit(
    async () => {
      setStored(await loadCompany())
      setConflict((before) => before && { ...before, is: 'merged' })
    },
    (error) => notifyFailed('request', error),
  )
  const conflictOf = (action: What['action']) => (conflict?.action === action ? conflict.is : undefined)
  return { company: stored.answer.Company, save: save.submit, pending: save.pending, conflictOf, reload: reload.submit }
}

const matching = (version: string | undefined) => (version === undefined ? {} : { 'if-match': version })

export type CompanyDraft = ReturnType<typeof useCompanyDraft>
