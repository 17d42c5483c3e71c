import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { useDeskLogsheet, type VersionedLog } from '#web/features/logsheets/desk-logsheets.queries.ts'
import { useDeskLogTexts } from '#web/features/logsheets/desk-texts.ts'
import { EditLog } from '#web/features/logsheets/edit-log.tsx'
import { LogBadge } from '#web/features/logsheets/log-badge.tsx'
import { LogHead } from '#web/features/logsheets/log-head.tsx'
import { LogLife } from '#web/features/logsheets/log-life.tsx'
import { LogView } from '#web/features/logsheets/log-view.tsx'
import { Dispute } from '#web/features/logsheets/signature.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import type { Route } from './+types/logsheet'

export const meta = () => accountMeta(logsheetTexts.one)

/** One day of a machine on hire: to enter, to read, or to answer. */
export default function DeskLogsheetPage({ params: { logsheetId } }: Route.ComponentProps) {
  return <OneLog key={logsheetId} id={logsheetId} />
}

function OneLog({ id }: { id: string }) {
  const text = useLogTexts()
  const { missingText } = useDeskLogTexts()
  const list = useListBefore(deskAddresses.logsheets())
  const { data, error, isPending, refetch } = useDeskLogsheet(id)
  const loaded = staleData(data, error)
  const log = loaded?.thing
  return (
    <>
      {log !== undefined && <title>{log.logNumber}</title>}
      <PageHead
        title={log?.machineName ?? text.one}
        back={{ to: list, label: text.backToList }}
        mark={log !== undefined && <LogBadge status={log.status} />}
      />
      {isPending && <ListWaiting />}
      {error !== null && loaded === undefined && (
        <EntryNotShown text={{ ...text, missingText }} error={error} retry={() => void refetch()} />
      )}
      {loaded !== undefined && <Shown key={`${loaded.thing.version}-${loaded.thing.status}`} loaded={loaded} />}
    </>
  )
}

/** A draft and a dispute are for writing; everything else is for reading. */
function Shown({ loaded }: { loaded: VersionedLog }) {
  const { thing: log } = loaded
  const { mayEdit, mayRevise } = log.answers
  const isToWrite = mayEdit || (mayRevise && log.status === 'DISPUTED')
  return (
    <>
      <LogHead log={log} />
      {isToWrite ? (
        <div className="grid gap-6">
          <Dispute log={log} />
          <EditLog loaded={loaded} />
          <LogLife log={log} />
        </div>
      ) : (
        <LogView log={log} />
      )}
    </>
  )
}
