import { useState } from 'react'
import type { LogsheetSummary } from '#contract/logsheets.ts'
import { pages } from '#contract/pages.ts'
import { linkedEntryTexts } from '#contract/texts/logsheets.linked-entry.en.ts'
import { uploadByLink } from '#web/features/files/upload-file.ts'
import { useLinkedJob } from '#web/features/logsheets/linked-entry.queries.ts'
import { EntryReceipt, LinkedEntry, useLinkedEntryTexts } from '#web/features/logsheets/linked-entry.tsx'
import type { Chosen } from '#web/features/logsheets/new-log.tsx'
import { LinkRefused } from '#web/features/signed-links/link-refused.tsx'
import { useLinkToken } from '#web/features/signed-links/use-link-token.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { seo } from '#web/platform/seo.ts'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import type { Route } from './+types/log'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = linkedEntryTexts
  return seo(matches, { title, description, path: pages.log.path, noindex: true })
}

/** The daily entry of one job for an operator without an account; the token stands in the fragment. */
export default function Log() {
  const token = useLinkToken()
  const [entered, setEntered] = useState<LogsheetSummary>()
  return (
    <main id="content" tabIndex={-1} className="page max-w-3xl py-6 outline-none md:py-10">
      {entered === undefined ? (
        <Day key={token} token={token} onEntered={setEntered} />
      ) : (
        <EntryReceipt log={entered} onMore={() => setEntered(undefined)} />
      )}
    </main>
  )
}

type Props = { token: string | undefined; onEntered: (log: LogsheetSummary) => void }

function Day({ token, onEntered }: Props) {
  const text = useLinkedEntryTexts()
  const [chosen, choose] = useState<Chosen>({ shift: 'A' })
  const { data, error, refetch } = useLinkedJob(token, chosen)
  if (error instanceof ApiProblem && error.is('status-conflict'))
    return <StatePanel title={text.closedTitle} text={text.closedText} />
  if (token === '' || error !== null) return <LinkRefused error={error ?? undefined} retry={() => void refetch()} />
  if (token === undefined || data === undefined) return <ListWaiting label={text.loading} />
  const store = async (photo: File) => (await uploadByLink(token, photo)).fileId
  return <LinkedEntry {...{ token, store, onEntered }} linked={data} onChoose={choose} />
}
