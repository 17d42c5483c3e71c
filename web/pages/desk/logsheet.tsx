import { useState } from 'react'
import { Link } from 'react-router'
import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { ChangeButton } from '#web/features/logsheets/change-button.tsx'
import { DeskAnswer } from '#web/features/logsheets/desk-answer.tsx'
import { deskLogChanged, useDeskLogsheet } from '#web/features/logsheets/desk-logsheets.queries.ts'
import { useDeskLogTexts } from '#web/features/logsheets/desk-texts.ts'
import { EditLog } from '#web/features/logsheets/edit-log.tsx'
import { deskLogCalls } from '#web/features/logsheets/log-calls.ts'
import { LogHead } from '#web/features/logsheets/log-head.tsx'
import { LogLife } from '#web/features/logsheets/log-life.tsx'
import { LogView } from '#web/features/logsheets/log-view.tsx'
import { Dispute } from '#web/features/logsheets/signature.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { useTimelineTexts } from '#web/features/logsheets/timeline-texts.ts'
import type { VersionedLog } from '#web/features/logsheets/versioned-log.ts'
import { deskSigning } from '#web/features/signed-links/share.ts'
import { ShareLinks } from '#web/features/signed-links/share-links.tsx'
import { OneLog } from '#web/pages/signed-in/one-log.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import type { Route } from './+types/logsheet'
import { useMay } from './for-permission.tsx'
import { storePhoto } from './store-photo.ts'

export const meta = () => accountMeta(logsheetTexts.one)

/** One day of a machine on hire: to enter, to read, or to answer. */
export default function DeskLogsheetPage({ params: { logsheetId } }: Route.ComponentProps) {
  return <Loaded key={logsheetId} id={logsheetId} />
}

function Loaded({ id }: { id: string }) {
  const { missingText } = useDeskLogTexts()
  const list = useListBefore(deskAddresses.logsheets())
  return (
    <OneLog query={useDeskLogsheet(id)} list={list} missingText={missingText}>
      {(loaded) => <Shown key={`${loaded.thing.version}-${loaded.thing.status}`} loaded={loaded} />}
    </OneLog>
  )
}

/** A draft and a dispute are for writing; a signed day is changed on request; everything else is for reading. */
function Shown({ loaded }: { loaded: VersionedLog }) {
  const { thing: log } = loaded
  const { mayEdit, mayRevise, maySign, mayDispute } = log.answers
  const [isChanging, setChanging] = useState(mayEdit || (mayRevise && log.status === 'DISPUTED'))
  const answer = (maySign || mayDispute) && <DeskAnswer log={log} />
  const { view: viewTimeline } = useTimelineTexts()
  const { toTimesheet } = useLogTexts()
  const isOurs = log.enteredSide === 'SUPPLIER' && log.status !== 'DRAFT'
  const mayShare = useMay('logsheets') && log.status === 'SUBMITTED'
  return (
    <>
      <LogHead log={log} />
      {isChanging ? (
        <div className="grid max-w-3xl gap-6">
          <Dispute log={log} />
          <EditLog
            loaded={loaded}
            calls={deskLogCalls}
            cache={deskLogChanged}
            store={storePhoto}
            {...(log.status === 'SIGNED' ? { onClose: () => setChanging(false) } : {})}
          />
          <LogLife log={log} />
        </div>
      ) : (
        <LogView
          log={log}
          answer={answer || (mayRevise && <ChangeButton onPress={() => setChanging(true)} />)}
          shared={isOurs && <ShareLinks share={deskSigning(log.logsheetId)} version={log.version} mayMake={mayShare} />}
        />
      )}
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link to={deskAddresses.logTimeline(log.logsheetId)} className="link inline-flex min-h-11 items-center">
          {viewTimeline}
        </Link>
        <Link
          to={deskAddresses.timesheet(log.jobId, log.date.slice(0, 7))}
          className="link inline-flex min-h-11 items-center"
        >
          {toTimesheet}
        </Link>
      </p>
    </>
  )
}
