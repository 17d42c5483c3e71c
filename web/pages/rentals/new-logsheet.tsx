import { useNavigate, useSearchParams } from 'react-router'
import type { Logsheet } from '#contract/logsheets.ts'
import { logsheetEntryTexts } from '#contract/texts/logsheets.entry.en.ts'
import { useEntryTexts } from '#web/features/logsheets/entry-texts.ts'
import { JobsToLog } from '#web/features/logsheets/jobs-to-log.tsx'
import { customerLogCalls } from '#web/features/logsheets/log-calls.ts'
import { reloadLogsheets } from '#web/features/logsheets/logsheets.queries.ts'
import { NewLog } from '#web/features/logsheets/new-log.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { useEntryOutcome } from '#web/features/logsheets/use-log-outcome.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { storePhoto } from './store-photo.ts'

export const meta = () => accountMeta(logsheetEntryTexts.newTitle)

/** A new day of a machine that the customer runs; without a job in the address, a choice among these machines. */
export default function NewLogsheet() {
  const text = useLogTexts()
  const { newTitle, openIt } = useEntryTexts()
  const { notifySubmitted } = useEntryOutcome()
  const navigate = useNavigate()
  const jobId = useSearchParams()[0].get('job')
  async function added(log: Logsheet) {
    await reloadLogsheets()
    await navigate(accountPaths.logsheet(log.logsheetId), { replace: true })
    if (log.status === 'SUBMITTED') notifySubmitted(log)
  }
  const failed = (error: Error, retry: () => void) => <EntryNotShown text={text} error={error} retry={retry} />
  return (
    <>
      <PageHead title={newTitle} back={{ to: accountPaths.logsheets(), label: text.backToList }} />
      {jobId === null ? (
        <JobsToLog to={accountPaths.newLogsheet} waiting={<ListWaiting />} failed={failed} />
      ) : (
        <div className="card p-5 md:p-6">
          <NewLog
            key={jobId}
            jobId={jobId}
            calls={customerLogCalls}
            store={storePhoto}
            onAdded={added}
            toLog={(id) => <LinkButton to={accountPaths.logsheet(id)}>{openIt}</LinkButton>}
            waiting={<ListWaiting />}
            failed={failed}
          />
        </div>
      )}
    </>
  )
}
