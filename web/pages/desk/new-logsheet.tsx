import { useNavigate, useSearchParams } from 'react-router'
import { deskLogsheetTexts } from '#contract/texts/logsheets.desk.en.ts'
import { AddLog } from '#web/features/logsheets/add-log.tsx'
import { useDeskLogTexts } from '#web/features/logsheets/desk-texts.ts'
import { useLogTexts } from '#web/features/logsheets/texts.ts'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ForPermission } from './for-permission.tsx'

export const meta = () => accountMeta(deskLogsheetTexts.newTitle)

/** Begins the log of a job's day. */
export default function NewLogsheet() {
  const { backToList } = useLogTexts()
  const text = useDeskLogTexts()
  const navigate = useNavigate()
  const jobId = useSearchParams()[0].get('job')
  return (
    <ForPermission permission="logsheets" title={text.newTitle}>
      <PageHead title={text.newTitle} back={{ to: deskAddresses.logsheets(), label: backToList }} />
      {jobId === null ? (
        <StatePanel title={text.noJob} text={text.noJobText} />
      ) : (
        <div className="card p-5 md:p-6">
          <AddLog jobId={jobId} onAdded={(id) => void navigate(deskAddresses.logsheet(id))} />
        </div>
      )}
    </ForPermission>
  )
}
