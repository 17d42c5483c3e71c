import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useTelling } from '#web/platform/use-telling.ts'
import { keepCompany, loadCompany, type VersionedCompany } from './company.queries.ts'

type Change = InputOf<Api['saveCompanyProfile']>['body']
type What = { action: 'updateCompany' | 'updateAddress'; message: string; failed: (error: unknown) => void }
/** `stale`: somebody else saved since; `merged`: theirs was taken in. */
type Staleness = 'fresh' | 'stale' | 'merged'

/** The company as it was read, to be changed in parts; every save says which version it changes (B-36). */
export function useCompanyDraft(read: VersionedCompany) {
  const [stored, setStored] = useState(read)
  const [staleness, setStaleness] = useState<Staleness>('fresh')
  const { tellDone, tellFailed } = useTelling()
  const take = (versioned: VersionedCompany, next: Staleness) => {
    setStored(versioned)
    setStaleness(next)
  }
  const save = useSubmit(
    async (body: Change, { action, message, failed }: What) => {
      try {
        const saved = await callVersioned('saveCompanyProfile', { headers: matching(stored.version), body })
        keepCompany(saved)
        take(saved, 'fresh')
        tellDone(action, { message })
      } catch (error) {
        failed(error)
        if (error instanceof ApiProblem && error.is('precondition-failed')) setStaleness('stale')
        tellFailed(action, error)
      }
    },
    (error) => tellFailed('request', error),
  )
  const reload = useSubmit(
    async () => take(await loadCompany(), 'merged'),
    (error) => tellFailed('request', error),
  )
  return { company: stored.answer.Company, save: save.submit, pending: save.pending, staleness, reload: reload.submit }
}

const matching = (version: string | undefined) => (version === undefined ? {} : { 'if-match': version })

export type CompanyDraft = ReturnType<typeof useCompanyDraft>
