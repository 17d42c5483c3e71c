import { Link } from 'react-router'
import type { Job } from '#contract/jobs.ts'
import { deskPaths } from '#contract/paths.desk.ts'
import { jobTexts } from '#contract/texts/jobs.en.ts'
import { uploadFile } from '#web/features/files/upload-file.ts'
import { EWayBill } from '#web/features/gst/e-way-bill.tsx'
import { Allocation } from '#web/features/jobs/allocation.tsx'
import { AskedOffHire } from '#web/features/jobs/asked-off-hire.tsx'
import { RunningBreakdown } from '#web/features/jobs/breakdowns.tsx'
import { DeskJobActs } from '#web/features/jobs/desk-acts.tsx'
import { useDeskJob } from '#web/features/jobs/desk-jobs.queries.ts'
import { useDeskJobTexts } from '#web/features/jobs/desk-texts.ts'
import { DispatchMachine } from '#web/features/jobs/dispatch-machine.tsx'
import type { InspectionKit } from '#web/features/jobs/inspection-kit.ts'
import { DeskInspections } from '#web/features/jobs/inspections.tsx'
import { JobHead } from '#web/features/jobs/job-head.tsx'
import { JobView } from '#web/features/jobs/job-view.tsx'
import { type Report, ReportBreakdown } from '#web/features/jobs/report-breakdown.tsx'
import { SwapMachine } from '#web/features/jobs/swap-machine.tsx'
import { useBreakdownTexts, useJobTexts } from '#web/features/jobs/texts.ts'
import { useDeskAct } from '#web/features/jobs/use-desk-act.ts'
import { EntryPhotos } from '#web/features/logsheets/entry-photos.tsx'
import { SignaturePad } from '#web/features/logsheets/signature-pad.tsx'
import { deskEntry } from '#web/features/signed-links/share.ts'
import { ShareLinks } from '#web/features/signed-links/share-links.tsx'
import { EntryState } from '#web/pages/signed-in/entry-state.tsx'
import { PageHead } from '#web/pages/signed-in/page-head.tsx'
import { useListBefore } from '#web/pages/signed-in/use-list-before.ts'
import { call } from '#web/platform/call.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { accountMeta } from '#web/platform/seo.ts'
import { staleData } from '#web/platform/stale-data.ts'
import { fill } from '#web/platform/text.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/job'
import { useMay } from './for-permission.tsx'

const upload = async (file: File) => (await uploadFile('uploadDeskFile', 'breakdown-photo', file)).fileId
const kit: InspectionKit = {
  Pad: SignaturePad,
  Photos: EntryPhotos,
  store: async (photo) => (await uploadFile('uploadDeskFile', 'inspection-photo', photo)).fileId,
}

export const meta = () => accountMeta(jobTexts.one)

/** One rental job at the desk. */
export default function DeskJob({ params: { jobId } }: Route.ComponentProps) {
  return <OneJob key={jobId} jobId={jobId} />
}

function OneJob({ jobId }: { jobId: string }) {
  const text = useJobTexts()
  const { missingText } = useDeskJobTexts()
  const list = useListBefore(deskAddresses.jobs())
  const query = useDeskJob(jobId)
  const job = staleData(query.data, query.error)
  if (job !== undefined) return <Shown job={job} list={list} />
  return (
    <>
      <PageHead title={text.one} back={{ to: list, label: text.title }} />
      <EntryState query={query} text={{ ...text, missingText }} />
    </>
  )
}

const isRunning = ({ status }: Job) => status === 'ON_HIRE' || status === 'OFF_HIRE_REQUESTED'

function Shown({ job, list }: { job: Job; list: string }) {
  const words = useDeskJobTexts()
  const mayAct = useMay('jobs')
  const mayLog = useMay('logsheets')
  const mayFile = useMay('ledger')
  const act = useDeskAct()
  const said = useBreakdownTexts()
  const params = { id: job.jobId }
  const report = ({ photos, ...rest }: Report) =>
    act.run(said.reported, async () => {
      const photoIds = await Promise.all(photos.map(upload))
      return call('reportDeskBreakdown', { params, body: { ...rest, photoIds } })
    })
  const end = (endedAt: string) => act.run(said.ended, () => call('endDeskBreakdown', { params, body: { endedAt } }))
  const { quoteNumber: number, version } = job.agreed
  return (
    <>
      <title>{job.jobNumber}</title>
      <JobHead job={job} list={list}>
        <div className="flex flex-wrap gap-2">
          {mayAct && (
            <>
              <ReportBreakdown job={job} onReport={report} />
              <DispatchMachine job={job} act={act} />
              <SwapMachine job={job} act={act} />
              <AskedOffHire job={job} act={act} />
            </>
          )}
          {mayFile && job.challan !== null && (
            <EWayBill key={job.challan.challanNumber} jobId={job.jobId} challan={job.challan} />
          )}
          {mayLog && isRunning(job) && (
            <LinkButton tone="secondary" to={deskAddresses.newLogsheet(job.jobId)}>
              {words.newLogsheet}
            </LinkButton>
          )}
        </div>
      </JobHead>
      <output className="block text-signed not-empty:mb-3">{act.said}</output>
      <JobView
        job={job}
        inspections={<DeskInspections job={job} kit={kit} mayAct={mayAct} />}
        first={<RunningBreakdown job={job} onEnd={mayAct ? end : undefined} />}
        gatePass={{
          call: 'downloadDeskGatePass',
          path: deskPaths.downloadDeskGatePass.path.replace('{id}', () => job.jobId),
        }}
        quote={
          <Link to={deskAddresses.quote(job.quoteId)} className="link inline-flex min-h-11 items-center tabular-nums">
            {fill(words.quote, { number, version })}
          </Link>
        }
      >
        {mayAct && job.status === 'SCHEDULED' && <Allocation job={job} act={act} />}
        {mayAct && <DeskJobActs job={job} act={act} />}
        {isRunning(job) && job.withOperator && <ShareLinks share={deskEntry(job.jobId)} mayMake={mayAct} />}
      </JobView>
    </>
  )
}
