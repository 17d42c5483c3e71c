import { useState } from 'react'
import type { Api } from '#contract/api.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { callVersioned } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useVersioned } from '#web/platform/use-versioned.ts'
import { cacheCompany, loadCompany, type VersionedCompany } from './company.queries.ts'

type Change = InputOf<Api['saveCompanyProfile']>['body']
type Part = 'updateCompany' | 'updateAddress'

const versionOf = ({ answer, version }: VersionedCompany) => ({ thing: answer.Company, version })

/** A company being edited in parts; each save sends the version it changes (B-36). */
export function useCompanyDraft(read: VersionedCompany) {
  const versioning = useVersioned(versionOf(read), async () => versionOf(await loadCompany()))
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<Part>()
  const { notifyDone, notifyFailed } = useOutcome()
  return {
    company: versioning.stored,
    /** One part saves at a time, as the other would send the previous version. */
    pending,
    async save(part: Part, body: Change, message: string) {
      setPending(true)
      try {
        const saved = await callVersioned('saveCompanyProfile', { headers: versioning.headers, body })
        cacheCompany(saved)
        versioning.saved(versionOf(saved))
        notifyDone(part, { message })
      } finally {
        setPending(false)
      }
    },
    failed(part: Part, error: unknown) {
      setRefused(part)
      versioning.refused(error)
      notifyFailed(part, error)
    },
    /** A conflict appears in the part that met it. */
    versioningOf: (part: Part) => (part === refused ? versioning : { ...versioning, conflict: undefined }),
  }
}

export type CompanyDraft = ReturnType<typeof useCompanyDraft>
