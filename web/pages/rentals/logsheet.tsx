import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { logsheetTexts } from '#contract/texts/logsheets.en.ts'
import { ChangeButton } from '#web/features/logsheets/change-button.tsx'
import { CustomerAnswer } from '#web/features/logsheets/customer-answer.tsx'
import { EditLog } from '#web/features/logsheets/edit-log.tsx'
import { customerLogCalls } from '#web/features/logsheets/log-calls.ts'
import { LogHead } from '#web/features/logsheets/log-head.tsx'
import { LogLife } from '#web/features/logsheets/log-life.tsx'
import { LogView } from '#web/features/logsheets/log-view.tsx'
import { cacheLogsheet, useLogsheet } from '#web/features/logsheets/logsheets.queries.ts'
import { Dispute } from '#web/features/logsheets/signature.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { useTimelineTexts } from '#web/features/logsheets/timeline-texts.ts'
import { useEntryOutcome } from '#web/features/logsheets/use-log-outcome.ts'
import type { VersionedLog } from '#web/features/logsheets/versioned-log.ts'
import { OtpForm } from '#web/features/session/otp-form.tsx'
import { customerSigning } from '#web/features/signed-links/share.ts'
import { ShareLinks } from '#web/features/signed-links/share-links.tsx'
import { OneLog } from '#web/pages/signed-in/one-log.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { storePhoto } from './store-photo.ts'

export const meta = () => accountMeta(logsheetTexts.one)

/** One day of a machine on hire. */
export default function LogsheetPage() {
  const id = useSearchParams()[0].get('log') ?? ''
  return <Loaded key={id} id={id} />
}

function Loaded({ id }: { id: string }) {
  const list = useListBefore(accountPaths.logsheets())
  return (
    <OneLog query={useLogsheet(id)} list={list}>
      {(loaded) => <Shown key={`${loaded.thing.version}-${loaded.thing.status}`} loaded={loaded} />}
    </OneLog>
  )
}

/** A draft and a dispute are for writing; a signed day is changed on request; everything else is for reading. */
function Shown({ loaded }: { loaded: VersionedLog }) {
  const text = useLogTexts()
  const { view: viewTimeline } = useTimelineTexts()
  const { thing: log } = loaded
  const { mayEdit, mayRevise, maySign, mayDispute } = log.answers
  const [isChanging, setChanging] = useState(mayEdit || (mayRevise && log.status === 'DISPUTED'))
  const answer = (maySign || mayDispute) && <CustomerAnswer log={log} codeForm={(form) => <OtpForm {...form} />} />
  return (
    <>
      <LogHead log={log} />
      {isChanging ? (
        <Writing loaded={loaded} onClose={() => setChanging(false)} />
      ) : (
        <LogView
          log={log}
          answer={answer || (mayRevise && <ChangeButton onPress={() => setChanging(true)} />)}
          shared={maySign && <ShareLinks share={customerSigning(log.logsheetId)} version={log.version} mayMake />}
        />
      )}
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link to={accountPaths.logTimeline(log.logsheetId)} className="link inline-flex min-h-11 items-center">
          {viewTimeline}
        </Link>
        <Link
          to={accountPaths.timesheet(log.jobId, log.date.slice(0, 7))}
          className="link inline-flex min-h-11 items-center"
        >
          {text.toTimesheet}
        </Link>
      </p>
    </>
  )
}

function Writing({ loaded, onClose }: { loaded: VersionedLog; onClose: () => void }) {
  const { notifySubmitted } = useEntryOutcome()
  const { thing: log } = loaded
  return (
    <div className="grid gap-6">
      <Dispute log={log} />
      <EditLog
        loaded={loaded}
        calls={customerLogCalls}
        cache={(saved) => {
          cacheLogsheet(saved)
          if (saved.thing.status === 'SUBMITTED') notifySubmitted(saved.thing)
        }}
        store={storePhoto}
        {...(log.status === 'SIGNED' ? { onClose } : {})}
      />
      <LogLife log={log} />
    </div>
  )
}
