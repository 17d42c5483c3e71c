import { Link, useSearchParams } from 'react-router'
import { dateInIndia } from '#contract/dates.ts'
import type { Job } from '#contract/jobs.ts'
import { signedInPaths } from '#contract/paths.signed-in.ts'
import { jobTexts } from '#contract/texts/jobs.en.ts'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { RunningBreakdown } from '#web/features/jobs/breakdowns.tsx'
import { ExtendJob, ExtensionAsked } from '#web/features/jobs/extend-job.tsx'
import type { InspectionKit } from '#web/features/jobs/inspection-kit.ts'
import { CustomerInspections } from '#web/features/jobs/inspections.tsx'
import { JobHead } from '#web/features/jobs/job-head.tsx'
import { JobView } from '#web/features/jobs/job-view.tsx'
import { useJob } from '#web/features/jobs/jobs.queries.ts'
import { OffHirePanel } from '#web/features/jobs/off-hire-panel.tsx'
import { ReportBreakdown } from '#web/features/jobs/report-breakdown.tsx'
import { useJobTexts } from '#web/features/jobs/texts.ts'
import { useBreakdown } from '#web/features/jobs/use-breakdown.ts'
import { EntryPhotos } from '#web/features/logsheets/entry-photos.tsx'
import { SignaturePad } from '#web/features/logsheets/signature-pad.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const upload = async (file: File) => (await uploadFile('uploadFile', 'breakdown-photo', file)).fileId
const kit: InspectionKit = {
  Pad: SignaturePad,
  Photos: EntryPhotos,
  store: async (photo) => (await uploadFile('uploadFile', 'inspection-photo', photo)).fileId,
}

export const meta = () => accountMeta(jobTexts.one)

/** One rental job; the specification has its id in the query. */
export default function JobPage() {
  const jobId = useSearchParams()[0].get('job') ?? ''
  return <OneJob key={jobId} jobId={jobId} />
}

function OneJob({ jobId }: { jobId: string }) {
  const text = useJobTexts()
  const list = useListBefore(accountPaths.jobs())
  const query = useJob(jobId)
  const job = staleData(query.data, query.error)
  if (job !== undefined) return <Shown job={job} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.title }} />
      <EntryState query={query} text={text} />
    </>
  )
}

/** The month that a timesheet begins with: today's, or the last one of a hire that has ended. */
function monthOf({ expectedTo }: Job) {
  const today = dateInIndia(new Date())
  return (expectedTo < today ? expectedTo : today).slice(0, 7)
}

/** Customers enter the logsheets of machines that they run themselves. */
const isToLog = ({ status, withOperator }: Job) =>
  !withOperator && (status === 'ON_HIRE' || status === 'OFF_HIRE_REQUESTED')

function Shown({ job, list }: { job: Job; list: string }) {
  const text = useJobTexts()
  const { jobNumber, quoteId, agreed } = job
  const breakdown = useBreakdown(job.jobId, upload)
  return (
    <>
      <title>{jobNumber}</title>
      <JobHead job={job} list={list}>
        <div className="flex flex-wrap gap-2">
          {job.onHireFrom !== null && (
            <LinkButton tone="secondary" to={accountPaths.timesheet(job.jobId, monthOf(job))}>
              {text.timesheet}
            </LinkButton>
          )}
          {job.onHireFrom !== null && (
            <LinkButton tone="secondary" to={accountPaths.summarySheets(job.jobId)}>
              {text.summarySheets}
            </LinkButton>
          )}
          {job.onHireFrom !== null && (
            <LinkButton tone="secondary" to={accountPaths.jobInvoices(job.jobId)}>
              {text.invoices}
            </LinkButton>
          )}
          {isToLog(job) && (
            <LinkButton tone="secondary" to={accountPaths.newLogsheet(job.jobId)}>
              {text.newLogsheet}
            </LinkButton>
          )}
          <ReportBreakdown job={job} onReport={breakdown.report} />
          <ExtendJob job={job} />
        </div>
      </JobHead>
      <JobView
        job={job}
        inspections={<CustomerInspections job={job} kit={kit} />}
        first={<RunningBreakdown job={job} onEnd={breakdown.end} />}
        gatePass={{
          call: 'downloadGatePass',
          path: signedInPaths.downloadGatePass.path.replace('{jobId}', () => job.jobId),
        }}
        quote={
          <Link to={accountPaths.quote(quoteId)} className="link inline-flex min-h-11 items-center tabular-nums">
            {fill(text.quoteVersion, { number: agreed.quoteNumber, version: agreed.version })}
          </Link>
        }
      >
        <ExtensionAsked job={job} />
        <OffHirePanel job={job} />
      </JobView>
    </>
  )
}
