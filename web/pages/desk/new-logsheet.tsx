import { useNavigate, useSearchParams } from 'react-router'
import type { Logsheet } from '#contract/logsheets.ts'
import { logsheetEntryTexts } from '#contract/texts/logsheets.entry.en.ts'
import { deskLogAdded } from '#web/features/logsheets/desk-logsheets.queries.ts'
import { useDeskLogTexts } from '#web/features/logsheets/desk-texts.ts'
import { useEntryTexts } from '#web/features/logsheets/entry-texts.ts'
import { deskLogCalls } from '#web/features/logsheets/log-calls.ts'
import { NewLog } from '#web/features/logsheets/new-log.tsx'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { EntryNotShown } from '#web/pages/signed-in/entry-not-shown.tsx'
import { ListWaiting } from '#web/pages/signed-in/list-waiting.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ForPermission } from './for-permission.tsx'
import { storePhoto } from './store-photo.ts'

export const meta = () => accountMeta(logsheetEntryTexts.newTitle)

/** A new day of a job. */
export default function NewLogsheet() {
  const { backToList } = useLogTexts()
  const { newTitle } = useEntryTexts()
  const text = useDeskLogTexts()
  const jobId = useSearchParams()[0].get('job')
  return (
    <ForPermission permission="logsheets" title={newTitle}>
      <PageHead title={newTitle} back={{ to: deskAddresses.logsheets(), label: backToList }} />
      {jobId === null ? (
        <StatePanel title={text.noJob} text={text.noJobText} />
      ) : (
        <div className="card max-w-3xl p-5 md:p-6">
          <OfJob key={jobId} jobId={jobId} />
        </div>
      )}
    </ForPermission>
  )
}

function OfJob({ jobId }: { jobId: string }) {
  const text = useLogTexts()
  const { openIt } = useEntryTexts()
  const navigate = useNavigate()
  async function added(log: Logsheet) {
    deskLogAdded(log)
    await navigate(deskAddresses.logsheet(log.logsheetId), { replace: true })
  }
  return (
    <NewLog
      jobId={jobId}
      calls={deskLogCalls}
      store={storePhoto}
      onAdded={added}
      toLog={(id) => <LinkButton to={deskAddresses.logsheet(id)}>{openIt}</LinkButton>}
      waiting={<ListWaiting />}
      failed={(error, retry) => <EntryNotShown text={text} error={error} retry={retry} />}
    />
  )
}
