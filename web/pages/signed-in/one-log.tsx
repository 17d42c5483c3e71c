import type { ComponentProps, ReactNode } from 'react'
import { LogStanding } from '#web/features/logsheets/log-badge.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import type { VersionedLog } from '#web/features/logsheets/versioned-log.ts'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { staleData } from '#web/platform/stale-data.ts'

type Props = {
  query: ComponentProps<typeof EntryState>['query'] & { data: VersionedLog | undefined }
  /** The address of the list that leads here. */
  list: string
  /** Said where the log is not there; the desk looks elsewhere for it than customers do. */
  missingText?: string
  /** The log once it is there; its state begins anew with each version. */
  children: (loaded: VersionedLog) => ReactNode
}

/** The heading and the states of one logsheet. */
export function OneLog({ query, list, missingText, children }: Props) {
  const text = useLogTexts()
  const loaded = staleData(query.data, query.error)
  const log = loaded?.thing
  return (
    <>
      {log !== undefined && <title>{log.logNumber}</title>}
      <PageHead
        title={log?.machineName ?? text.one}
        back={{ to: list, label: text.backToList }}
        mark={log !== undefined && <LogStanding log={log} />}
      />
      <EntryState query={query} text={{ ...text, missingText: missingText ?? text.missingText }} />
      {loaded !== undefined && children(loaded)}
    </>
  )
}
